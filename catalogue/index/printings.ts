import type { ComicRecord, SeriesRecord } from '../load/records.ts'

const VARIANT = 0
const BOOK = 1
const ISSUE = 2

/**
 * What a comic counts as. On the wire a variant and a book are comics like any other. What we tell of
 * somebody ourselves counts an issue once, whatever covers it had and however often it was collected.
 */
export class Printings {
  private readonly kinds: Uint8Array

  constructor(comics: readonly ComicRecord[], series: readonly SeriesRecord[]) {
    this.kinds = Uint8Array.from(comics, ({ variantOf, collects, series: own }) => {
      if (variantOf !== null) return VARIANT
      return collects.length > 0 || series[own]?.type === 'collection' ? BOOK : ISSUE
    })
  }

  isIssue(comic: number): boolean {
    return this.kinds[comic] === ISSUE
  }

  /** Without variants; whoever has issues is known by them, and by books only who has nothing else. */
  issuesAmong(comics: Uint32Array): Uint32Array {
    const issues = this.atLeast(ISSUE, comics)
    return issues.length > 0 ? issues : this.atLeast(BOOK, comics)
  }

  /** Books among them: a series of books has nothing else, and an event names what belongs to it. */
  withoutVariants(comics: Uint32Array): Uint32Array {
    return this.atLeast(BOOK, comics)
  }

  private atLeast(kind: number, comics: Uint32Array): Uint32Array {
    const { kinds } = this
    const found = new Uint32Array(comics.length)
    let count = 0
    for (const comic of comics) {
      if ((kinds[comic] as number) >= kind) found[count++] = comic
    }
    return count === comics.length ? comics : found.subarray(0, count)
  }
}
