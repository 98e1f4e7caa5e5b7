import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds, seedOfTest } from '#scripts/testing/rounds.ts'
import { countDays } from './reading-days.ts'

const DAY_MS = 24 * 60 * 60_000
const START = Date.UTC(2024, 0)

/** Day by day through the whole year, as one would with a calendar. */
function countNaively(moments: number[]) {
  const dates = moments.map((moment) => new Date(moment).toISOString().slice(0, 10))
  const calendar = Array.from({ length: 366 }, (_, day) =>
    new Date(START + day * DAY_MS).toISOString().slice(0, 10),
  )
  let row: string[] = []
  let longest: string[] = []
  for (const date of calendar) {
    row = dates.includes(date) ? [...row, date] : []
    if (row.length > longest.length) longest = row
  }
  return {
    months: Array.from({ length: 12 }, (_, month) => {
      const prefix = `2024-${String(month + 1).padStart(2, '0')}`
      return dates.filter((date) => date.startsWith(prefix)).length
    }),
    days: new Set(dates).size,
    streak:
      longest.length === 0 ? null : { days: longest.length, from: longest[0], to: longest.at(-1) },
  }
}

test('months, days and the longest streak are those of a calendar', () => {
  // Near to each other, so that there are streaks, and at both ends of the year.
  const day = fc.oneof(fc.nat({ max: 30 }), fc.integer({ min: 335, max: 365 }))
  const moment = fc
    .tuple(day, fc.nat({ max: DAY_MS - 1 }))
    .map(([day, time]) => START + day * DAY_MS + time)
  fc.assert(
    fc.property(fc.array(moment, { maxLength: 60 }), (moments) => {
      expect(countDays(moments)).toEqual(countNaively(moments))
    }),
    { seed: seedOfTest(), numRuns: rounds({ test: 100, soak: 5_000 }) },
  )
})
