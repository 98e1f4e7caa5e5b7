import { formatMonth } from '#web/lib/format.ts'

/** `3 March 2024`, of a moment, where the reader is. */
export function toDay(moment: string): string {
  const date = new Date(moment)
  return `${date.getDate()} ${formatMonth(date.getMonth() + 1)} ${date.getFullYear()}`
}

/** `2024-03-03`, as fields for dates have it. */
export function toDateValue(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** The middle of a day, which is that day in most places; today it is now. */
export function toMoment(day: string, now: Date): string {
  return (day === toDateValue(now) ? now : new Date(`${day}T12:00`)).toISOString()
}
