/** The original's time zone is New York: `2014-06-10T00:00:00-0400`, the offset without a colon. */
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  timeZoneName: 'longOffset',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** The original's value for "no date". */
export const NO_DATE = '1969-12-31T19:00:00-0500'

const written = new Map<string, string>()
const CACHED_DAYS = 50_000

/** Midnight in New York at the start of a day. */
export function toWireDate(day: string): string {
  const known = written.get(day)
  if (known !== undefined) return known
  const text = `${day}T00:00:00${offsetAt(day)}`
  if (written.size > CACHED_DAYS) written.clear()
  written.set(day, text)
  return text
}

const MINUTE_MS = 60_000
let lastDay = { minute: Number.NaN, day: '' }

/** The day in New York at an instant. Cached for a minute, because every call needs today's. */
export function easternDay(instant: Date): string {
  const minute = Math.floor(instant.getTime() / MINUTE_MS)
  if (lastDay.minute === minute) return lastDay.day
  const { year, month, day } = partsOf(instant)
  lastDay = { minute, day: `${year}-${month}-${day}` }
  return lastDay.day
}

/** The first day that starts at or after the instant. */
export function firstDayFrom(instant: Date): string {
  const day = easternDay(instant)
  const { hour, minute, second } = partsOf(instant)
  return `${hour}${minute}${second}` === '000000' ? day : addDays(day, 1)
}

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

function offsetAt(day: string): string {
  // 05:00 UTC is midnight in New York, or one o'clock in summer: the clock changes at two, so both
  // have the offset of the day's start.
  const { timeZoneName = '' } = partsOf(new Date(`${day}T05:00:00Z`))
  const match = /GMT([+-]\d{2}):(\d{2})/.exec(timeZoneName)
  return match === null ? '-0500' : `${match[1]}${match[2]}`
}

function partsOf(instant: Date): Record<string, string> {
  return Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]))
}
