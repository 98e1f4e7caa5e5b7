import type { Catalogue } from '../index/catalogue.ts'
import { intersect, lowerBound, type SortedList } from '../index/sorted-lists.ts'
import { askedForm } from '../load/asked-form.ts'
import type { ComicRecord } from '../load/records.ts'
import type { Entry } from './names.ts'
import { LAST_NUMBER, type Named, type Reading, toReading } from './readings.ts'
import { spelledChunksOf } from './text.ts'

/** A last name alone means whoever is best known by it, and nobody who is hardly known. */
const KNOWN = 0.4
/** `fraction aja hawkeye` has two; more are not looked for. */
const MOST_NAMED = 2
const MOST_READINGS = 6
const MOST_NAMESAKES = 3
/** Words between the names that tell nothing: `daredevil by frank miller`, `god butcher saga thor`. */
const CONNECTING = new Set([
  'by',
  'and',
  'with',
  'run',
  'era',
  'saga',
  'arc',
  'story',
  'storyline',
  'comic',
  'comics',
  'series',
])
const POSSESSIVE = /['’]s$/i
/** What comes second is less likely meant. */
const BESIDE_A_CHARACTER = 0.8
const EACH_NAMED = 0.1

/** The comics that those named beside the words of a query share. */
export interface Context {
  comics: SortedList
  issuesBySeries: ReadonlyMap<number, number>
  /** `Frank Miller`; empty where a character is named. */
  makers: string
}

type Parts = Pick<Reading, 'words' | 'beside' | 'weight'>

interface Word {
  text: string
  compact: string
}

/**
 * For queries that name a series or an arc and also who made it or who is in it: `claremont x-men`,
 * `god butcher thor`.
 */
export class Contexts {
  private readonly catalogue: Catalogue
  /** The best known first. */
  private readonly byName = new Map<string, Named[]>()

  constructor(catalogue: Catalogue, entries: readonly Entry[]) {
    this.catalogue = catalogue
    const byFame = entries.toSorted((a, b) => b.fame - a.fame)
    for (const { kind, record, title, others, shorts, fame } of byFame) {
      if (kind !== 'creators' && (kind !== 'characters' || fame < KNOWN)) continue
      const names = [title, ...others].map(({ compact }) => compact)
      if (kind === 'creators' && fame >= KNOWN) names.push(...shorts.slice(-1))
      for (const name of new Set(names)) if (name !== '') this.register(name, { kind, record })
    }
  }

  readingsOf(query: string): Reading[] {
    const text = query.trim().replace(/\s#(?=\d)/, ' ')
    const last = LAST_NUMBER.exec(text)
    const number = last === null ? null : askedForm(last[1] as string)
    const words = wordsOf(last === null ? text : text.slice(0, last.index))
    return [
      ...this.split(words, [], 'creators').map((parts) =>
        toReading({ ...parts, number, kind: 'series' }),
      ),
      ...this.split(words, [], 'characters').map((parts) =>
        toReading({ ...parts, number, weight: BESIDE_A_CHARACTER * parts.weight }),
      ),
    ].slice(0, MOST_READINGS)
  }

  of(beside: readonly Named[]): Context | null {
    const lists = beside.map(({ kind, record }) =>
      this.catalogue.relation(kind, 'comics').of(record),
    )
    const [first, ...others] = lists
    if (first === undefined) return null
    const comics = others.reduce<SortedList>(intersect, first)
    const issuesBySeries = new Map<number, number>()
    for (const comic of comics) {
      const { series, variantOf } = this.catalogue.comics[comic] as ComicRecord
      if (variantOf === null) issuesBySeries.set(series, (issuesBySeries.get(series) ?? 0) + 1)
    }
    return { comics, issuesBySeries, makers: this.makersOf(beside) }
  }

  /** The number of issues of a series, an event or an arc that the named share. */
  countIn({ kind, record }: Entry, { comics, issuesBySeries }: Context): number {
    if (kind === 'series') return issuesBySeries.get(record) ?? 0
    return this.comicsOf(kind, record).filter((comic) => isIn(comics, comic)).length
  }

  private comicsOf(kind: Entry['kind'], record: number): readonly number[] {
    if (kind === 'arcs') return this.catalogue.arcs[record]?.comics ?? []
    return kind === 'events' ? [...this.catalogue.relation(kind, 'comics').of(record)] : []
  }

  private makersOf(beside: readonly Named[]): string {
    if (beside.some(({ kind }) => kind !== 'creators')) return ''
    return beside.map(({ record }) => this.catalogue.creators[record]?.fullName).join(' and ')
  }

  private register(name: string, named: Named): void {
    const key = named.kind + name
    const others = this.byName.get(key)
    if (others === undefined) this.byName.set(key, [named])
    else if (others.length < MOST_NAMESAKES) others.push(named)
  }

  /** The names at both ends, and what they leave; those of two names first. */
  private split(words: Word[], beside: Named[], kind: Named['kind']): Parts[] {
    if (beside.length === MOST_NAMED) return []
    const found: Parts[] = []
    for (let place = 1; place < words.length; place += 1) {
      const parts = [words.slice(0, place), words.slice(place)] as const
      for (const [name, rest] of [parts, [parts[1], parts[0]] as const]) {
        for (const named of this.byName.get(kind + name.map(({ compact }) => compact).join('')) ??
          []) {
          const both = [...beside, named]
          found.push(...this.split(rest, both, kind), toParts(rest, both))
        }
      }
    }
    return found
  }
}

function toParts(rest: Word[], beside: Named[]): Parts {
  const words = rest.map(({ text }) => text).join(' ')
  // The more of the query is understood, the better.
  return { words, beside, weight: 1 + EACH_NAMED * beside.length }
}

export function isIn(list: SortedList, value: number): boolean {
  return list[lowerBound(list, value)] === value
}

function wordsOf(text: string): Word[] {
  return text
    .split(/\s+/)
    .map((word) => word.replace(POSSESSIVE, ''))
    .map((word) => ({ text: word, compact: compactOf(word) }))
    .filter(({ compact }) => compact !== '' && !CONNECTING.has(compact))
}

function compactOf(word: string): string {
  return spelledChunksOf(word)
    .flat()
    .map(({ text }) => text)
    .join('')
}
