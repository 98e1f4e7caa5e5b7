export interface AskedNumber {
  /** What it may be on our shelf, likelier first; empty for `1.MU` and the like, which we do not have. */
  numbers: readonly number[]
  isAnnual: boolean
  /** The letter of another cover: `12B`. */
  isVariant: boolean
  /** No number at all, as for a one-shot. */
  isBare: boolean
}

const ONE = /^(-?\d{1,5}(?:\.\d{1,2})?)([a-z])?$/i
const TWO = /^(-?\d{1,5})\s?[[(](\d{1,5})[\])]$/
const BARE = new Set(['', 'nn', '[nn]', 'one-shot', 'os'])
const LONGEST = 40

/** A number as lists write it: `12`, `#012`, `½`, `12.1`, `-1`, `Annual 3`, `1 [43]`, `2 of 4`, `12B`. */
export function parseAskedNumber(text: string): AskedNumber {
  const plain = plainText(text)
  const isAnnual = /^annual\b/i.test(plain)
  const bare = plain.replace(/^annual\b\s?#?/i, '')
  const asked = { isAnnual, isVariant: false, isBare: BARE.has(bare.toLowerCase()) }
  const two = TWO.exec(bare)
  if (two !== null) return { ...asked, numbers: [Number(two[1]), Number(two[2])] }
  const one = ONE.exec(bare)
  if (one === null) return { ...asked, numbers: [] }
  return { ...asked, numbers: [Number(one[1])], isVariant: one[2] !== undefined }
}

function plainText(text: string): string {
  return text
    .slice(0, LONGEST)
    .trim()
    .replace(/^(?:#|no\.?|issue)\s?/i, '')
    .replace(/^[−–](?=\d)/, '-')
    .replace(/\s?(?:½|\b1\/2)$/, '.5')
    .replace(/^\.5$/, '0.5')
    .replace(/\s?(?:of|\/)\s?\d{1,3}$/i, '')
}
