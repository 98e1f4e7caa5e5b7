/** Records of a shelf by their numbers, counted from 0: from the first up to, not including, `to`. */
export interface RecordSpan {
  from: number
  to: number
}

export function overlap(one: RecordSpan, other: RecordSpan): boolean {
  return one.from < other.to && other.from < one.to
}
