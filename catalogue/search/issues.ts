import type { Catalogue } from '../index/catalogue.ts'

/** One interpretation of a query: words, and optionally a year and an issue number after them. */
export interface Reading {
  words: string
  year: number | null
  number: number | null
}

const YEAR = /\s\(?((?:19|20)\d\d)\)?$/
const MARKED_NUMBER = /(?:#|\bno\.?\s|\bissue\s)\s*(-?\d+(?:\.\d+)?)(?!\S)/i
const LAST_NUMBER = /\s(-?\d+(?:\.\d+)?)$/

/**
 * `x-men 1963 #1` can only be an issue; `asm 300` is one if such a series exists; `civil war 2006`
 * is a year. All interpretations are returned, and the matches decide between them.
 */
export function readingsOf(query: string): Reading[] {
  const text = query.trim()
  const marked = MARKED_NUMBER.exec(text)
  if (marked !== null) {
    const rest = text.replace(MARKED_NUMBER, ' ').trim()
    return yearReadings(rest, Number(marked[1]))
  }
  const readings = yearReadings(text, null)
  const last = LAST_NUMBER.exec(text)
  if (last !== null) readings.push(...yearReadings(text.slice(0, last.index), Number(last[1])))
  return readings
}

/** A year at the end is read both as a year and as a word of the title. */
function yearReadings(text: string, number: number | null): Reading[] {
  const plain = { words: text, year: null, number }
  const year = YEAR.exec(text)
  if (year === null) return [plain]
  return [{ words: text.slice(0, year.index), year: Number(year[1]), number }, plain]
}

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
