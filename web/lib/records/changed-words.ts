import { formatMonth } from '#web/lib/format.ts'

/** `Changed today`, `Changed on 3 March 2026`, by the clock of the reader. */
export function toChangedWords(updatedAt: string, now = new Date()): string {
  const at = new Date(updatedAt)
  const day = toDay(at)
  if (day === toDay(now)) return 'Changed today'
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  return day === toDay(yesterday) ? 'Changed yesterday' : `Changed on ${day}`
}

function toDay(date: Date): string {
  return `${date.getDate()} ${formatMonth(date.getMonth() + 1)} ${date.getFullYear()}`
}
