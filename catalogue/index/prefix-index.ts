import { compare } from './ordering.ts'
import type { Selection } from './selection.ts'
import { partitionPoint, toSortedList } from './sorted-lists.ts'

/** A prefix index: finds the records of which a word or a name begins with a text. */
export class PrefixIndex {
  private readonly texts: string[]
  private readonly records: Uint32Array
  /**
   * True where the default order of the kind is the order of these texts: then matches are a
   * contiguous range.
   */
  private readonly inOrder: boolean

  /** Several entries may belong to one record. */
  constructor(entries: [text: string, record: number][]) {
    const sorted = entries.toSorted(([a, first], [b, second]) => compare(a, b) || first - second)
    this.texts = sorted.map(([text]) => text)
    this.records = Uint32Array.from(sorted, ([, record]) => record)
    this.inOrder = this.records.every((record, place) => record === place)
  }

  startingWith(prefix: string): Selection {
    const from = this.firstNotBelow(prefix)
    const to = this.firstNotBelow(`${prefix}\uFFFF`)
    return this.inOrder ? { from, to } : toSortedList(this.records.subarray(from, to))
  }

  private firstNotBelow(text: string): number {
    return partitionPoint(this.texts.length, (place) => (this.texts[place] as string) >= text)
  }
}

/** Matching is case-insensitive. */
export function fold(text: string): string {
  return text.toLowerCase()
}
