import { expect } from 'vitest'
import { rounds } from '#scripts/testing/rounds.ts'
import { describeFault, type FaultReport, toTable } from './describe-fault.ts'
import type { shareSite } from './share-site.ts'
import { isDone, type SiteLoad, startLoad } from './site-load.ts'
import { type Answer, findLost } from './site-member.ts'

const reports: FaultReport[] = []

/** Of the long variants only. */
export function printReports(): void {
  if (rounds({ test: 0, soak: 1 }) === 1) console.log(toTable(reports))
}

/**
 * So many answers before a fault, and as many after it. Whatever was acknowledged must be there.
 * Returns the answers that failed from the fault on.
 */
export async function underLoad(
  fault: string,
  answers: number,
  happen: (load: SiteLoad) => Promise<unknown>,
  { members, comics }: Awaited<ReturnType<typeof shareSite>>,
): Promise<Answer[]> {
  const load = startLoad(members, comics)
  await load.untilAnswered(answers)
  load.answers.splice(0)
  await happen(load)
  await load.untilAnswered(answers)
  await load.stop()
  const lost = (await Promise.all(members.map(findLost))).flat()
  reports.push(describeFault(fault, load.answers, lost))
  expect(lost).toEqual([])
  return load.answers.filter((answer) => !isDone(answer))
}
