import type { Entry, Name } from './names.ts'
import type { Sought } from './sought.ts'
import { distance, tolerance } from './text.ts'

export type Range = [from: number, to: number]

const TITLE = 1.3
const ALIAS = 1.12
const MIXED = 0.85
const FOREMOST = 1.6

/**
 * The match score of a query and a record, from 0 (no match). An exact title outweighs any
 * popularity.
 */
export function qualityOf(sought: Sought, entry: Entry, byInitials: number): number {
  let best = fitOf(sought, entry.title, TITLE)
  for (const equal of entry.equals) best = Math.max(best, fitOf(sought, equal, TITLE))
  for (const other of entry.others) best = Math.max(best, 0.95 * fitOf(sought, other, ALIAS))
  // A bare last name means whoever is best known by it.
  if (entry.shorts.includes(sought.compact)) best = Math.max(best, 0.75 + 0.4 * entry.fame)
  if (entry.foremost !== '' && sought.words[0] === entry.foremost && sought.words.length === 1) {
    return FOREMOST
  }
  if (sought.words.length > 1) return Math.max(best, fitOfAll(sought, entry))
  for (const initials of entry.initials) {
    best = Math.max(best, fitOfInitials(sought, initials, byInitials, entry.fame))
  }
  return best
}

/** `bucky barnes`: each word is one of a name, though not of the same. */
function fitOfAll({ words }: Sought, { kind, titleForms, otherForms }: Entry): number {
  if (kind !== 'characters') return 0
  const isOwn = (word: string) => titleForms.includes(word) || otherForms.includes(word)
  return words.every(isOwn) ? MIXED : 0
}

/** Three letters or more that stand for a famous title are as good as its beginning. */
function fitOfInitials(sought: Sought, initials: string, whole: number, fame: number): number {
  const { length } = sought.compact
  if (initials === sought.compact) return length > 2 ? Math.max(whole, 0.7 + 0.35 * fame) : whole
  return length > 2 && initials.startsWith(sought.compact) ? whole - 0.2 : 0
}

/** Exact match, prefix match, or match by words. */
function fitOf(sought: Sought, name: Name, whole: number): number {
  if (name.compact === sought.compact) {
    return name.hasArticle && !sought.hasArticle ? 0.88 * whole : whole
  }
  const share = sought.compact.length / name.compact.length
  if (name.compact.startsWith(sought.compact)) return 0.86 + 0.06 * share
  return Math.max(fuzzyWhole(sought, name), 0.82 * byWords(sought, name))
}

/** The whole name with one or two typos: `fantstic for`, `dare devl`. */
function fuzzyWhole(sought: Sought, name: Name): number {
  const length = sought.compact.length
  const limit = tolerance(length)
  if (limit === 0 || Math.abs(length - name.compact.length) > limit) return 0
  const typos = distance(sought.compact, name.compact, limit)
  return typos > limit ? 0 : 0.92 - 0.1 * typos
}

/**
 * Every word of the query matches a word of the name; unmatched words on either side lower the
 * score.
 */
function byWords(sought: Sought, name: Name): number {
  let sum = 0
  let letters = 0
  let place = -1
  let inOrder = true
  for (const word of sought.words) {
    const found = bestWord(word, name)
    sum += found.value * word.length
    letters += word.length
    if (found.value > 0 && found.place <= place) inOrder = false
    if (found.value > 0) place = found.place
  }
  const share = Math.min(1, sought.compact.length / name.compact.length)
  return (sum / letters) * (0.84 + 0.12 * share + (inOrder ? 0.04 : 0))
}

function bestWord(word: string, name: Name): { value: number; place: number } {
  let best = { value: 0, place: -1 }
  for (let place = 0; place < name.words.length; place += 1) {
    const one = wordScore(word, (name.words[place] as { text: string }).text)
    const value = Math.max(one, wordScore(word, name.joined[place] as string))
    if (value > best.value) best = { value, place }
    if (value === 1) break
  }
  return best
}

/** 1 for the same word, less for a prefix, less again for a fuzzy match. */
function wordScore(word: string, other: string): number {
  if (word === other) return 1
  if (other.startsWith(word)) return 0.88 + (0.1 * word.length) / other.length
  const limit = tolerance(word.length)
  if (limit === 0) return 0
  const whole = distance(word, other, limit)
  if (whole <= limit) return 0.86 - (0.8 * whole) / word.length
  if (word.length < 5 || other.length <= word.length) return 0
  const beginning = distance(word, other, limit, word.length)
  return beginning <= limit ? 0.76 - (0.8 * beginning) / word.length : 0
}

/** The ranges of a title to highlight. */
export function matchesIn(sought: Sought, name: Name): Range[] {
  const ranges: Range[] = []
  for (const word of sought.words) {
    const { value, place } = bestWord(word, name)
    const found = name.words[place]
    if (value > 0 && found !== undefined) ranges.push(rangeOf(word, name, place))
  }
  return ranges.length > 0 ? merged(ranges) : merged(wholeRange(sought, name))
}

/** A prefix is highlighted as far as it matches; a fuzzy match as a whole word. */
function rangeOf(word: string, name: Name, place: number): Range {
  const first = name.words[place] as { text: string; from: number; to: number }
  if (first.text.startsWith(word)) return [first.from, Math.min(first.to, first.from + word.length)]
  const next = name.words[place + 1]
  const joined = name.joined[place] as string
  if (next === undefined || wordScore(word, first.text) >= wordScore(word, joined)) {
    return [first.from, first.to]
  }
  const rest = word.length - first.text.length
  const end = joined.startsWith(word) ? Math.min(next.from + rest, next.to) : next.to
  return [first.from, end]
}

/** `shield` in `S.H.I.E.L.D.`, `dare devil` in `Daredevil`. */
function wholeRange(sought: Sought, name: Name): Range[] {
  const first = name.words[0]
  const last = name.words.at(-1)
  if (first === undefined || last === undefined || sought.compact === '') return []
  return name.compact.startsWith(sought.compact) ? [[first.from, last.to]] : []
}

function merged(ranges: Range[]): Range[] {
  const result: Range[] = []
  for (const range of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1)
    if (last !== undefined && range[0] <= last[1]) last[1] = Math.max(last[1], range[1])
    else result.push([...range])
  }
  return result
}
