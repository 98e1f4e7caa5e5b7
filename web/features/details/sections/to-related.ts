import type { ReactNode } from 'react'
import {
  knownDate,
  type Picture,
  splitSeriesTitle,
  toId,
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
  /** Of a variant, the issue that is read with it. */
  issue?: number
  /** Of an issue, its other covers. */
  variants?: { id: number; words: string }[]
}

export function toRelated(record: RelatedRecord): Related {
  const { id, thumbnail, comics, startYear, endYear } = record
  const related = { id, picture: thumbnail, comics: comics?.available, ...toPrintings(record) }
  if (startYear !== undefined && endYear !== undefined) {
    const { name, years } = splitSeriesTitle(record.title ?? '')
    return { ...related, name, unseenName: years, detail: toYears(startYear, endYear) }
  }
  const name = record.name ?? record.fullName ?? record.title ?? ''
  return { ...related, name, detail: toDate(record) }
}

function toPrintings({ title = '', variants = [], issue }: RelatedRecord) {
  if (issue !== undefined) return { issue }
  if (variants.length === 0) return undefined
  return {
    variants: variants.map(({ resourceURI, name }) => {
      const id = Number(toId(resourceURI))
      return { id, words: name.startsWith(`${title} (`) ? name.slice(title.length + 2, -1) : name }
    }),
  }
}

function toDate({ coverMonth, dates, start }: RelatedRecord): string | undefined {
  // The month of sale is another one, which must not stand where that of the cover did.
  if (coverMonth === null) return undefined
  const date = knownDate(
    coverMonth ?? start ?? dates?.find(({ type }) => type === 'onsaleDate')?.date,
  )
  return date === undefined ? undefined : toMonth(date)
}
