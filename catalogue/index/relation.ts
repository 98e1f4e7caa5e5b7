import type { SortedList } from './sorted-lists.ts'

/**
 * A relation in compressed sparse row form, as two flat arrays: the targets of record n are those
 * between offsets[n] and offsets[n + 1], ascending. A list costs no object and no copy.
 */
export class Relation {
  readonly offsets: Uint32Array
  readonly targets: Uint32Array

  constructor(offsets: Uint32Array, targets: Uint32Array) {
    this.offsets = offsets
    this.targets = targets
  }

  get size(): number {
    return this.offsets.length - 1
  }

  of(record: number): SortedList {
    return this.targets.subarray(this.offsets[record], this.offsets[record + 1])
  }

  /** The inverse relation. Its lists are sorted, since records are visited in ascending order. */
  invert(targetCount: number): Relation {
    const offsets = new Uint32Array(targetCount + 1)
    for (const target of this.targets) offsets[target + 1] = (offsets[target + 1] as number) + 1
    for (let index = 0; index < targetCount; index += 1) {
      offsets[index + 1] = (offsets[index + 1] as number) + (offsets[index] as number)
    }
    const filled = offsets.slice()
    const inverse = new Uint32Array(this.targets.length)
    let place = 0
    for (let record = 0; record < this.size; record += 1) {
      for (const end = this.offsets[record + 1] as number; place < end; place += 1) {
        const target = this.targets[place] as number
        const free = filled[target] as number
        inverse[free] = record
        filled[target] = free + 1
      }
    }
    return new Relation(offsets, inverse)
  }

  /**
   * A join through a middle kind: this record → its middles → their targets, without duplicates.
   */
  through(next: Relation, targetCount: number): Relation {
    const seenBy = new Uint32Array(targetCount)
    return buildRelation(this.size, (record) => {
      const found: number[] = []
      for (const middle of this.of(record)) {
        for (const target of next.of(middle)) {
          if (seenBy[target] === record + 1) continue
          seenBy[target] = record + 1
          found.push(target)
        }
      }
      return found
    })
  }
}

/** `targetsOf` may return them in any order, without duplicates. */
export function buildRelation(
  size: number,
  targetsOf: (record: number) => Iterable<number>,
): Relation {
  const offsets = new Uint32Array(size + 1)
  let targets = new Uint32Array(Math.max(1024, size))
  let count = 0
  for (let record = 0; record < size; record += 1) {
    const start = count
    let sorted = true
    for (const target of targetsOf(record)) {
      if (count === targets.length) targets = grown(targets)
      if (count > start && (targets[count - 1] as number) > target) sorted = false
      targets[count++] = target
    }
    if (!sorted) targets.subarray(start, count).sort()
    offsets[record + 1] = count
  }
  return new Relation(offsets, targets.slice(0, count))
}

function grown(full: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(full.length * 2)
  larger.set(full)
  return larger
}
