import type { Catalogue } from '../index/catalogue.ts'
import type { ComicRecord } from '../load/records.ts'

interface Neighbours {
  previous: number | undefined
  next: number | undefined
}

/** The issues beside a comic in its series, by number. A variant is the same issue, and never one beside it. */
export function neighboursOf(catalogue: Catalogue, record: number): Neighbours {
  const at = (comic: number) => catalogue.comics[comic] as ComicRecord
  const { series, issueNumber } = at(record)
  let previous: number | undefined
  let next: number | undefined
  for (const comic of catalogue.relation('series', 'comics').of(series)) {
    const other = at(comic)
    if (other.variantOf !== null) continue
    const number = other.issueNumber
    if (number < issueNumber && (previous === undefined || number > at(previous).issueNumber)) {
      previous = comic
    }
    if (number > issueNumber && (next === undefined || number < at(next).issueNumber)) next = comic
  }
  return { previous, next }
}
