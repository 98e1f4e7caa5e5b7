import type { Catalogue } from '../index/catalogue.ts'
import type { Kind } from '../index/kinds.ts'
import type {
  CharacterRecord,
  ComicRecord,
  CreatorRecord,
  EventRecord,
  SeriesRecord,
} from '../load/records.ts'
import { bearsNumber } from './bears-number.ts'
import { NO_DATE, toWireDate } from './eastern-time.ts'
import { detailUrls, type Links, pictureOf, resourceUri } from './links.ts'
import { publishedComic, publishedSeries } from './publisher-page.ts'
import { capitalised, Namer, type Summary } from './summaries.ts'

/** Records as the wire has them, field by field in the order of the contract. */
export class Entities {
  private readonly catalogue: Catalogue
  private readonly links: Links
  private readonly namer: Namer

  constructor(catalogue: Catalogue, links: Links) {
    this.catalogue = catalogue
    this.links = links
    this.namer = new Namer(catalogue, links)
  }

  entity(kind: Kind, record: number): object {
    switch (kind) {
      case 'characters':
        return this.character(record)
      case 'comics':
        return this.comic(record)
      case 'creators':
        return this.creator(record)
      case 'events':
        return this.event(record)
      case 'series':
        return this.series(record)
      case 'stories':
        return this.story(record)
    }
  }

  private character(record: number) {
    const { id, name, description, changed } = this.catalogue.characters[record] as CharacterRecord
    return {
      id,
      name,
      description,
      modified: toWireDate(changed),
      thumbnail: pictureOf(this.links, 'characters', id),
      resourceURI: resourceUri(this.links, 'characters', id),
      comics: this.namer.list('characters', record, 'comics'),
      series: this.namer.list('characters', record, 'series'),
      stories: this.namer.list('characters', record, 'stories'),
      events: this.namer.list('characters', record, 'events'),
      urls: detailUrls(this.links, 'characters', id),
    }
  }

  private comic(record: number) {
    const comic = this.catalogue.comics[record] as ComicRecord
    const series = this.catalogue.series[comic.series] as SeriesRecord
    const { id, digitalId, isbn, upc, diamondCode, ean, issn, pageCount } = comic
    return {
      id,
      digitalId,
      title: this.namer.comicTitle(comic),
      issueNumber: bearsNumber(comic, series) ? comic.issueNumber : 0,
      variantDescription: comic.variantDescription,
      description: comic.key === null || comic.key.note === '' ? null : comic.key.note,
      modified: toWireDate(comic.changed),
      isbn,
      upc,
      diamondCode,
      ean,
      issn,
      format: capitalised(comic.format),
      pageCount,
      textObjects: [],
      resourceURI: resourceUri(this.links, 'comics', id),
      urls: detailUrls(this.links, 'comics', id, publishedComic(this.catalogue, comic)),
      series: this.namer.summary('series', comic.series),
      variants: this.summaries(this.catalogue.variantsOf(record)),
      collections: this.summaries(this.catalogue.collectionsOf(record)),
      collectedIssues: this.summaries(comic.collects),
      dates: [
        { type: 'onsaleDate', date: comic.onsale === '' ? NO_DATE : toWireDate(comic.onsale) },
        { type: 'focDate', date: comic.foc === null ? NO_DATE : toWireDate(comic.foc) },
      ],
      prices: [{ type: 'printPrice', price: comic.price }],
      thumbnail: pictureOf(this.links, 'comics', comic.id),
      images: [pictureOf(this.links, 'comics', comic.id)],
      creators: this.namer.list('comics', record, 'creators'),
      characters: this.namer.list('comics', record, 'characters'),
      stories: this.namer.list('comics', record, 'stories'),
      events: this.namer.list('comics', record, 'events'),
    }
  }

  private creator(record: number) {
    const creator = this.catalogue.creators[record] as CreatorRecord
    const { id, firstName, middleName, lastName, suffix, fullName, changed } = creator
    return {
      id,
      firstName,
      middleName,
      lastName,
      suffix,
      fullName,
      modified: toWireDate(changed),
      thumbnail: pictureOf(this.links, 'creators', id),
      resourceURI: resourceUri(this.links, 'creators', id),
      comics: this.namer.list('creators', record, 'comics'),
      series: this.namer.list('creators', record, 'series'),
      stories: this.namer.list('creators', record, 'stories'),
      events: this.namer.list('creators', record, 'events'),
      urls: detailUrls(this.links, 'creators', id),
    }
  }

  private event(record: number) {
    const event = this.catalogue.events[record] as EventRecord
    return {
      id: event.id,
      title: event.title,
      description: event.description,
      resourceURI: resourceUri(this.links, 'events', event.id),
      urls: detailUrls(this.links, 'events', event.id),
      modified: toWireDate(event.changed),
      start: `${event.start} 00:00:00`,
      end: `${event.end} 00:00:00`,
      thumbnail: pictureOf(this.links, 'events', event.id),
      creators: this.namer.list('events', record, 'creators'),
      characters: this.namer.list('events', record, 'characters'),
      stories: this.namer.list('events', record, 'stories'),
      comics: this.namer.list('events', record, 'comics'),
      series: this.namer.list('events', record, 'series'),
      next: this.summaryOrNull('events', event.next),
      previous: this.summaryOrNull('events', event.previous),
    }
  }

  private series(record: number) {
    const series = this.catalogue.series[record] as SeriesRecord
    return {
      id: series.id,
      title: this.namer.name('series', record),
      description: series.description === '' ? null : series.description,
      resourceURI: resourceUri(this.links, 'series', series.id),
      urls: detailUrls(this.links, 'series', series.id, publishedSeries(this.catalogue, series)),
      startYear: series.startYear,
      endYear: series.endYear,
      rating: series.rating,
      type: series.type,
      modified: toWireDate(series.changed),
      thumbnail: pictureOf(this.links, 'series', series.id),
      creators: this.namer.list('series', record, 'creators'),
      characters: this.namer.list('series', record, 'characters'),
      stories: this.namer.list('series', record, 'stories'),
      comics: this.namer.list('series', record, 'comics'),
      events: this.namer.list('series', record, 'events'),
      next: this.summaryOrNull('series', series.next),
      previous: this.summaryOrNull('series', series.previous),
    }
  }

  private story(record: number) {
    const { ids, comicOf, placeOf } = this.catalogue.stories
    const id = ids[record] as number
    const comic = comicOf[record] as number
    return {
      id,
      title: this.namer.name('stories', record),
      description: '',
      resourceURI: resourceUri(this.links, 'stories', id),
      type: placeOf[record] === 0 ? 'cover' : 'story',
      modified: toWireDate((this.catalogue.comics[comic] as ComicRecord).changed),
      thumbnail: null,
      creators: this.namer.list('stories', record, 'creators'),
      characters: this.namer.list('stories', record, 'characters'),
      series: this.namer.list('stories', record, 'series'),
      comics: this.namer.list('stories', record, 'comics'),
      events: this.namer.list('stories', record, 'events'),
      originalIssue: this.namer.summary('comics', comic),
    }
  }

  private summaries(comics: readonly number[]): Summary[] {
    return comics.map((comic) => this.namer.summary('comics', comic))
  }

  private summaryOrNull(kind: Kind, record: number | null): Summary | null {
    return record === null ? null : this.namer.summary(kind, record)
  }
}
