import type { Catalogue } from '../index/catalogue.ts'
import type { Kind } from '../index/kinds.ts'
import { creditsAt } from '../index/relations.ts'
import {
  type ComicRecord,
  CREDIT_ROLES,
  type Credit,
  isBook,
  RUNNING,
  type SeriesRecord,
} from '../load/records.ts'
import { seriesName } from '../load/series-names.ts'
import { bearsNumber } from './bears-number.ts'
import { type Links, resourceUri } from './links.ts'

/** The original's limit of items in a list inside a record. */
const MAX_ITEMS = 20

export interface Summary {
  resourceURI: string
  name: string
  role?: string
  type?: string
}

export interface SummaryList {
  available: number
  collectionURI: string
  items: Summary[]
  returned: number
}

/** Display names of records, the same in records, summaries and derived titles. */
export class Namer {
  private readonly catalogue: Catalogue
  private readonly links: Links

  constructor(catalogue: Catalogue, links: Links) {
    this.catalogue = catalogue
    this.links = links
  }

  summary(kind: Kind, record: number): Summary {
    const id = this.catalogue.indexes[kind].ids[record] as number
    return { resourceURI: resourceUri(this.links, kind, id), name: this.name(kind, record) }
  }

  list(from: Kind, record: number, to: Kind): SummaryList {
    const related = this.catalogue.relation(from, to).of(record)
    const roles = to === 'creators' ? this.rolesIn(from, record) : undefined
    const items: Summary[] = []
    const returned = Math.min(related.length, MAX_ITEMS)
    // A page of records has hundreds of items: `Array.from` would cost as much as all the rest.
    for (let place = 0; place < returned; place += 1) {
      items.push(this.item(to, related[place] as number, roles))
    }
    const id = this.catalogue.indexes[from].ids[record] as number
    const collectionURI = `${resourceUri(this.links, from, id)}/${to}`
    return { available: related.length, collectionURI, items, returned }
  }

  private item(kind: Kind, record: number, roles: Map<number, string> | undefined): Summary {
    const summary = this.summary(kind, record)
    if (roles !== undefined) summary.role = roles.get(record) ?? ''
    else if (kind === 'stories') summary.type = this.storyType(record)
    return summary
  }

  name(kind: Kind, record: number): string {
    switch (kind) {
      case 'characters':
        return this.catalogue.characters[record]?.name ?? ''
      case 'creators':
        return this.catalogue.creators[record]?.fullName ?? ''
      case 'events':
        return this.catalogue.events[record]?.title ?? ''
      case 'series':
        return seriesTitle(this.catalogue.series[record] as SeriesRecord)
      case 'comics':
        return this.comicTitle(this.catalogue.comics[record] as ComicRecord)
      case 'stories':
        return this.storyTitle(record)
    }
  }

  /** `Amazing Spider-Man (1963) #1`; variants and books have a suffix. */
  comicTitle(comic: ComicRecord): string {
    const series = this.catalogue.series[comic.series] as SeriesRecord
    const number = bearsNumber(comic, series) ? ` #${comic.number}` : ''
    const format = isBook(comic.format) ? ` (${capitalised(comic.format)})` : ''
    const variant = comic.variantDescription === '' ? '' : ` (${comic.variantDescription})`
    return `${seriesName(series)}${number}${format}${variant}`
  }

  private storyTitle(story: number): string {
    const { comicOf, placeOf } = this.catalogue.stories
    const comic = this.catalogue.comics[comicOf[story] as number] as ComicRecord
    const place = placeOf[story] as number
    if (place === 0) return `Cover of ${this.comicTitle(comic)}`
    return comic.storyTitles[place - 1] ?? this.comicTitle(comic)
  }

  /** Summaries have `interiorStory` where the story's own record has `story`. */
  private storyType(story: number): string {
    return this.catalogue.stories.placeOf[story] === 0 ? 'cover' : 'interiorStory'
  }

  /** A creator is listed once, with the first of their roles. */
  private rolesIn(from: Kind, record: number): Map<number, string> {
    const roles = new Map<number, string>()
    for (const { creator, role } of this.creditsIn(from, record)) {
      const known = roles.get(creator)
      if (known === undefined || CREDIT_ROLES.indexOf(role) < CREDIT_ROLES.indexOf(known)) {
        roles.set(creator, role)
      }
    }
    return roles
  }

  private creditsIn(from: Kind, record: number): readonly Credit[] {
    if (from === 'stories') return this.storyCredits(record)
    if (from === 'comics') return (this.catalogue.comics[record] as ComicRecord).credits
    const comics = this.catalogue.relation(from, 'comics').of(record)
    return Array.from(
      comics,
      (comic) => (this.catalogue.comics[comic] as ComicRecord).credits,
    ).flat()
  }

  private storyCredits(story: number): readonly Credit[] {
    const { comicOf, placeOf } = this.catalogue.stories
    const { credits } = this.catalogue.comics[comicOf[story] as number] as ComicRecord
    return creditsAt(credits, placeOf[story] as number)
  }
}

/** `Name (2000 - 2009)`, `(2024 - Present)`, `(2011)` */
function seriesTitle(series: SeriesRecord): string {
  const { title, startYear, endYear } = series
  if (endYear === startYear) return seriesName(series)
  return `${title} (${startYear} - ${endYear === RUNNING ? 'Present' : endYear})`
}

/** Formats, of which there are few: every comic on the wire names one. */
const capitals = new Map<string, string>()
const CACHED_CAPITALS = 100

export function capitalised(text: string): string {
  const known = capitals.get(text)
  if (known !== undefined) return known
  const capital = text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
  if (capitals.size < CACHED_CAPITALS) capitals.set(text, capital)
  return capital
}
