import { idOf, isWire, numberOf, textOf, type Wire } from '../captures/wire-shape.ts'
import type { ImportedSeries } from '../record.ts'
import { kindOfRecord, kindOfSeries, nameIn } from './metron-shape.ts'

interface KnownSeries {
  id: number
  title: string
  volume: number
  startYear: number | null
  endYear: number | null
  words: string
  publisher: string
}

/**
 * The series of all files, put together from their own records and from the issues that name them: pages of issues
 * give a name, a volume and a year, single issues an id, a name and a volume.
 */
export class MetronSeries {
  private readonly byId = new Map<number, KnownSeries>()
  private readonly byName = new Map<string, KnownSeries>()

  /** In a first pass over all files. */
  learn(record: Wire): void {
    const kind = kindOfRecord(record)
    if (kind === 'series') this.keep(readSeries(record, textOf(record.publisher)))
    else if (kind === 'issue' && isWire(record.series))
      this.keep(readSeries(record.series, nameIn(record.publisher)))
  }

  private keep(told: KnownSeries): void {
    const known = this.find(told)
    const series = known === undefined ? told : filled(known, told)
    if (series.id !== 0) this.byId.set(series.id, series)
    this.byName.set(nameKey(series), series)
  }

  private find({ id, ...names }: KnownSeries): KnownSeries | undefined {
    return this.byId.get(id) ?? this.byName.get(nameKey(names))
  }

  /** The record for a series as a file tells it; the same for all that tell of it. */
  of(record: Wire): ImportedSeries {
    const told = readSeries(record, '')
    const known = this.find(told) ?? told
    const kind = kindOfSeries(known.words)
    return {
      kind: 'series',
      key: known.id === 0 ? nameKey(known) : String(known.id),
      title: known.title,
      startYear: known.startYear,
      endYear: known.endYear,
      ...(kind?.type !== undefined && { type: kind.type }),
      ...(kind !== undefined && { format: kind.format }),
      ...(known.publisher !== '' && { publisher: known.publisher }),
    }
  }
}

function filled(known: KnownSeries, told: KnownSeries): KnownSeries {
  return Object.assign(known, {
    id: known.id || told.id,
    startYear: known.startYear ?? told.startYear,
    endYear: known.endYear ?? told.endYear,
    words: known.words || told.words,
    publisher: known.publisher || told.publisher,
  })
}

/** Pages of series have the year within the name: `Thor (1966)`. */
function readSeries(record: Wire, publisher: string): KnownSeries {
  const [, inName, year] = /^(.*\S)\s*\((\d{4})\)$/.exec(textOf(record.series)) ?? []
  return {
    id: idOf(record.id),
    title: textOf(record.name) || (inName ?? textOf(record.series)),
    volume: numberOf(record.volume),
    startYear: yearOf(record.year_began) ?? yearOf(year),
    endYear: yearOf(record.year_end),
    words: nameIn(record.series_type),
    publisher: nameIn(record.publisher) || publisher,
  }
}

function nameKey({ title, volume }: { title: string; volume: number }): string {
  return `${title.toLowerCase()} v${volume}`
}

function yearOf(value: unknown): number | null {
  const year = numberOf(value)
  return Number.isInteger(year) && year > 1800 && year < 2200 ? year : null
}
