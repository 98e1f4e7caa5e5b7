import { isDay } from '../load/dates.ts'
import { addDays, firstDayFrom, weekdayOf } from './eastern-time.ts'

/** Parses a day from any of the formats that clients send; undefined if invalid. */
export function parseLooseDay(text: string): string | undefined {
  const trimmed = text.trim()
  const plain = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(trimmed)
  if (plain !== null) return checkedDay(plain[1], plain[2], plain[3])
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(trimmed)
  if (american !== null) return checkedDay(american[3], american[1], american[2])
  const instant = parseInstant(trimmed)
  return instant === undefined ? undefined : firstDayFrom(instant)
}

function checkedDay(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) || /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)
    ? text
    : undefined
}

/** `2014-06-10T16:12:58-0400`, and other formats that Date parses. */
function parseInstant(text: string): Date | undefined {
  const withColon = text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')
  const instant = new Date(withColon)
  const year = instant.getUTCFullYear()
  return year > 1000 && year < 9999 ? instant : undefined
}

export const DATE_DESCRIPTORS = ['lastWeek', 'thisWeek', 'nextWeek', 'thisMonth'] as const
export type DateDescriptor = (typeof DATE_DESCRIPTORS)[number]

/** Weeks go from Sunday to Saturday. */
export function describedDays(descriptor: DateDescriptor, today: string) {
  if (descriptor === 'thisMonth') {
    const first = `${today.slice(0, 7)}-01`
    const nextMonth = addDays(first, 31).slice(0, 7)
    return { from: first, to: addDays(`${nextMonth}-01`, -1) }
  }
  const weeks = { lastWeek: -1, thisWeek: 0, nextWeek: 1 }[descriptor]
  const sunday = addDays(today, weeks * 7 - weekdayOf(today))
  return { from: sunday, to: addDays(sunday, 6) }
}
