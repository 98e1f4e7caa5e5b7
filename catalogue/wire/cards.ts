import type { FavouriteKind } from '#contract/favourites.ts'
import { MONTH_NAMES } from '#contract/month-names.ts'
import type { Catalogue } from '../index/catalogue.ts'
import {
  type CharacterRecord,
  type ComicRecord,
  type EventRecord,
  RUNNING,
  type SeriesRecord,
} from '../load/records.ts'
import { drawingOf, type Links } from './links.ts'
import { Namer } from './summaries.ts'

export type CardKind = FavouriteKind

export interface Card {
  kind: CardKind
  id: number
  title: string
  subtitle: string
  href: string
  thumbnail: { path: string; extension: string }
}

/** The card of a record in lists of mixed kinds. */
export class Cards {
  private readonly catalogue: Catalogue
  private readonly links: Links
  private readonly namer: Namer

  constructor(catalogue: Catalogue, links: Links) {
    this.catalogue = catalogue
    this.links = links
    this.namer = new Namer(catalogue, links)
  }

  /** A record answers under ids that it had earlier too. */
  currentId(kind: CardKind, id: number): number | undefined {
    const record = this.catalogue.indexes[kind].numberOf(id)
    return record === undefined ? undefined : this.catalogue.indexes[kind].ids[record]
  }

  title(kind: CardKind, id: number): string | undefined {
    const record = this.catalogue.indexes[kind].numberOf(id)
    return record === undefined ? undefined : this.namer.name(kind, record)
  }

  find(kind: CardKind, id: number): Card | undefined {
    const record = this.catalogue.indexes[kind].numberOf(id)
    return record === undefined ? undefined : this.card(kind, record)
  }

  card(kind: CardKind, record: number): Card {
    const id = this.catalogue.indexes[kind].ids[record] as number
    return {
      kind,
      id,
      title: this.namer.name(kind, record),
      subtitle: this.subtitle(kind, record),
      href: `/${kind}/${id}`,
      thumbnail: this.picture(kind, id),
    }
  }

  picture(kind: CardKind, id: number): Card['thumbnail'] {
    return drawingOf(this.links, kind, id)
  }

  private subtitle(kind: CardKind, record: number): string {
    switch (kind) {
      case 'characters': {
        const { realName } = this.catalogue.characters[record] as CharacterRecord
        return realName === 'none known' ? '' : realName
      }
      case 'comics':
        return monthInWords((this.catalogue.comics[record] as ComicRecord).coverMonth)
      case 'series':
        return this.seriesWords(record)
      case 'events':
        return (this.catalogue.events[record] as EventRecord).start.slice(0, 4)
      case 'creators':
        return this.count(kind, record, 'comic')
    }
  }

  /** Of a series that has ended nobody says that it is ongoing, whatever its type is. */
  private seriesWords(record: number): string {
    const { type, endYear } = this.catalogue.series[record] as SeriesRecord
    if (type === 'collection') return this.count('series', record, 'book')
    const issues = this.count('series', record, 'issue')
    return type === 'ongoing' && endYear !== RUNNING ? issues : `${issues}, ${type}`
  }

  private count(kind: Exclude<CardKind, 'comics'>, record: number, noun: string): string {
    const count = this.catalogue.issueCount(kind, record)
    return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
  }
}

/** `1963-03` as `March 1963`. */
function monthInWords(month: string): string {
  if (month === '') return ''
  return `${MONTH_NAMES[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`
}
