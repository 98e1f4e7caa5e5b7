import { CollectedSchema, type Copy, MAX_COPIES } from '#contract/collection.ts'
import type { BroughtLine } from './brought-lines.ts'
import { plainLines } from './plain-text.ts'

const MAX_NOTE = 500

/** What collectors abbreviate, and the numbers of the ten-point scale from which each is called so. */
const GRADES: [condition: NonNullable<Copy['condition']>, short: RegExp, from: number][] = [
  ['Mint', /^(?:m|mint|gem mint|gm)$/, 9.9],
  ['Near mint', /^(?:nm|near mint)$/, 9.2],
  ['Very fine', /^(?:vf|very fine)$/, 7.5],
  ['Fine', /^(?:fn|f|fine)$/, 5.5],
  ['Very good', /^(?:vg|very good)$/, 3.5],
  ['Good', /^(?:gd|g|good)$/, 1.8],
  ['Fair', /^(?:fr|fair)$/, 1],
  ['Poor', /^(?:pr|p|poor)$/, 0.3],
]

/** The copies that a line tells of. What has no field of its own here is kept in the note. */
export function copiesOf(line: BroughtLine): Copy[] {
  if (line.copies !== undefined) return ownCopies(line.copies)
  const condition = toCondition(line.condition ?? '')
  const paid = toPaid(line.paid ?? '')
  const note = [
    line.variant ?? '',
    condition === undefined && line.condition !== undefined ? `Condition: ${line.condition}` : '',
    paid === undefined && line.paid !== undefined ? `Paid ${line.paid}` : '',
    line.note ?? '',
  ]
  const words = plainLines(note.filter((part) => part !== '').join('\n'), MAX_NOTE)
  const copy: Copy = {
    ...(condition !== undefined && { condition }),
    ...(paid !== undefined && { paid }),
    ...(words !== '' && { note: words }),
  }
  const [first, ...others] = Array<Copy>(Math.min(line.quantity ?? 1, MAX_COPIES)).fill({})
  return first === undefined ? [] : [copy, ...others]
}

/** A file may have been changed since we wrote it: a copy that is not as it must be is a bare one. */
function ownCopies(copies: unknown[]): Copy[] {
  return copies.slice(0, MAX_COPIES).map((copy) => {
    const checked = CollectedSchema.safeParse({ copies: [copy] })
    return (checked.success && checked.data.copies[0]) || {}
  })
}

/** `NM`, `VF+`, `9.4`, `9.8 (NM/MT)`. Undefined between two, as for `VF/NM`, and for all other words. */
function toCondition(text: string): Copy['condition'] {
  const words = text.trim().toLowerCase()
  const points = /^(\d{1,2}(?:\.\d)?)(?:\s*\(.*\))?$/.exec(words)
  if (points !== null) {
    const grade = Number(points[1])
    return grade > 10 ? undefined : GRADES.find(([, , from]) => grade >= from)?.[0]
  }
  const plain = words.replace(/[+-]$/, '').trimEnd()
  return GRADES.find(([, short]) => short.test(plain))?.[0]
}

const SIGNS: Record<string, string> = { '€': 'EUR', '£': 'GBP', us$: 'USD', '¥': 'JPY' }
const AMOUNT = /^(us\$|[€£¥]|[a-z]{3})?\s?(\d{1,9}(?:[.,]\d{1,2})?)\s?([€£¥]|[a-z]{3})?$/i

/** Only with a currency that is sure: a dollar may be of several countries. */
function toPaid(text: string): Copy['paid'] {
  const [, before, amount, after] = AMOUNT.exec(text.trim()) ?? []
  const sign = before ?? after
  if (amount === undefined || sign === undefined) return undefined
  const currency = SIGNS[sign.toLowerCase()] ?? sign.toUpperCase()
  return { amount: amount.replace(',', '.'), currency }
}
