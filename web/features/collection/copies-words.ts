import { CONDITIONS, type Copy } from '#contract/collection.ts'
import { toCount } from '#web/lib/records/record-words.ts'

const MOST_PRICES = 3

/** `1 copy · Near mint · paid 12.50 USD`. */
export function toCopiesWords(copies: readonly Copy[]): string {
  return [
    toCount(copies.length, 'copy', 'copies'),
    toConditions(copies).join(', '),
    toPaidWords(copies),
  ]
    .filter((words) => words !== '')
    .join(' · ')
}

/** Each once, the best first. */
export function toConditions(copies: readonly Copy[]) {
  return CONDITIONS.filter((known) => copies.some(({ condition }) => condition === known))
}

/** As they were typed: nothing is summed here. */
function toPaidWords(copies: readonly Copy[]): string {
  const prices = copies.flatMap(({ paid }) => paid ?? [])
  if (prices.length === 0) return ''
  const named = prices.slice(0, MOST_PRICES).map(({ amount, currency }) => `${amount} ${currency}`)
  return `paid ${named.join(', ')}${prices.length > MOST_PRICES ? ' …' : ''}`
}
