import type { Year } from '#contract/year.ts'

const DAY_MS = 24 * 60 * 60_000

type Times = Pick<Year, 'months' | 'days' | 'streak'>

/** When something was read, in ms and in any order, all within one year of UTC. */
export function countDays(moments: readonly number[]): Times {
  const months = new Array<number>(12).fill(0)
  const days = new Set<number>()
  for (const moment of moments) {
    const month = new Date(moment).getUTCMonth()
    months[month] = (months[month] as number) + 1
    days.add(Math.floor(moment / DAY_MS))
  }
  return { months, days: days.size, streak: longestStreak(days) }
}

/** The first of equals. */
function longestStreak(days: ReadonlySet<number>): Times['streak'] {
  let length = 0
  let last = 0
  for (const day of [...days].sort((one, other) => one - other)) {
    // Counted once for each streak, from its first day.
    if (days.has(day - 1)) continue
    let end = day
    while (days.has(end + 1)) end += 1
    if (end - day + 1 > length) {
      length = end - day + 1
      last = end
    }
  }
  if (length === 0) return null
  return { days: length, from: toDay(last - length + 1), to: toDay(last) }
}

function toDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
