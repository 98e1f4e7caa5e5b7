import type { ListEntry } from '#contract/lists.ts'

/**
 * The order of `later` wins. What `stored` has besides, and `keeps` allows, follows the entry that
 * it followed there; if that is gone, the one before it.
 */
export function mergeOrders(
  stored: readonly ListEntry[],
  later: readonly ListEntry[],
  keeps: (entry: ListEntry) => boolean,
): ListEntry[] {
  const laterIds = new Set(later.map(({ comic }) => comic))
  const atStart: ListEntry[] = []
  const followers = new Map<number, ListEntry[]>()
  let following = atStart
  for (const entry of stored) {
    if (laterIds.has(entry.comic)) {
      following = []
      followers.set(entry.comic, following)
    } else if (keeps(entry)) following.push(entry)
  }
  return [...atStart, ...later.flatMap((entry) => [entry, ...(followers.get(entry.comic) ?? [])])]
}
