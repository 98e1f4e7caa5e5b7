import { newMember } from '../accounts/new-member.ts'
import { expect } from '../fixtures.ts'
import { test } from './big-catalogue.ts'
import { atRest, leapBy, openShelf } from './shelf.ts'

/** The whole page has some six hundred. */
const FEW_ELEMENTS = 200

interface TraceEvent {
  name: string
  args: { elementCount?: number; data?: { nodeName?: string; reason?: string } }
}

test('rows that come and go leave the style of the rest of the page alone', async ({
  page,
  browser,
}) => {
  await newMember(page)
  await openShelf(page, '/comics?view=scroll')
  await atRest(page, /^Showing 1–/)
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking'],
  })
  for (let leap = 0; leap < 40; leap += 1) await leapBy(page, 4000)
  await atRest(page, /^Showing [^1]/)
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  const counts = trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0)
  expect(counts.length).toBeGreaterThan(40)
  expect(Math.max(...counts)).toBeLessThan(FEW_ELEMENTS)
  const invalid = trace.traceEvents.filter(({ name }) => name === 'StyleRecalcInvalidationTracking')
  expect(invalid.map(({ args }) => args.data?.reason)).toContain('Node was inserted into tree')
  // The browser would look through the whole page for each card that comes.
  expect(invalid.filter(({ args }) => args.data?.nodeName === 'HTML')).toEqual([])
})
