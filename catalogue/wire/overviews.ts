import type { SortedList } from '../index/sorted-lists.ts'
import { monthCount, monthFromCount } from '../load/dates.ts'
import type { ComicRecord } from '../load/records.ts'

export interface Overview {
  /** By cover date; null where no comic has one. */
  firstMonth: string | null
  lastMonth: string | null
  keyIssueCount: number
}

/**
 * Aggregates over all comics of a record. A record may have thousands of comics and a call may
 * request a hundred records, so typed arrays are scanned, not the comic objects.
 */
export class Overviews {
  /** 0 where it is not known. */
  private readonly months: Uint16Array
  private readonly isKey: Uint8Array

  constructor(comics: readonly ComicRecord[]) {
    this.months = new Uint16Array(comics.length)
    this.isKey = new Uint8Array(comics.length)
    for (const [comic, { coverMonth, key }] of comics.entries()) {
      if (coverMonth !== '') this.months[comic] = monthCount(coverMonth)
      this.isKey[comic] = key === null ? 0 : 1
    }
  }

  of(comics: SortedList): Overview {
    let first = Number.POSITIVE_INFINITY
    let last = 0
    let keyIssueCount = 0
    for (const comic of comics) {
      const month = this.months[comic] as number
      if (month > 0 && month < first) first = month
      if (month > last) last = month
      keyIssueCount += this.isKey[comic] as number
    }
    if (last === 0) return { firstMonth: null, lastMonth: null, keyIssueCount }
    return { firstMonth: monthFromCount(first), lastMonth: monthFromCount(last), keyIssueCount }
  }
}
