import { overlap, type RecordSpan } from './record-span.ts'

/** As much as the service gives in one answer, and as the facts of it take in one question, nearly. */
export const PAGE_LENGTH = 96
/** Records round those in sight that are asked for before the reader comes to them. */
const AHEAD = 24

interface Shelf {
  /** The records in sight. */
  shown: RecordSpan
  total: number
  /** Those in memory. */
  held: RecordSpan[]
  /** Those that the service did not give when it was asked last. */
  failed?: RecordSpan
}

/**
 * The page to ask for next, if any is wanted: as near to the middle of what is in sight as can be
 * without what is held already. So a jump costs one page, whose middle is where the reader lands, and
 * whoever reads on is given whole pages. A failure in sight waits for the reader's word.
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

/** What is in sight or about to be. Whatever has no part in it has been passed by. */
export function nearby(shown: RecordSpan, total: number): RecordSpan {
  return { from: Math.max(0, shown.from - AHEAD), to: Math.min(total, shown.to + AHEAD) }
}

/** The first record of the span that none of the others has. */
function findMissing(span: RecordSpan, settled: RecordSpan[]): number | undefined {
  let record = span.from
  while (record < span.to) {
    const holder = settled.find(({ from, to }) => from <= record && record < to)
    if (holder === undefined) return record
    record = holder.to
  }
  return undefined
}

/** How far the missing records go to either side. */
function roomAround(missing: number, total: number, settled: RecordSpan[]): [number, number] {
  const before = settled.map(({ to }) => to).filter((to) => to <= missing)
  const after = settled.map(({ from }) => from).filter((from) => from > missing)
  return [Math.max(0, ...before), Math.min(total, ...after)]
}
