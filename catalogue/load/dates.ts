const FIRST_YEAR = 1900
const LAST_YEAR = 2098

/** True for a valid calendar day. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (match === null || !isMonth(text.slice(0, 7))) return false
  const [, year, month, day] = match.map(Number)
  return Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month))
}

export function isMonth(text: string): boolean {
  const match = /^(\d{4})-(\d{2})$/.exec(text)
  if (match === null) return false
  const [, year, month] = match.map(Number)
  return inRange(Number(year), FIRST_YEAR, LAST_YEAR) && inRange(Number(month), 1, 12)
}

/** 0 for a date that is not known. */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4))
}

/** Months since year 0, for date arithmetic. */
export function monthCount(month: string): number {
  return yearOf(month) * 12 + Number(month.slice(5, 7)) - 1
}

export function monthFromCount(count: number): string {
  const month = String((count % 12) + 1).padStart(2, '0')
  return `${Math.floor(count / 12)}-${month}`
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function inRange(value: number, from: number, to: number): boolean {
  return value >= from && value <= to
}
