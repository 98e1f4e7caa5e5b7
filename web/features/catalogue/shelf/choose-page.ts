import { overlap, type RecordSpan } from './record-span.ts'

/** About the largest limit of a list request and of a facts request. */
export const PAGE_LENGTH = 96
/** How many records before and after the visible ones are prefetched. */
const AHEAD = 24

interface Shelf {
  /** The visible records. */
  shown: RecordSpan
  total: number
  /** The cached records. */
  held: RecordSpan[]
  /** The records of the last failed request. */
  failed?: RecordSpan
}

/**
 * The next page to request, if any: centred on the visible records as far as cached records allow. A
 * jump therefore costs one page, centred where the reader lands, and scrolling on loads whole pages. A
 * failure within the visible records waits for a retry by the reader.
 */
export function choosePage({ shown, total, held, failed }: Shelf): RecordSpan | undefined {
  if (failed !== undefined && overlap(failed, shown)) return undefined
  const settled = failed === undefined ? held : [...held, failed]
  const missing = findMissing(shown, settled) ?? findMissing(nearby(shown, total), settled)
  if (missing === undefined) return undefined
  const [least, most] = roomAround(missing, total, settled)
  const middle = Math.floor((shown.from + shown.to - PAGE_LENGTH) / 2)
  const from = Math.max(least, Math.min(middle, most - PAGE_LENGTH))
  return { from, to: Math.min(from + PAGE_LENGTH, most) }
}

/** The visible records and those to prefetch. A request without any of them is no longer wanted. */
export function nearby(shown: RecordSpan, total: number): RecordSpan {
  return { from: Math.max(0, shown.from - AHEAD), to: Math.min(total, shown.to + AHEAD) }
}

/** The first record of the span that is in none of the others. */
function findMissing(span: RecordSpan, settled: RecordSpan[]): number | undefined {
  let record = span.from
  while (record < span.to) {
    const holder = settled.find(({ from, to }) => from <= record && record < to)
    if (holder === undefined) return record
    record = holder.to
  }
  return undefined
}

/** The gap around a missing record, up to the neighbouring pages. */
function roomAround(missing: number, total: number, settled: RecordSpan[]): [number, number] {
  const before = settled.map(({ to }) => to).filter((to) => to <= missing)
  const after = settled.map(({ from }) => from).filter((from) => from > missing)
  return [Math.max(0, ...before), Math.min(total, ...after)]
}
