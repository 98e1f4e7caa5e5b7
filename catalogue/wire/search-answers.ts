import type { SEARCH_KINDS, SearchAnswer } from '#contract/search.ts'
import type { Catalogue } from '../index/catalogue.ts'
import type { CharacterRecord, ComicRecord, EventRecord, SeriesRecord } from '../load/records.ts'
import { buildSearch, type Search } from '../search/search.ts'
import { type Links, pictureOf } from './links.ts'
import { Namer } from './summaries.ts'

export type SearchKind = (typeof SEARCH_KINDS)[number]

/** What the search box shows of a hit. */
export class SearchAnswers {
  private readonly catalogue: Catalogue
  private readonly links: Links
  private readonly namer: Namer
  private made: Search | undefined

  constructor(catalogue: Catalogue, links: Links) {
    this.catalogue = catalogue
    this.links = links
    this.namer = new Namer(catalogue, links)
  }

  answer(query: string, kinds: SearchKind[], limit: number): SearchAnswer {
    const { total, hits } = this.prepared().search(query, kinds, limit)
    const results = hits.map(({ kind, record, matches }) => {
      const id = this.catalogue.shelves[kind].ids[record] as number
      return {
        kind: kind as SearchKind,
        id,
        title: this.namer.name(kind, record),
        subtitle: this.subtitle(kind as SearchKind, record),
        href: `/${kind}/${id}`,
        thumbnail: pictureOf(this.links, kind, id),
        matches,
      }
    })
    return { query, total, results }
  }

  /** The index, made on first use or, by the server, right after the start. */
  prepared(): Search {
    this.made ??= buildSearch(this.catalogue)
    return this.made
  }

  private subtitle(kind: SearchKind, record: number): string {
    switch (kind) {
      case 'characters': {
        const { realName } = this.catalogue.characters[record] as CharacterRecord
        return realName === 'none known' ? '' : realName
      }
      case 'comics':
        return monthInWords((this.catalogue.comics[record] as ComicRecord).coverMonth)
      case 'series':
        return `${(this.catalogue.series[record] as SeriesRecord).type}, ${this.count(kind, record, 'issue')}`
      case 'events':
        return (this.catalogue.events[record] as EventRecord).start.slice(0, 4)
      case 'creators':
        return this.count(kind, record, 'comic')
    }
  }

  private count(kind: SearchKind, record: number, noun: string): string {
    const { length } = this.catalogue.relation(kind, 'comics').of(record)
    return `${length.toLocaleString('en')} ${noun}${length === 1 ? '' : 's'}`
  }
}

function monthInWords(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  return date.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}
