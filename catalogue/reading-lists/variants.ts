const FIRST_COVER = /^\(?(?:regular|standard|main|cover a)\b/i
const VARIANT_WORDS = /\b(?:variant|cover|printing|print|edition|incentive|newsstand|exclusive)\b/i

/** Of several covers, A is the one that everybody calls the comic. */
export function isFirstCover(words: string): boolean {
  return words === '' || FIRST_COVER.test(words)
}

/** Whether words behind a number tell of another cover or printing, and not of the story. */
export function isVariantText(words: string): boolean {
  return VARIANT_WORDS.test(words) && !isFirstCover(words)
}
