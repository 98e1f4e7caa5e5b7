import type { SearchKind } from '#contract/search.ts'
import type { Context } from './contexts.ts'
import type { Entry } from './names.ts'
import type { Range } from './quality.ts'
import type { Reading } from './readings.ts'
import type { Sought } from './sought.ts'

export interface Hit {
  kind: SearchKind
  record: number
  score: number
  /** Ranges of the title to highlight; none where an alias or a real name matched. */
  matches: Range[]
  /** What the query wanted of it: `First appearance of Wolverine`. Empty for a plain match. */
  why: string
}

export interface Candidate extends Omit<Hit, 'matches'> {
  /** Unique over all kinds: the index of its entry, or for a comic an offset behind all entries. */
  key: number
  sought: Sought
  /** The entry whose title is the hit's title, or the series at the start of a comic's title. */
  entry: Entry
  number: string
}

/** The index's candidates for one reading of the query: entries of all kinds, likeliest first. */
export interface Proposal {
  reading: Reading
  sought: Sought
  /** Null where nobody is named beside the words. */
  context: Context | null
  places: number[]
  /** Its entries scored, once they have been. */
  named?: Found
}

export interface Found {
  candidates: Candidate[]
  /** The keys of further matches, which were not scored. */
  rest: number[]
}

/** The best first, without those that do not match. */
export function ranked(candidates: Candidate[]): Candidate[] {
  return candidates
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.entry.fame - a.entry.fame || a.record - b.record)
}

/** Several readings may find the same record: its highest rank counts. */
export function distinct(candidates: Candidate[]): Candidate[] {
  const seen = new Set<number>()
  return candidates.filter(({ key }) => {
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

export function firstOfEachKind(candidates: Candidate[], count: number): Candidate[] {
  const seen = new Map<SearchKind, number>()
  return candidates.filter(({ kind }) => {
    const before = seen.get(kind) ?? 0
    seen.set(kind, before + 1)
    return before < count
  })
}
