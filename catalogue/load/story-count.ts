import type { ComicRecord } from './records.ts'

/** The cover, and one or more stories inside; those of a variant are the original's, so it has its cover alone. */
export function storyCountOf({
  storyTitles,
  variantOf,
}: Pick<ComicRecord, 'storyTitles' | 'variantOf'>): number {
  return variantOf === null ? 1 + Math.max(1, storyTitles.length) : 1
}
