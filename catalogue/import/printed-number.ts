import { parseEntry, parseIssueNumber, stretchesOf, valueOfNumber } from '../load/issue-numbers.ts'

const LEADING = /^(?:#|no\.?\s|issue\s)\s*/i

/** A number as the cover has it, in the form of our files: `33.1`, `½`, `1.MU`, `AU`; undefined for what is none. */
export function printedNumber(text: string): string | undefined {
  const plain = text
    .slice(0, 40)
    .trim()
    .replace(LEADING, '')
    .replace(/^[−–](?=\d)/, '-')
    .replace(/^(?:0?\.50?|1\/2)$/, '½')
    .replace(/\s+/g, '.')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?\d+)\.0+$/, '$1')
    .replace(/^-0$/, '0')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())
  try {
    return parseIssueNumber(plain)
  } catch {
    return undefined
  }
}

/** Two numbers with the same key are the same issue of a run. */
export function numberKey(printed: string): string {
  return printed === '0.5' ? '½' : printed.toUpperCase()
}

/** For the order of a run whose numbers come one by one; letters alone stand last. */
export function compareNumbers(one: string, other: string): number {
  return orderOf(one) - orderOf(other) || (one < other ? -1 : one > other ? 1 : 0)
}

function orderOf(number: string): number {
  return /^[A-Z]/i.test(number) ? Number.MAX_SAFE_INTEGER : valueOfNumber(number)
}

export interface NumberedId {
  number: string
  id: number
}

/** `1..3=101 7=900`, or `1..3=1001+4` for ids that count up by more than one. */
export function writeIds(entries: readonly NumberedId[]): string {
  const ids = new Map(entries.map(({ number, id }) => [number, id]))
  const idOf = (number: string) => ids.get(number) ?? 0
  let step = 0
  const isAlike = (one: string, other: string) => {
    const wide = idOf(other) - idOf(one)
    const isFirst = step === 0
    if (wide < 1 || (!isFirst && wide !== step)) step = 0
    else step = wide
    return step !== 0
  }
  const stretches = stretchesOf([...ids.keys()], isAlike)
  return stretches
    .map((numbers) => {
      const [first = '', second] = numbers
      if (second === undefined) return `${first}=${idOf(first)}`
      const wide = idOf(second) - idOf(first)
      return `${first}..${numbers.at(-1)}=${idOf(first)}${wide === 1 ? '' : `+${wide}`}`
    })
    .join(' ')
}

/** The tokens of a line `ids`, one entry for each number. */
export function readIds(text: string): NumberedId[] {
  return text.split(/\s+/).flatMap((token) => {
    const found = /^(.+)=(\d{1,10})(?:\+(\d{1,9}))?$/.exec(token)
    if (found === null) return []
    const [, range = '', id, step = '1'] = found
    return readNumbers(range).map((number, place) => ({
      number,
      id: Number(id) + place * Number(step),
    }))
  })
}

/** `1..3 33.1` → each of them. */
export function readNumbers(text: string): string[] {
  return text.split(/[\s,]+/).flatMap((token) => (token === '' ? [] : parseEntry(token)))
}
