import { monthCount, monthFromCount } from './dates.ts'

export interface CoverMonth {
  month: string
  inferred: boolean
}

/**
 * A month for every number: known ones as given, those between two known ones interpolated evenly.
 * The first and the last number must be known. Throws with a message for the author of the line.
 */
export function spreadMonths(numbers: number[], known: Map<number, string>): CoverMonth[] {
  const months: CoverMonth[] = []
  let before = anchorAt(numbers, known, 0)
  months.push({ month: monthFromCount(before.count), inferred: false })
  for (let position = 1; position < numbers.length; position += 1) {
    if (!known.has(numbers[position] as number)) continue
    const anchor = anchorAt(numbers, known, position)
    if (anchor.count < before.count) {
      throw new Error(`the month of #${numbers[position]} lies before that of an earlier number`)
    }
    for (let between = before.position + 1; between < position; between += 1) {
      const share = (between - before.position) / (position - before.position)
      const count = before.count + Math.round((anchor.count - before.count) * share)
      months.push({ month: monthFromCount(count), inferred: true })
    }
    months.push({ month: monthFromCount(anchor.count), inferred: false })
    before = anchor
  }
  if (months.length < numbers.length) anchorAt(numbers, known, numbers.length - 1)
  return months
}

function anchorAt(numbers: number[], known: Map<number, string>, position: number) {
  const month = known.get(numbers[position] as number)
  if (month === undefined) throw new Error(`the month of #${numbers[position]} must be given`)
  return { position, count: monthCount(month) }
}
