import { formatCount } from '#web/lib/format.ts'
import type { RecordSpan } from '../shelf/record-span.ts'

export function describeRange({ from, to }: RecordSpan, total: number): string | null {
  if (total === 0) return null
  const [first, last, all] = [from + 1, to, total].map(formatCount)
  return `Showing ${first}–${last} of ${all}`
}
