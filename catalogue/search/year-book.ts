import type { Catalogue } from '../index/catalogue.ts'
import type { Entry } from './names.ts'
import type { Span } from './years.ts'

/** What began in each year: series, events, arcs and characters; and its key issues. */
export class YearBook {
  private readonly entries: readonly Entry[]
  private readonly begun: Map<number, number[]>
  private readonly keyIssues = new Map<number, number[]>()

  constructor(catalogue: Catalogue, entries: readonly Entry[]) {
    this.entries = entries
    this.begun = new Map()
    for (const [place, { startYear }] of entries.entries()) {
      if (startYear > 0) append(this.begun, startYear, place)
    }
    for (const [record, { key, variantOf, coverMonth }] of catalogue.comics.entries()) {
      if (key === null || variantOf !== null) continue
      append(this.keyIssues, Number(coverMonth.slice(0, 4)), record)
    }
  }

  /** The places of the entries, the best known first. */
  entriesOf(span: Span): number[] {
    const fameAt = (place: number) => this.entries[place]?.fame ?? 0
    return listed(this.begun, span).sort((a, b) => fameAt(b) - fameAt(a) || a - b)
  }

  keyIssuesOf(span: Span): number[] {
    return listed(this.keyIssues, span)
  }
}

function listed(byYear: Map<number, number[]>, { from, to }: Span): number[] {
  const years = Array.from({ length: to - from + 1 }, (_, place) => from + place)
  return years.flatMap((year) => byYear.get(year) ?? [])
}

function append(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}
