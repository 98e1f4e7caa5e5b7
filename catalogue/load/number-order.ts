import type { DataLine } from './data-lines.ts'
import { valueOfNumber } from './issue-numbers.ts'
import type { LaterMonth, Run } from './read-series.ts'

/**
 * The numbers of a run in their order, and the months that are known of them. Numbers that layers
 * have added are put where their months and what they count as allow it.
 */
export function orderRun(
  run: Run,
  ownMonths: Map<string, string>,
  laterMonths: readonly LaterMonth[],
): { numbers: string[]; months: Map<string, string> } {
  const months = new Map(ownMonths)
  if (run.more.size === 0 && laterMonths.length === 0) return { numbers: run.numbers, months }
  const numbers = run.numbers.filter((number) => !run.more.has(number))
  const inOrder = laterMonths.toSorted((a, b) => a.line.layer.number - b.line.layer.number)
  for (const later of inOrder) addMonth(months, later, run.more.has(later.number) ? [] : numbers)
  for (const number of run.more.keys()) insert(numbers, number, months)
  return { numbers, months }
}

/** A layer that only adds neither replaces a month nor contradicts those that are there. */
function addMonth(
  months: Map<string, string>,
  { number, month, line }: LaterMonth,
  numbers: string[],
): void {
  const { overwrites } = line.layer
  if (months.has(number) && !overwrites) return
  if (isBetweenNeighbours(numbers, months, number, month)) months.set(number, month)
  else if (overwrites) faultOf(line, number, month)
}

function faultOf(line: DataLine, number: string, month: string): void {
  line.fault(`the month of #${number}, ${month}, is out of the order of the run`)
}

function isBetweenNeighbours(
  numbers: string[],
  months: Map<string, string>,
  number: string,
  month: string,
): boolean {
  const place = numbers.indexOf(number)
  if (place < 0) return true
  const before = numbers.slice(0, place).findLast((other) => months.has(other))
  const after = numbers.slice(place + 1).find((other) => months.has(other))
  const isLate = before === undefined || month >= (months.get(before) as string)
  return isLate && (after === undefined || month <= (months.get(after) as string))
}

/** Behind all earlier months and before all later ones; there, before the first number that counts more. */
function insert(numbers: string[], number: string, months: Map<string, string>): void {
  const month = months.get(number)
  const monthAt = (other: string) => months.get(other)
  const isLater = (other: string) => month !== undefined && (monthAt(other) ?? '') > month
  const isEarlier = (other: string) => month !== undefined && (monthAt(other) ?? month) < month
  const end = numbers.findIndex(isLater)
  const last = end < 0 ? numbers.length : end
  const first = numbers.findLastIndex(isEarlier) + 1
  const greater = numbers
    .slice(first, last)
    .findIndex((other) => valueOfNumber(other) > valueOfNumber(number))
  const isCounted = /\d|[¼½¾]/.test(number)
  numbers.splice(greater < 0 || !isCounted ? last : first + greater, 0, number)
}
