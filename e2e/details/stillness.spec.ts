import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { untilFontsLoaded } from '../fonts.ts'
import { untilPainted } from '../late-answers.ts'
import { onEachScreen, WIDE } from '../screens.ts'
import { untilQuiet } from '../under-way.ts'
import { CREATOR, EVENT, LONG_SERIES, SPIDER_MAN } from './detail.ts'

/** Phantazia: no key issue, and comics of one year only. */
const MINOR = '/characters/2001604'

/** A tolerance for fractional pixels. */
const NO_PIXEL = 0.5

const ADDRESSES = [SPIDER_MAN, LONG_SERIES, EVENT, CREATOR, MINOR]

test.use({ reader: 'member', viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } })

for (const address of ADDRESSES) {
  test(`what comes later to ${address} moves nothing`, async ({ page }) => {
    const later = await holdLaterAnswers(page)
    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Report a mistake' })).toBeVisible()
    const before = new Map<number, Record<string, number>>()
    await onEachScreen(page, async ({ width }) => {
      await untilFontsLoaded(page)
      await untilPainted(page)
      const places = await placesOf(page)
      expect(Object.keys(places).length).toBeGreaterThan(1)
      before.set(width, places)
    })
    later.tell()
    await untilQuiet(page)
    await onEachScreen(page, async ({ width }) => {
      await untilFontsLoaded(page)
      await untilPainted(page)
      const after = await placesOf(page)
      for (const [name, top] of Object.entries(before.get(width) ?? {})) {
        expect(Math.abs((after[name] ?? 0) - top), name).toBeLessThan(NO_PIXEL)
      }
    })
  })
}

/** Holds back all requests that follow the record and its facts. */
async function holdLaterAnswers(page: Page) {
  const release = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    await release.promise
    await route.continue()
  }
  await page.route(/\/v1\/public\/\w+\/\d+\/|\/years$|\/api\/facets\//, hold)
  return { tell: () => release.resolve() }
}

/** The offset of each section in the document, down to the creators. */
async function placesOf(page: Page): Promise<Record<string, number>> {
  const places = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .evaluateAll((headings) =>
      headings.map((heading): [string, number] => [
        heading.textContent,
        heading.getBoundingClientRect().top + window.scrollY,
      ]),
    )
  // The number of lines of their names is not known in advance.
  const end = places.findIndex(([name]) => name === 'Creators')
  return Object.fromEntries(end < 0 ? places : places.slice(0, end + 1))
}
