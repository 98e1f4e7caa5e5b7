/**
 * A number as it is printed: digits with what may stand before and behind them, a fraction sign, or
 * letters alone: `1`, `-1`, `33.1`, `½`, `1½`, `1.MU`, `AU`, `1000000`.
 */
const ONE = /^-?(?:\d+[½¼¾]?|[½¼¾∞]|[A-Z])[A-Za-z]{0,7}(?:\.[A-Za-z0-9]{1,7})?$/
const RANGE = /^(-?\d{1,7})\.\.(-?\d{1,7})$/
/** No run is longer; a slip of the pen must not fill the memory. */
const LONGEST_RANGE = 5000

const FRACTIONS: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 }

/**
 * `1..441 500..700 33.1 -1 ½` → the numbers in the order they are written. Throws with a message for
 * the author of the line.
 */
export function parseIssueNumbers(text: string): string[] {
  const numbers: string[] = []
  const tokens = text.split(/[\s,]+/)
  for (const token of tokens) if (token !== '') appendToken(numbers, token)
  if (numbers.length === 0) throw new Error('names no numbers')
  const isOneRange = tokens.length === 1
  if (!isOneRange && new Set(numbers).size < numbers.length) {
    throw new Error(`names a number twice in "${text}"`)
  }
  return numbers
}

export function parseIssueNumber(text: string): string {
  const isWritten = ONE.test(text) && !/^-?0\d|^-0$/.test(text)
  if (!isWritten || text.length > 12) throw new Error(`"${text}" is not a number of an issue`)
  return text
}

/** What the number counts as where only a number will do: `½` is 0.5, `1.MU` is 1, `AU` is 0. */
export function valueOfNumber(number: string): number {
  const [, sign = '', whole = '', fraction, decimals = ''] =
    /^(-?)(\d*)([½¼¾])?(?:[A-Za-z∞]*)(\.\d+$)?/.exec(number) ?? []
  const value = Number(`${whole || 0}${decimals}`) + (FRACTIONS[fraction ?? ''] ?? 0)
  return sign === '-' && value > 0 ? -value : value
}

/** The numbers of one entry of a list: a range, or a single one. */
export function parseEntry(token: string): string[] {
  const numbers: string[] = []
  appendToken(numbers, token)
  return numbers
}

function appendToken(numbers: string[], token: string): void {
  const range = RANGE.exec(token)
  if (range === null) {
    numbers.push(parseIssueNumber(token))
    return
  }
  const [from, to] = [Number(range[1]), Number(range[2])]
  if (to <= from) throw new Error(`the range "${token}" does not go up`)
  if (to - from >= LONGEST_RANGE) throw new Error(`the range "${token}" is too long`)
  for (let number = from; number <= to; number += 1) numbers.push(String(number))
}

/** `1 2 3 5 5.1` → `1..3 5 5.1`, as `parseIssueNumbers` reads it. */
export function writeIssueNumbers(numbers: readonly string[]): string {
  return stretchesOf(numbers)
    .map((stretch) => (stretch.length < 2 ? stretch[0] : `${stretch[0]}..${stretch.at(-1)}`))
    .join(' ')
}

/** Cut wherever a number is not the one behind its neighbour, or not of a kind with it. */
export function stretchesOf(
  numbers: readonly string[],
  isAlike: (one: string, other: string) => boolean = () => true,
): string[][] {
  const stretches: string[][] = []
  for (const number of numbers) {
    const last = stretches.at(-1)
    const before = last?.at(-1)
    const follows = before !== undefined && isNext(before, number) && isAlike(before, number)
    if (follows && (last?.length ?? 0) < LONGEST_RANGE) last?.push(number)
    else stretches.push([number])
  }
  return stretches
}

function isNext(before: string, number: string): boolean {
  return /^-?\d+$/.test(before) && String(Number(before) + 1) === number
}
