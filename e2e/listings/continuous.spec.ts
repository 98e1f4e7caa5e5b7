import type { Locator, Page } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { installClock } from '../clock.ts'
import { expect } from '../fixtures.ts'
import { untilQuiet } from '../under-way.ts'
import { COMICS, test } from './big-catalogue.ts'
import { countTitlesInMemory } from './heap.ts'
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

/** What a jump may cost: a list, its facts, its hearts. */
const REQUESTS_OF_A_JUMP = 3
/** With the rows near the reader, the bar, the band with all its choices and the footer. */
const MOST_NODES = 1500
const SIX_PAGES = 6 * 96

test.beforeEach(async ({ page }) => {
  await newMember(page)
})

test('sixty thousand comics are one shelf, of which the document holds a few rows', async ({
  page,
}) => {
  await openShelf(page, '/comics?view=scroll')
  await expect(page.getByRole('list', { name: 'Comics' })).toBeVisible()
  await expect(cardAt(page, 1)).toHaveAttribute('aria-setsize', String(COMICS))
  const counts = [await countNodes(page)]
  for (const number of [600, 30_000, 59_000]) {
    await goTo(page, number)
    counts.push(await countNodes(page))
  }
  await page.keyboard.press('End')
  await expect(cardAt(page, COMICS)).toBeAttached()
  counts.push(await countNodes(page))
  expect(Math.max(...counts)).toBeLessThan(MOST_NODES)
  await expect(page.getByText('The end of the shelf, after 60,000 comics.')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeInViewport()
})

test('a jump to number 50,000 takes three requests, and Back and a reload return there', async ({
  page,
}) => {
  await openShelf(page, '/comics?view=scroll')
  await atRest(page, /^Showing 1–/)
  const asked = watchRequests(page)
  await goTo(page, 50_000)
  await expect(cardAt(page, 50_000).getByRole('link')).toBeFocused()
  await atRest(page, /^Showing 49,999–/)
  expect(asked).toEqual(['/v1/public/comics', '/api/facts/comics', '/api/favourites/comics'])
  await expect(page).toHaveURL('/comics?page=2084&view=scroll')
  await leapBy(page, 150)
  const place = await readScroll(page)

  // A click would scroll to the middle of the card first.
  await cardAt(page, 50_006).getByRole('link').dispatchEvent('click')
  await expect(page).toHaveURL(/\/comics\/\d+$/)
  asked.length = 0
  await page.goBack()
  await seeCard(page, 50_006)
  await expect.poll(() => readScroll(page)).toBe(place)
  expect(asked.filter((path) => path === '/v1/public/comics')).toEqual([])

  // What the page of the card asked for may have come after the count began.
  asked.length = 0
  await page.reload()
  await seeCard(page, 50_006)
  await expect.poll(() => readScroll(page)).toBe(place)
  await atRest(page, /^Showing 49,999–/)
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
  await page.route(/\/v1\/public\/comics\?.*offset=299/, () => held.resolve())
  const failed = page.waitForEvent('requestfailed', (request) => /offset=299/.test(request.url()))
  await page.getByLabel('Go to number').fill('30000')
  await page.keyboard.press('Enter')
  await held.promise
  await goTo(page, 45_000)
  expect((await failed).failure()?.errorText).toContain('ABORTED')
})

test('no more than six pages of records are in memory, however far the reader goes', async ({
  page,
}) => {
  await openShelf(page, '/comics?view=scroll')
  for (let number = 1000; number <= 8000; number += 1000) await goTo(page, number)
  await atRest(page, /^Showing 7,999–/)
  const titles = await countTitlesInMemory(page)
  expect(titles).toBeGreaterThan(90)
  expect(titles).toBeLessThanOrEqual(SIX_PAGES)
})

test('an address to share leads to the same records, in a window of any width', async ({
  page,
}) => {
  await openShelf(page, '/comics?page=2084&view=scroll')
  await seeCard(page, 49_993)
  await page.setViewportSize({ width: 820, height: 1180 })
  await seeCard(page, 49_993)
  await page.setViewportSize({ width: 320, height: 640 })
  await seeCard(page, 49_993)
  await expect(page).toHaveURL('/comics?page=2084&view=scroll')
})

test('pictures come for a reader who goes slowly, and wait for one who hurries', async ({
  page,
}) => {
  await installClock(page)
  await openShelf(page, '/comics?view=scroll')
  await untilQuiet(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await scrollOn(page, { steps: 60, pixels: 30 })
  const cards = page.locator('[aria-posinset]')
  const pictured = cards.filter({ has: page.locator('img') })
  expect(await countInSight(cards)).toBeGreaterThanOrEqual(6)
  expect(await countInSight(pictured)).toBe(0)
  // They are drawn elsewhere, where this clock is not known.
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

/** Without a rest, by so many pixels in 20 ms. */
async function scrollOn(page: Page, { steps, pixels }: { steps: number; pixels: number }) {
  for (let step = 0; step < steps; step += 1) {
    await leapBy(page, pixels)
    await page.clock.runFor(20)
  }
}

function countNodes(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length)
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
