import { formatMonth } from '#web/lib/format.ts'
import type { FactCell } from './fact-cells.tsx'

/** `1963-03` or a date of the wire: the year in large figures, the month below it, the day if known. */
export function datedCell(label: string, date: string, exact: 'month' | 'day' = 'month'): FactCell {
  // The day is the publisher's: time zones must not shift it.
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number)
  const words = exact === 'day' ? `${formatMonth(month)} ${day}` : formatMonth(month)
  return { label, figure: String(year), words }
}
