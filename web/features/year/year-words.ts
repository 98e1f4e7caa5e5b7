import type { Year } from '#contract/year.ts'
import { formatCount, formatList, formatMonth } from '#web/lib/format.ts'
import { toCount } from '#web/lib/records/record-words.ts'

/** As many as the picture shows. */
const PICTURED = 5

/** `18 November`, or with the year. The day is not parsed: time zones must not shift it. */
export function toDay(date: string, withYear = false): string {
  const [year, month = 1, day] = date.slice(0, 10).split('-').map(Number)
  return `${day} ${formatMonth(month)}${withYear ? ` ${year}` : ''}`
}

export function toStreak({ from, to }: { from: string; to: string }): string {
  if (from === to) return toDay(from)
  const sameMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${sameMonth ? Number(from.slice(8)) : toDay(from)} to ${toDay(to)}`
}

export function toNumbers({ from, to }: { from: number; to: number }): string {
  return `#${from}–${to}`
}

/** The busiest months, counted from 1. */
function bestMonths(months: readonly number[]): number[] {
  const most = Math.max(...months)
  return months.flatMap((count, month) => (count === most ? month + 1 : []))
}

/** `Busiest month: May, 61 issues`. */
export function toBestMonth(months: readonly number[]): string {
  const best = bestMonths(months)
  const most = Math.max(...months)
  if (best.length > 3) return `Up to ${toCount(most, 'issue', 'issues')} a month`
  const names = formatList(best.map(formatMonth))
  if (best.length > 1) return `Busiest months: ${names}, ${formatCount(most)} each`
  return `Busiest month: ${names}, ${toCount(most, 'issue', 'issues')}`
}

/** All that the picture of the year says. */
export function toPictureWords(year: Year, name: string | undefined): string {
  const { issues, days, streak, months, characters, longestRun, series, creators } = year
  const most = characters.slice(0, PICTURED).map(({ name, count }) => `${name} (${count})`)
  const [maker] = creators
  return [
    `${name === undefined ? 'My' : `${name}: a`} year in comics, ${year.year}`,
    `${toCount(issues, 'issue', 'issues')} read on ${toCount(days, 'day', 'days')}`,
    streak && `At most ${toCount(streak.days, 'day', 'days')} in a row`,
    toBestMonth(months),
    most.length > 0 && `Most read: ${most.join(', ')}`,
    longestRun && `Longest run: ${longestRun.title} ${toNumbers(longestRun)}`,
    series[0] && `Series: ${series[0].name}`,
    maker && `Creator: ${maker.name}, ${maker.role}`,
  ]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ')
}
