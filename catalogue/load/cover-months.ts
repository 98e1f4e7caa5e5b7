import { monthCount, monthFromCount } from './dates.ts'
import { RUNNING } from './records.ts'

export interface CoverMonth {
  /** Empty if it is not known and nothing is there to infer it from. */
  month: string
  inferred: boolean
}

interface Anchor {
  position: number
  count: number
}

/**
 * A month for every number: known ones as given, those between two known ones interpolated evenly,
 * those before the first and after the last spread over the years of the series. Throws with a
 * message for the author of the line.
 */
export function spreadMonths(
  numbers: string[],
  known: Map<string, string>,
  years: { startYear: number; endYear: number },
): CoverMonth[] {
  const stated = statedAnchors(numbers, known)
  const months: CoverMonth[] = numbers.map(() => ({ month: '', inferred: true }))
  const anchors = years.startYear === 0 ? stated : withEnds(stated, numbers.length, years)
  for (const [index, { position, count }] of anchors.entries()) {
    months[position] = { month: monthFromCount(count), inferred: true }
    const before = anchors[index - 1]
    if (before !== undefined) fillBetween(months, before, { position, count })
  }
  for (const { position, count } of stated) {
    months[position] = { month: monthFromCount(count), inferred: false }
  }
  return months
}

function statedAnchors(numbers: string[], known: Map<string, string>): Anchor[] {
  const anchors: Anchor[] = []
  for (const [position, number] of numbers.entries()) {
    const month = known.get(number)
    if (month === undefined) continue
    const count = monthCount(month)
    if (count < (anchors.at(-1)?.count ?? 0)) {
      throw new Error(`the month of #${number} lies before that of an earlier number`)
    }
    anchors.push({ position, count })
  }
  return anchors
}

/** From January of the first year to December of the last; what still runs goes on month by month. */
function withEnds(
  stated: Anchor[],
  length: number,
  { startYear, endYear }: { startYear: number; endYear: number },
): Anchor[] {
  const january = monthCount(`${startYear}-01`)
  const first = stated[0] ?? { position: 0, count: january }
  const start = { position: 0, count: Math.min(january, first.count) }
  const anchors = first.position === 0 ? [...stated] : [start, ...stated]
  if (anchors.length === 0) anchors.push(start)
  const last = anchors.at(-1) as Anchor
  const left = length - 1 - last.position
  if (left === 0) return anchors
  const end = endYear === RUNNING ? last.count + left : monthCount(`${endYear}-12`)
  return [...anchors, { position: length - 1, count: Math.max(end, last.count) }]
}

function fillBetween(months: CoverMonth[], before: Anchor, after: Anchor): void {
  for (let between = before.position + 1; between < after.position; between += 1) {
    const share = (between - before.position) / (after.position - before.position)
    const count = before.count + Math.round((after.count - before.count) * share)
    months[between] = { month: monthFromCount(count), inferred: true }
  }
}
