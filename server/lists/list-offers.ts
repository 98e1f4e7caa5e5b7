import type { ListOffers } from '#contract/lists.ts'

interface Orders {
  /** The member's list. */
  list: readonly number[]
  /** The reading order that it was made from, as it was then, and as it is. */
  before: readonly number[]
  now: readonly number[]
}

/**
 * What the reading order gained and lost since. What the member took out or put in meanwhile is no
 * change of the order, and is left alone.
 */
export function offersOf({ list, before, now }: Orders): ListOffers {
  const listed = new Set(list)
  const known = new Set(before)
  const ordered = new Set(now)
  const add: ListOffers['add'] = []
  let after: number | null = null
  for (const comic of ordered) {
    const isNew = !known.has(comic) && !listed.has(comic)
    if (isNew) add.push({ comic, after })
    if (isNew || listed.has(comic)) after = comic
  }
  return { add, remove: list.filter((comic) => known.has(comic) && !ordered.has(comic)) }
}
