import type { Catalogue } from '../index/catalogue.ts'
import { valueOfNumber } from '../load/issue-numbers.ts'
import type { ComicRecord } from '../load/records.ts'

/** Larger numbers are rare, and kept with those that have letters. */
const MOST = 100_000

/** The comics of a series by number. Variants share a number: the original cover wins. */
export class Issues {
  private readonly byNumber = new Map<number, number>()
  /** `½`, `1.MU`, `AU`, `1000000`: few, so that only these need a text as their key. */
  private readonly byText = new Map<string, number>()
  private readonly bySeries: number[][]

  constructor(catalogue: Catalogue) {
    this.bySeries = catalogue.series.map(() => [])
    for (const [record, comic] of catalogue.comics.entries()) {
      if (comic.variantOf !== null) continue
      if (isPlain(comic)) this.byNumber.set(keyOf(comic.series, comic.issueNumber), record)
      else this.byText.set(`${comic.series} ${comic.number.toUpperCase()}`, record)
      this.bySeries[comic.series]?.push(record)
    }
  }

  /** By the number in its `askedForm`. */
  find(series: number, number: string): number | undefined {
    const value = Number(number)
    const plain = isPlain({ number, issueNumber: value })
      ? this.byNumber.get(keyOf(series, value))
      : undefined
    return plain ?? this.byText.get(`${series} ${number}`) ?? this.half(series, number)
  }

  /** A list may count `½` as 0.5. */
  private half(series: number, number: string): number | undefined {
    return number.endsWith('½')
      ? this.byNumber.get(keyOf(series, valueOfNumber(number)))
      : undefined
  }

  of(series: number): readonly number[] {
    return this.bySeries[series] ?? []
  }
}

function isPlain({ number, issueNumber }: Pick<ComicRecord, 'number' | 'issueNumber'>): boolean {
  return issueNumber < MOST && String(issueNumber) === number
}

/** Numbers run from -1 to a few thousand, with two decimals at most (`33.1`, `679.15`). */
function keyOf(series: number, number: number): number {
  return series * 2 ** 24 + Math.round((number + 100) * 100)
}
