/** Years, both inclusive. */
export interface Span {
  from: number
  to: number
}

const FIRST_YEAR = 1939
const LAST_YEAR = 2029
const YEAR = /^\d{4}$/
const DECADE = /^(19|20)?(\d)0s$/
const IN_WORDS = new Map([
  ['forties', 1940],
  ['fifties', 1950],
  ['sixties', 1960],
  ['seventies', 1970],
  ['eighties', 1980],
  ['nineties', 1990],
])
/** Stand between a name and its years: `x-men from the early 90s`. */
const CONNECTING = /^(?:from|in|of|during|the|early|mid|late|around)$/i

/** A year or a decade at the end or the beginning of a text, and the rest of it. */
export function readSpan(text: string): { span: Span; rest: string } | undefined {
  const words = text.split(/\s+/)
  const last = spanOf(words.at(-1) ?? '')
  if (last !== undefined) return { span: last, rest: withoutConnection(words.slice(0, -1)) }
  const first = spanOf(words[0] ?? '')
  return first === undefined ? undefined : { span: first, rest: words.slice(1).join(' ') }
}

function withoutConnection(words: string[]): string {
  const end = words.findLastIndex((word) => !CONNECTING.test(word))
  return words.slice(0, end + 1).join(' ')
}

/** `1963`, `(1963)`, `90s`, `'90s`, `1990's`, `nineties` */
function spanOf(word: string): Span | undefined {
  const bare = word.replace(/[()'’,?]/g, '').toLowerCase()
  if (YEAR.test(bare)) return within(Number(bare), Number(bare))
  const [, century, tens] = DECADE.exec(bare) ?? []
  if (tens === undefined) {
    const decade = IN_WORDS.get(bare)
    return decade === undefined ? undefined : within(decade, decade + 9)
  }
  const hundreds = century ?? (Number(tens) < 3 ? '20' : '19')
  const decade = Number(`${hundreds}${tens}0`)
  return within(decade, decade + 9)
}

function within(from: number, to: number): Span | undefined {
  return to >= FIRST_YEAR && from <= LAST_YEAR ? { from, to } : undefined
}
