import type { Catalogue } from '../index/catalogue.ts'
import type { ComicRecord } from '../load/records.ts'

interface Neighbours {
  previous: number | undefined
  next: number | undefined
}

/**
 * The previous and next issue of a comic in its series. Ordered by month, then by the place in the run:
 * it may go from 424 to -1 and on to 425. A variant is the same issue as its original, never its
 * neighbour.
 */
export function neighboursOf(catalogue: Catalogue, record: number): Neighbours {
  const at = (comic: number) => catalogue.comics[comic] as ComicRecord
  const own = at(at(record).variantOf ?? record)
  let previous: number | undefined
  let next: number | undefined
  for (const comic of catalogue.relation('series', 'comics').of(own.series)) {
    const other = at(comic)
    if (other.variantOf !== null || other === own) continue
    if (isBefore(other, own)) {
      if (previous === undefined || isBefore(at(previous), other)) previous = comic
    } else if (next === undefined || isBefore(other, at(next))) next = comic
  }
  return { previous, next }
}

export function isBefore(one: ComicRecord, other: ComicRecord): boolean {
  const [first, second] = [monthOf(one), monthOf(other)]
  if (first !== second) return first < second
  return one.series === other.series ? one.place < other.place : one.issueNumber < other.issueNumber
}

/** What has no date comes last. */
function monthOf({ coverMonth }: ComicRecord): string {
  return coverMonth === '' ? '9999' : coverMonth
}
