import { newMember } from '../accounts/new-member.ts'
import { expect } from '../fixtures.ts'
import { test } from './big-catalogue.ts'
import { atRest, leapBy, openShelf } from './shelf.ts'

/** The whole page has some six hundred. */
const FEW_ELEMENTS = 200

test('rows that come and go leave the style of the rest of the page alone', async ({
  page,
  browser,
}) => {
  await newMember(page)
  await openShelf(page, '/comics?view=scroll')
  await atRest(page, /^Showing 1–/)
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  for (let leap = 0; leap < 40; leap += 1) await leapBy(page, 4000)
  await atRest(page, /^Showing [^1]/)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
  const counts = traceEvents
    .filter(({ name }: { name: string }) => name === 'UpdateLayoutTree')
    .map(({ args }: { args: { elementCount?: number } }) => args.elementCount ?? 0)
  expect(counts.length).toBeGreaterThan(40)
  expect(Math.max(...counts)).toBeLessThan(FEW_ELEMENTS)
})
