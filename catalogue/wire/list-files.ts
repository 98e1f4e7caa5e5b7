import type { ListExport } from '#contract/imports.ts'
import type { Catalogue } from '../index/catalogue.ts'
import { yearOf } from '../load/dates.ts'
import { type ComicRecord, isBook, type SeriesRecord } from '../load/records.ts'
import type { ListFileEntry } from '../reading-lists/list-file.ts'
import { writeCblJson, writeCblXml } from '../reading-lists/write-cbl.ts'
import { writeListCsv } from '../reading-lists/write-list-csv.ts'
import { writeListJson } from '../reading-lists/write-list-json.ts'
import { bearsNumber } from './bears-number.ts'
import type { Cards } from './cards.ts'

interface ListEntry {
  comic: number
  section: string
  note: string
  /** ISO 8601. */
  readAt: string | null
}

interface WholeList {
  name: string
  description: string
  entries: readonly ListEntry[]
}

/** Lists as files, which `readBroughtFile` reads again. */
export class ListFiles {
  private readonly catalogue: Catalogue
  private readonly cards: Cards

  constructor(catalogue: Catalogue, cards: Cards) {
    this.catalogue = catalogue
    this.cards = cards
  }

  write(format: ListExport, { name, description, entries }: WholeList): string {
    const known = entries.flatMap((entry) => {
      const number = this.catalogue.indexes.comics.numberOf(entry.comic)
      return number === undefined
        ? []
        : { entry, comic: this.catalogue.comics[number] as ComicRecord }
    })
    if (format === 'csv' || format === 'json') {
      const rows = known.map(({ entry, comic }) => this.ownEntry(entry, comic))
      return (format === 'csv' ? writeListCsv : writeListJson)({ name, description, entries: rows })
    }
    const books = known.map(({ entry, comic }) => this.cblEntry(entry, comic))
    return (format === 'cbl' ? writeCblXml : writeCblJson)({ name, description, entries: books })
  }

  private ownEntry({ section, note, readAt }: ListEntry, comic: ComicRecord): ListFileEntry {
    const series = this.seriesOf(comic)
    return {
      comicId: comic.id,
      series: series.title,
      number: bearsNumber(comic, series) ? comic.number : '',
      ...yearsOf(series, comic),
      title: this.cards.title('comics', comic.id) ?? '',
      section,
      note,
      ...(readAt !== null && { readAt }),
    }
  }

  /** A month that is only likely is no cover date. */
  private cblEntry({ section, note }: ListEntry, comic: ComicRecord) {
    const series = this.seriesOf(comic)
    return {
      series: series.title,
      number: comic.number,
      ...yearsOf(series, comic),
      comic: comic.id,
      ...(!comic.coverMonthInferred && { coverMonth: comic.coverMonth }),
      ...(isBook(comic.format) && { format: comic.format }),
      ...(section !== '' && { section }),
      ...(note !== '' && { note }),
    }
  }

  private seriesOf({ series }: ComicRecord): SeriesRecord {
    return this.catalogue.series[series] as SeriesRecord
  }
}

/** What we cannot date is left out. */
function yearsOf({ startYear }: SeriesRecord, { coverMonth }: ComicRecord) {
  return {
    ...(startYear > 0 && { volume: startYear }),
    ...(coverMonth !== '' && { year: yearOf(coverMonth) }),
  }
}
