const SLOTS = 2 ** 16

/**
 * Which texts came lately, for caches that store at the second request only, so that a crawl does
 * not evict what is popular. One hash a slot, and a later text takes the slot of an earlier one:
 * fixed memory, nothing for the garbage collector, and now and then a wrong answer, which costs a
 * cache one entry.
 */
export class SeenBefore {
  private readonly slots = new Uint32Array(SLOTS)

  /** Whether the text came before; from now on it did. */
  has(text: string): boolean {
    const hash = hashOf(text)
    const slot = (hash ^ (hash >>> 16)) & (SLOTS - 1)
    if (this.slots[slot] === hash) return true
    this.slots[slot] = hash
    return false
  }
}

/** FNV-1a, never 0, which is an empty slot. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  }
  return hash >>> 0 || 1
}
