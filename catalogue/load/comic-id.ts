/**
 * Stable ids that are derived, not stored in the data: a comic's from the id that its series had
 * first and its number, a story's from its comic's and its place. All fit into 31 bits, since typed clients
 * read ids as 32-bit integers.
 */
const SLOTS = 8192
const WHOLE_SLOTS = 4096
const BELOW_ZERO = 100
const STORIES_PER_COMIC = 4

export const MAX_SERIES_ID = 65_535
export const MIN_NUMBER = -BELOW_ZERO
export const MAX_NUMBER = WHOLE_SLOTS - 1 - BELOW_ZERO
export const MAX_STORIES = STORIES_PER_COMIC

/** Ids up to here are the original service's and are stated in the data; those that are made lie above. */
export const MAX_ORIGINAL_COMIC_ID = 400_000

export function comicIdOf(seriesId: number, issueNumber: number): number {
  return seriesId * SLOTS + slotOf(issueNumber)
}

export function storyIdOf(comicId: number, place: number): number {
  return comicId * STORIES_PER_COMIC + place
}

/**
 * Fractions (33.1) are in the upper half of the range; a collision is reported as a duplicate id.
 */
function slotOf(issueNumber: number): number {
  const tenths = Math.round(issueNumber * 10)
  if (tenths % 10 === 0) return tenths / 10 + BELOW_ZERO
  const fraction = Math.floor(tenths / 10) * 9 + (tenths % 10) - 1
  return WHOLE_SLOTS + (fraction % WHOLE_SLOTS)
}

/** A series with a lower id has to state the ids of its comics. */
export function hasMadeIds(seriesId: number): boolean {
  return seriesId * SLOTS > MAX_ORIGINAL_COMIC_ID
}
