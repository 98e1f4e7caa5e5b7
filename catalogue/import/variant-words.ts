import { titleKey } from '../match/title-key.ts'

/** Words that tell no cover of an issue from another. */
const UNTELLING = new Set(
  'and by copy cover covers edition for incentive of printing retailer standard the variant variants with'.split(
    ' ',
  ),
)
const PRINTINGS: Record<string, string> = {
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
}

/** Of two covers of one issue, by their descriptions: `perhaps` where one says too little, or both name one thing. */
export function compareVariants(one: string, other: string): 'same' | 'perhaps' | 'others' {
  const [words, others] = [tellingWords(one), tellingWords(other)]
  if (titleKey(one || 'Variant') === titleKey(other || 'Variant')) return 'same'
  if (words.size === 0 || others.size === 0) return 'perhaps'
  const shared = [...words].filter((word) => others.has(word)).length
  if (shared === 0) return 'others'
  return shared === words.size && shared === others.size ? 'same' : 'perhaps'
}

/** Letters and ratios alone (`Variant A`, `1:25`) are each source's own count. */
function tellingWords(description: string): Set<string> {
  const words = description.split(/[\s/:,;()&-]+/).map(titleKey)
  return new Set(
    words
      .filter((word) => word.length > 1 && !/^\d+$/.test(word) && !UNTELLING.has(word))
      .map((word) => PRINTINGS[word] ?? word),
  )
}
