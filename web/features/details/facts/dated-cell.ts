import type { FactCell } from './fact-cells.tsx'

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
const DAY = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** `1963-03` or a date of the wire: the year in large figures, the month below it, the day if known. */
export function datedCell(label: string, date: string, exact: 'month' | 'day' = 'month'): FactCell {
  // The day is the publisher's: time zones must not shift it.
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number)
  const words = (exact === 'day' ? DAY : MONTH).format(Date.UTC(year, month - 1, day))
  return { label, figure: String(year), words }
}
