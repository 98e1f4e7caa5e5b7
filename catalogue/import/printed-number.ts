const LEADING = /^(?:#|no\.?\s|issue\s)\s*/i
/** What a run's list of numbers can hold: no blanks, no sign that means something there. */
const PRINTED = /^(?:-?\d{1,7}|½|[a-z])[\w½.!/-]{0,15}$/i

/** A number as the cover has it, as one token: `33.1`, `½`, `1.MU`, `AU`; undefined for what is none. */
export function printedNumber(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(LEADING, '')
    .replace(/^[−–](?=\d)/, '-')
    .replace(/^(?:0?\.5|1\/2)$/, '½')
    .replace(/\s+/g, '.')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?\d+)\.0+$/, '$1')
  return PRINTED.test(plain) && !plain.includes('..') ? plain : undefined
}

/** Two numbers with the same key are the same issue of a run. */
export function numberKey(printed: string): string {
  const plain = printed === '0.5' ? '½' : printed
  return plain.toUpperCase()
}

/** For the order of a run whose numbers come one by one; those without a value stand last. */
export function numberValue(printed: string): number {
  if (printed.startsWith('½')) return 0.5
  const found = /^-?\d+(?:\.\d+)?/.exec(printed)
  return found === null ? Number.MAX_SAFE_INTEGER : Number(found[0])
}

export function compareNumbers(one: string, other: string): number {
  return numberValue(one) - numberValue(other) || (one < other ? -1 : one > other ? 1 : 0)
}

/** `1 2 3 33.1` → `1..3 33.1`. */
export function writeNumbers(numbers: readonly string[]): string {
  const tokens: string[] = []
  for (const { first, last } of stretchesOf(numbers)) {
    tokens.push(first === last ? first : `${first}..${last}`)
  }
  return tokens.join(' ')
}

export interface NumberedId {
  number: string
  id: number
}

/** `1..3=101 7=900`, or `1..3=1001+4` for ids that count up by more than one. */
export function writeIds(entries: readonly NumberedId[], step = 1): string {
  const tokens: string[] = []
  for (let at = 0; at < entries.length; ) {
    let end = at + 1
    while (end < entries.length && follows(entries, end, step)) end += 1
    const first = entries[at] as NumberedId
    const last = entries[end - 1] as NumberedId
    const range = end - at === 1 ? first.number : `${first.number}..${last.number}`
    tokens.push(`${range}=${first.id}${end - at > 1 && step !== 1 ? `+${step}` : ''}`)
    at = end
  }
  return tokens.join(' ')
}

function follows(entries: readonly NumberedId[], at: number, step: number): boolean {
  const [before, one] = [entries[at - 1], entries[at]]
  if (before === undefined || one === undefined) return false
  return isNext(before.number, one.number) && one.id === before.id + step
}

function isNext(before: string, one: string): boolean {
  return WHOLE.test(before) && WHOLE.test(one) && Number(one) === Number(before) + 1
}

const WHOLE = /^-?\d{1,7}$/

function* stretchesOf(numbers: readonly string[]): Generator<{ first: string; last: string }> {
  for (let at = 0; at < numbers.length; ) {
    let end = at + 1
    while (end < numbers.length && isNext(numbers[end - 1] as string, numbers[end] as string)) {
      end += 1
    }
    yield { first: numbers[at] as string, last: numbers[end - 1] as string }
    at = end
  }
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
  return text.split(/[\s,]+/).flatMap((token) => {
    const range = /^(-?\d{1,7})\.\.(-?\d{1,7})$/.exec(token)
    if (range === null) return token === '' ? [] : [token]
    const from = Number(range[1])
    const length = Math.min(Number(range[2]) - from + 1, 100_000)
    return Array.from({ length: Math.max(0, length) }, (_, place) => String(from + place))
  })
}
