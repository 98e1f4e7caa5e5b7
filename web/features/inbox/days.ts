export const FIRST_DAY = '1970-01-01'
export const LAST_DAY = '2999-12-31'

/** A valid date as a date input writes it, within the range that the server accepts. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return false
  return !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
}

/** The start of the day in the local time zone. */
export function beginOf(day: string): string {
  return midnight(day, 0)
}

/** The end of the day in the local time zone. */
export function endOf(day: string): string {
  return midnight(day, 1)
}

function midnight(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + daysLater).toISOString()
}
