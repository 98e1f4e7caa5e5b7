import type { Locator, Page } from '@playwright/test'
import { installClock } from '../clock.ts'
import { expect, test } from '../fixtures.ts'
import { untilQuiet } from '../under-way.ts'
import {
  atRest,
  cardAt,
  goTo,
  isData,
  leapBy,
  openShelf,
  readScroll,
  seeCard,
  shapesOf,
  watchRequests,
} from './shelf.ts'

/** The requests of one jump: a list, its facts, which of them are favourites, and which are read. */
const REQUESTS_OF_A_JUMP = 4

test.use({ reader: 'member' })

test('a jump to number 30,002 takes four requests, and Back and a reload return there', async ({
  page,
}) => {
  await openShelf(page, '/comics?view=scroll')
  await atRest(page, /^Showing 1–/)
  const asked = watchRequests(page)
  await goTo(page, 30_002)
  await expect(cardAt(page, 30_002).getByRole('link')).toBeFocused()
  await atRest(page, /^Showing 30,001–/)
  expect(asked).toEqual([
    '/v1/public/comics',
    '/api/facts/comics/listed',
    '/api/favourites/comics',
    '/api/progress',
  ])
  await expect(page).toHaveURL('/comics?page=1251&view=scroll')
  await leapBy(page, 150)
  const place = await readScroll(page)

  // `click` would scroll to the middle of the card first.
  await cardAt(page, 30_008).getByRole('link').dispatchEvent('click')
  await expect(page).toHaveURL(/\/comics\/\d+$/)
  asked.length = 0
  await page.goBack()
  await seeCard(page, 30_008)
  await expect(cardAt(page, 30_008).getByRole('link')).toBeFocused()
  await expect.poll(() => readScroll(page)).toBe(place)
  expect(asked.filter((path) => path === '/v1/public/comics')).toEqual([])

  // Requests of the card's page may have been counted late, so the count starts again.
  asked.length = 0
  await page.reload()
  await seeCard(page, 30_008)
  await expect.poll(() => readScroll(page)).toBe(place)
  await atRest(page, /^Showing 30,001–/)
  expect(asked.filter((path) => !/session|facets/.test(path))).toHaveLength(REQUESTS_OF_A_JUMP)
})

test('whoever flies past sees the shapes of cards, and asks only where the flight ends', async ({
  page,
}) => {
  await installClock(page)
  await openShelf(page, '/comics?view=scroll')
  await atRest(page, /^Showing 1–/)
  const asked = watchRequests(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  for (let leap = 0; leap < 10; leap += 1) {
    await leapBy(page, 100_000)
    await page.clock.runFor(20)
  }
  expect(await countInSight(shapesOf(page))).toBeGreaterThanOrEqual(12)
  await expect(page.locator('[aria-posinset]')).toHaveCount(0)
  expect(asked).toEqual([])
  await page.clock.resume()
  await expect(page.locator('[aria-posinset]').nth(12)).toBeInViewport()
  await untilQuiet(page, isData)
  expect(asked).toHaveLength(REQUESTS_OF_A_JUMP)
})

test('a request for what was passed by is cancelled', async ({ page }) => {
  await openShelf(page, '/comics?view=scroll')
  await atRest(page, /^Showing 1–/)
  const held = Promise.withResolvers<void>()
  await page.route(/\/v1\/public\/comics\?.*offset=199/, () => held.resolve())
  const failed = page.waitForEvent('requestfailed', (request) => /offset=199/.test(request.url()))
  await page.getByLabel('Go to number').fill('20000')
  await page.keyboard.press('Enter')
  await held.promise
  await goTo(page, 15_000)
  expect((await failed).failure()?.errorText).toContain('ABORTED')
})

test('an address to share leads to the same records, in a window of any width', async ({
  page,
}) => {
  await openShelf(page, '/comics?page=1251&view=scroll')
  await seeCard(page, 30_001)
  await page.setViewportSize({ width: 820, height: 1180 })
  await seeCard(page, 30_001)
  await page.setViewportSize({ width: 320, height: 640 })
  await seeCard(page, 30_001)
  await expect(page).toHaveURL('/comics?page=1251&view=scroll')
})

test('pictures come for a reader who goes slowly, and wait for one who hurries', async ({
  page,
}) => {
  await installClock(page)
  await openShelf(page, '/comics?view=scroll')
  await untilQuiet(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await scrollOn(page, { steps: 70, pixels: 30 })
  const cards = page.locator('[aria-posinset]')
  const pictured = cards.filter({ has: page.locator('img') })
  expect(await countInSight(cards)).toBeGreaterThanOrEqual(6)
  expect(await countInSight(pictured)).toBe(0)
  // They are drawn in a worker, which the fake clock does not control.
  await expect
    .poll(
      async () => {
        await scrollOn(page, { steps: 5, pixels: 1 })
        return (await countInSight(cards)) - (await countInSight(pictured))
      },
      { intervals: [50] },
    )
    .toBe(0)
})

/** Scrolls without a pause, by that many pixels every 20 ms. */
async function scrollOn(page: Page, { steps, pixels }: { steps: number; pixels: number }) {
  for (let step = 0; step < steps; step += 1) {
    await leapBy(page, pixels)
    await page.clock.runFor(20)
  }
}

function countInSight(elements: Locator): Promise<number> {
  return elements.evaluateAll(
    (all) =>
      all.filter((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return bottom > 0 && top < window.innerHeight
      }).length,
  )
}
