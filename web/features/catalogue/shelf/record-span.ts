/** Records of a shelf by their numbers, counted from 0: from the first up to, not including, `to`. */
export interface RecordSpan {
  from: number
  to: number
}

export function overlap(one: RecordSpan, other: RecordSpan): boolean {
  return one.from < other.to && other.from < one.to
}

/** Between a record and the nearest of a span; 0 within it. */
export function distance(record: number, { from, to }: RecordSpan): number {
  return Math.max(0, from - record, record - to + 1)
}
