const YES = new Set(['1', 'yes', 'y', 'true', 'x', '✓', '✔'])

export function isYes(text: string): boolean {
  return YES.has(text.trim().toLowerCase())
}

/** A count of 1 or more. */
export function parseCount(text: string): number | undefined {
  const count = /^\d{1,6}(?:\.0+)?$/.test(text) ? Number(text) : 0
  return count >= 1 ? count : undefined
}

/** 0 is how these programs write that nobody rated it. */
export function parseRating(text: string): number | undefined {
  const rating = /^\d{1,3}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : 0
  return rating > 0 ? rating : undefined
}

/** As it was typed. Nothing paid is how these programs write that nobody typed anything. */
export function parsePaid(text: string): string {
  return /[1-9]/.test(text) ? text : ''
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Patterns of a date with the places of its year, month and day among the groups. */
const DATES: [pattern: RegExp, year: number, month: number, day: number][] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/, 1, 2, 3],
  [/^(\d{4})(?:[-/.](\d{1,2}))?$/, 1, 2, 3],
  [/^([a-z]{3,9})\.?(?: (\d{1,2}),?)? (\d{4})$/i, 3, 1, 2],
  [/^(\d{1,2})\.? ([a-z]{3,9})\.? (\d{4})$/i, 3, 2, 1],
]

const SLASHED = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/

export interface ParsedDate {
  date?: string
  year?: number
}

/**
 * As much of a date as the text says: `1988-05-10`, `May 10, 1988`, `May 1988`, `1988`. Of
 * `05/10/1988` only the year is sure, because half of the world puts the day first.
 */
export function parseDate(text: string): ParsedDate {
  const clean = text.trim()
  for (const [pattern, year, month, day] of DATES) {
    const found = pattern.exec(clean)
    if (found !== null) return toDate(found[year], found[month], found[day])
  }
  const slashed = SLASHED.exec(clean)
  if (slashed === null) return {}
  const [, first, second, year] = slashed
  if (Number(first) > 12) return toDate(year, second, first)
  if (Number(second) > 12 || first === second) return toDate(year, first, second)
  return toDate(year, undefined, undefined)
}

/** A date with its day, for what happened on one. */
export function parseDay(text: string): string | undefined {
  const { date } = parseDate(text)
  return date?.length === 10 ? date : undefined
}

function toDate(yearText = '', monthText = '', dayText = ''): ParsedDate {
  const year = Number(yearText)
  if (year < 1900 || year > 2200) return {}
  const month = toMonth(monthText)
  if (month === undefined) return { year, date: yearText }
  const monthDate = `${yearText}-${String(month).padStart(2, '0')}`
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const day = Number(dayText)
  if (dayText === '' || day < 1 || day > days) return { year, date: monthDate }
  return { year, date: `${monthDate}-${String(day).padStart(2, '0')}` }
}

function toMonth(text: string): number | undefined {
  const month = /^\d+$/.test(text)
    ? Number(text)
    : MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1
  return month >= 1 && month <= 12 ? month : undefined
}
