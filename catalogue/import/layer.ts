import { createHash } from 'node:crypto'
import { type ComicFacts, NO_FACTS } from './comic-facts.ts'
import { numberKey } from './printed-number.ts'
import { oneLine } from './safe-text.ts'

const LONGEST_KEY = 300

export type OriginKind = 'character' | 'creator' | 'series' | 'comic' | 'event'

/** An issue that this layer has and nothing below it. */
export interface LayerComic {
  number: string
  id: number
  /** The id of its first story. */
  story: number
}

export interface LayerVariant {
  id: number
  number: string
  description: string
  changed: string
  story: number
}

/** What a layer says of one issue. */
export interface LayerFacts {
  number: string
  /** That people wrote for an issue below the layer, which has it. */
  id: string
  facts: ComicFacts
}

/** What a layer says of one series: all of it, or more numbers and facts of issues for one below it. */
export class LayerRun {
  readonly series: number
  /** For the note above its lines, and for the name of the file. */
  title: string
  /** The fields of its line `series`; undefined where the series itself is below this layer. */
  heading: string[] | undefined
  changed = ''
  /** As people wrote them behind the numbers of a line `more`. */
  months = ''
  readonly comics = new Map<string, LayerComic>()
  readonly variants: LayerVariant[] = []
  /** Issues that a book reprints, by the number of the book, then by the id of their series. */
  readonly collects = new Map<string, Map<number, string[]>>()
  /** Lines that people wrote below the series: `also`, `span`, `key`. */
  readonly others: string[][] = []
  readonly facts = new Map<string, LayerFacts>()

  constructor(series: number, title: string) {
    this.series = series
    this.title = title
  }

  factsOf(number: string): ComicFacts {
    return this.facts.get(numberKey(number))?.facts ?? NO_FACTS
  }

  state(number: string, facts: ComicFacts): void {
    const key = numberKey(number)
    this.facts.set(key, { id: '', ...this.facts.get(key), number, facts })
  }

  /** The month on the cover, for one issue or with those of the run. */
  coverMonthOf(number: string): string | undefined {
    const stated = this.factsOf(number).details.get('cover')
    if (stated !== undefined) return stated
    const months = (this.heading?.[8] || this.months).split(/\s+/)
    const key = numberKey(number)
    return months.map((token) => token.split('=')).find(([one = '']) => numberKey(one) === key)?.[1]
  }

  collect(book: string, series: number, number: string): boolean {
    const bySeries = this.collects.get(book) ?? new Map<number, string[]>()
    this.collects.set(book, bySeries)
    const numbers = bySeries.get(series) ?? []
    bySeries.set(series, numbers)
    if (numbers.includes(number)) return false
    numbers.push(number)
    return true
  }
}

/** An event with its parts: the series' ids and their numbers, in reading order. */
export interface LayerEvent {
  fields: string[]
  parts: { role: string; series: number; numbers: string[] }[]
}

/** A layer as it is written: records by id, fields as text. What people changed by hand in a field stays. */
export class Layer {
  /** As its first lines say: it stays so. */
  overwrites = false
  readonly characters = new Map<number, string[]>()
  readonly creators = new Map<number, string[]>()
  readonly runs = new Map<number, LayerRun>()
  readonly events = new Map<number, LayerEvent>()
  /** `kind | id | leads to` */
  readonly ids: string[][] = []
  /** Ids by kind, source and the source's own id. */
  readonly origins = new Map<string, number>()

  run(series: number, title: string): LayerRun {
    const known = this.runs.get(series)
    if (known !== undefined) return known
    const run = new LayerRun(series, title)
    this.runs.set(series, run)
    return run
  }

  origin(kind: OriginKind, source: string, key: string): number | undefined {
    return this.origins.get(originName(kind, source, key))
  }

  /** A key of which nothing can be written counts as none. */
  setOrigin(kind: OriginKind, source: string, key: string, id: number): void {
    const name = originName(kind, source, key)
    if (!name.endsWith('|')) this.origins.set(name, id)
  }
}

/**
 * A key that a line cannot hold as it is has its digest behind it: what differs in the source stays apart here. What
 * was written is itself a key that a line can hold, and is read as it stands.
 */
function originName(kind: OriginKind, source: string, key: string): string {
  const text = oneLine(key).replaceAll('|', '/').trim()
  const isWhole = text === '' || (text === key && text.length <= LONGEST_KEY)
  const digest = isWhole ? '' : createHash('sha256').update(key).digest('hex').slice(0, 16)
  return `${kind}|${source}|${isWhole ? text : `${oneLine(text.slice(0, 200)).trim()} ~${digest}`}`
}
