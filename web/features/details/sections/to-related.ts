import { type Picture, splitSeriesTitle, toMonth, toYears } from '#web/lib/records/record-words.ts'
import type { RelatedRecord } from '../detail-records.ts'

/** What a card, a row or a tag says of a record. */
export interface Related {
  id: number
  name: string
  /** Heard and not seen, for what shares a name. */
  unseenName?: string
  picture: Picture
  detail?: string
  /** How many comics it has. */
  comics?: number
}

export function toRelated(record: RelatedRecord): Related {
  const { id, thumbnail, comics, startYear, endYear } = record
  const related = { id, picture: thumbnail, comics: comics?.available }
  if (startYear !== undefined && endYear !== undefined) {
    const { name, years } = splitSeriesTitle(record.title ?? '')
    return { ...related, name, unseenName: years, detail: toYears(startYear, endYear) }
  }
  const name = record.name ?? record.fullName ?? record.title ?? ''
  return { ...related, name, detail: toDate(record) }
}

function toDate({ coverMonth, dates, start }: RelatedRecord): string | undefined {
  const date = coverMonth ?? start ?? dates?.find(({ type }) => type === 'onsaleDate')?.date
  return date === undefined ? undefined : toMonth(date)
}
