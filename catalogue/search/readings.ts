import type { SearchKind } from '#contract/search.ts'
import { askedForm } from '../load/asked-form.ts'
import { numberInWords } from './spellings.ts'
import { readSpan, type Span } from './years.ts'

/** A creator who made, or a character who appears in, what is sought. */
export interface Named {
  kind: 'creators' | 'characters'
  record: number
}

/** One interpretation of a query: words, and optionally years and an issue number beside them. */
export interface Reading {
  words: string
  span: Span | null
  /** In its `askedForm`. */
  number: string | null
  /** The kind that is asked for by name: `daredevil series`. */
  kind: SearchKind | null
  /** Who is named beside the words: `claremont x-men`, `god butcher thor`. */
  beside: readonly Named[]
  /** Lower where something was left out of the query. */
  weight: number
}

/** `300`, `-1`, `33.1`, `1.MU`, `½`, `1½`, `1/2`; behind a sign also letters alone, as in `#AU`. */
const MARKED_NUMBER =
  /(?:#\s*|\bno\.?\s+|\bissue\s+)(-?\d+(?:\.[a-z\d]{1,4})?|\d*½|1\/2|(?<=#)[a-z]{1,3})(?!\S)/i
export const LAST_NUMBER = /\s(-?\d+(?:\.(?:\d+|[a-z]{2,4}))?|\d*½|1\/2)$/i

/** Words that tell the kind, or nothing, and are no part of most names. */
const KIND_WORDS = new Map<string, SearchKind | null>([
  ['series', 'series'],
  ['team', 'characters'],
  ['character', 'characters'],
  ['hero', 'characters'],
  ['villain', 'characters'],
  ['event', 'events'],
  ['crossover', 'events'],
  ['arc', 'arcs'],
  ['story', 'arcs'],
  ['storyline', 'arcs'],
  ['writer', 'creators'],
  ['artist', 'creators'],
  ['comic', null],
  ['comics', null],
  ['book', null],
  ['books', null],
  ['issues', null],
])
const WITHOUT_A_WORD = 0.75

/**
 * `x-men 1963 #1` can only be an issue; `asm 300` is one if such a series exists; `civil war 2006`
 * is a year. All interpretations are returned, and the matches decide between them.
 */
export function readingsOf(query: string): Reading[] {
  const text = query.trim()
  const marked = MARKED_NUMBER.exec(text)
  if (marked !== null) {
    const rest = text.replace(MARKED_NUMBER, ' ').trim()
    return yearReadings(rest, askedForm(marked[1] as string))
  }
  return [...yearReadings(text, null), ...numberReadings(text), ...kindReadings(text)]
}

/** `x-men two` is an issue only if nothing is called that. */
export function inWordsReadings(query: string): Reading[] {
  const words = query.trim().toLowerCase().split(/\s+/)
  const number = words.length < 2 ? undefined : numberInWords(words.at(-1) as string)
  return number === undefined ? [] : yearReadings(words.slice(0, -1).join(' '), String(number))
}

function numberReadings(text: string): Reading[] {
  const last = LAST_NUMBER.exec(text)
  return last === null ? [] : yearReadings(text.slice(0, last.index), askedForm(last[1] as string))
}

/** A year is read both as a year and as a word of the title. */
function yearReadings(text: string, number: string | null): Reading[] {
  const plain = toReading({ words: text, number })
  const found = readSpan(text)
  if (found === undefined) return [plain]
  const { rest, span } = found
  return [toReading({ words: rest, span, number }), ...numberBefore(rest, span, number), plain]
}

/** `avengers 4 1964` */
function numberBefore(text: string, span: Span, known: string | null): Reading[] {
  const last = known === null ? LAST_NUMBER.exec(text) : null
  if (last === null) return []
  return [
    toReading({ words: text.slice(0, last.index), span, number: askedForm(last[1] as string) }),
  ]
}

function kindReadings(text: string): Reading[] {
  const words = text.split(/\s+/)
  const kind = KIND_WORDS.get((words.at(-1) as string).toLowerCase())
  if (kind === undefined || words.length < 2) return []
  const rest = words.slice(0, -1).join(' ')
  return [toReading({ words: rest, kind, weight: WITHOUT_A_WORD })]
}

export function toReading(parts: Partial<Reading>): Reading {
  return { words: '', span: null, number: null, kind: null, beside: [], weight: 1, ...parts }
}
