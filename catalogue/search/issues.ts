import type { Catalogue } from '../index/catalogue.ts'

/** The comics of a series by number. Variants share a number: the original cover wins. */
export class Issues {
  private readonly byNumber = new Map<number, number>()
  private readonly bySeries: number[][]

  constructor(catalogue: Catalogue) {
    this.bySeries = catalogue.series.map(() => [])
    for (const [record, comic] of catalogue.comics.entries()) {
      if (comic.variantOf !== null) continue
      this.byNumber.set(keyOf(comic.series, comic.issueNumber), record)
      this.bySeries[comic.series]?.push(record)
    }
  }

  find(series: number, number: number): number | undefined {
    return this.byNumber.get(keyOf(series, number))
  }

  of(series: number): readonly number[] {
    return this.bySeries[series] ?? []
  }
}

/** Numbers run from -1 to a few thousand, with two decimals at most (`33.1`, `679.15`). */
function keyOf(series: number, number: number): number {
  return series * 2 ** 24 + Math.round((number + 100) * 100)
}
