/** A range of records by index, counted from 0: `from` is included, `to` is not. */
export interface RecordSpan {
  from: number
  to: number
}

export function overlap(one: RecordSpan, other: RecordSpan): boolean {
  return one.from < other.to && other.from < one.to
}

/** The distance from a record to the nearest one of a span; 0 within it. */
export function distance(record: number, { from, to }: RecordSpan): number {
  return Math.max(0, from - record, record - to + 1)
}
