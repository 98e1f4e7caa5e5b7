import type { ReactNode } from 'react'
import {
  knownDate,
  type Picture,
  splitSeriesTitle,
  toMonth,
  toYears,
} from '#web/lib/records/record-words.ts'
import type { RelatedRecord } from '../detail-records.ts'

/** The text of a card, a row or a tag. */
export interface Related {
  id: number
  name: string
  /** For screen readers only: tells records of one name apart. */
  unseenName?: string
  picture: Picture
  detail?: ReactNode
  /** The number of its comics. */
  comics?: number
  /** The number of all comics of which those are some. */
  outOf?: number
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
  // The month of sale is another one, which must not stand where that of the cover did.
  if (coverMonth === null) return undefined
  const date = knownDate(
    coverMonth ?? start ?? dates?.find(({ type }) => type === 'onsaleDate')?.date,
  )
  return date === undefined ? undefined : toMonth(date)
}
