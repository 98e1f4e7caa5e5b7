import type { Catalogue } from '../index/catalogue.ts'
import type { ComicRecord } from '../load/records.ts'
import type { Entry } from './names.ts'
import type { Reading } from './readings.ts'
import { spelledChunksOf } from './text.ts'

/** A last name alone means whoever is best known by it, and nobody who is hardly known. */
const KNOWN = 0.4
/** `daredevil by frank miller`, `simonson's thor` */
const CONNECTING = /\b(?:by|run|era)\b|['’]s(?=\s)/gi

/** Who made a series, for queries that name both: `claremont x-men`. */
export class Makers {
  private readonly catalogue: Catalogue
  private readonly byName = new Map<string, number>()

  constructor(catalogue: Catalogue, entries: readonly Entry[]) {
    this.catalogue = catalogue
    const creators = entries.filter(({ kind }) => kind === 'creators')
    creators.sort((a, b) => a.fame - b.fame)
    for (const { record, shorts, fame } of creators) {
      if (fame >= KNOWN) this.byName.set(shorts.at(-1) ?? '', record)
    }
    for (const { record, title, others } of creators) {
      for (const { compact } of [title, ...others]) this.byName.set(compact, record)
    }
    this.byName.delete('')
  }

  /** The query as a creator's name before or after other words. */
  readingsOf(query: string): Reading[] {
    const words = query.replace(CONNECTING, ' ').trim().split(/\s+/)
    const compacts = words.map((word) => compactOf(word))
    const readings: Reading[] = []
    for (let place = 1; place < words.length; place += 1) {
      const before = this.byName.get(compacts.slice(0, place).join(''))
      const after = this.byName.get(compacts.slice(place).join(''))
      if (before !== undefined) readings.push(toReading(words.slice(place), before))
      if (after !== undefined) readings.push(toReading(words.slice(0, place), after))
    }
    return readings
  }

  nameOf(maker: number): string {
    return this.catalogue.creators[maker]?.fullName ?? ''
  }

  /** How many issues of each series somebody made. */
  issuesBySeries(maker: number): Map<number, number> {
    const counts = new Map<number, number>()
    for (const comic of this.catalogue.relation('creators', 'comics').of(maker)) {
      const { series, variantOf } = this.catalogue.comics[comic] as ComicRecord
      if (variantOf === null) counts.set(series, (counts.get(series) ?? 0) + 1)
    }
    return counts
  }
}

function compactOf(word: string): string {
  return spelledChunksOf(word)
    .flat()
    .map(({ text }) => text)
    .join('')
}

function toReading(words: string[], maker: number): Reading {
  return { words: words.join(' '), maker, span: null, number: null, kind: 'series', weight: 1 }
}
