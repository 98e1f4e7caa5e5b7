import { askedForm } from '../load/asked-form.ts'

export interface AskedNumber {
  /** What it may be on our shelf, in its `askedForm`, likelier first. */
  numbers: readonly string[]
  isAnnual: boolean
  /** The letter of another cover: `12B`. */
  isVariant: boolean
  /** No number at all, as for a one-shot. */
  isBare: boolean
}

const ONE = /^(-?\d{1,7}(?:\.\d{1,2})?)([a-z])?$/i
/** `½`, `1½`, `1.MU`, `AU`. */
const PRINTED = /^(?:\d{0,5}½|\d{1,5}\.[a-z]{1,5}|[a-z]{1,3})$/i
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
  if (two !== null) return { ...asked, numbers: [askedForm(`${two[1]}`), askedForm(`${two[2]}`)] }
  if (PRINTED.test(bare) && !asked.isBare) return { ...asked, numbers: [askedForm(bare)] }
  const one = ONE.exec(bare)
  if (one === null) return { ...asked, numbers: [] }
  // Some covers bear the letter: where no such number is there, it is that of another cover.
  const [, number = '', letter] = one
  const numbers = letter === undefined ? [askedForm(number)] : [askedForm(bare), askedForm(number)]
  return { ...asked, numbers, isVariant: letter !== undefined }
}

function plainText(text: string): string {
  return text
    .slice(0, LONGEST)
    .trim()
    .replace(/^(?:#|no\.?|issue)\s?/i, '')
    .replace(/^[−–](?=\d)/, '-')
    .replace(/\s?(?:½|\b1\/2)$/, '½')
    .replace(/^0?\.5$/, '½')
    .replace(/\s?(?:of|\/)\s?\d{1,3}$/i, '')
}
