import type { Page } from '@playwright/test'
import { installClock } from '../clock.ts'
import { expect, test } from '../fixtures.ts'
import { untilFontsLoaded } from '../fonts.ts'
import { onEachScreen, WIDE } from '../screens.ts'
import { holdScripts } from '../scripts.ts'
import { cardsOf, KINDS } from './listing.ts'

test.use({ reader: 'member', viewport: WIDE })

for (const kind of KINDS) {
  test(`nothing of ${kind} moves when the records come, nor when the pictures do`, async ({
    page,
  }) => {
    const sendPictures = await hold(page, /\/pictures\//)
    const sendRecords = await hold(page, /\/(v1\/public|api\/facets)\//)
    // While it stands still, nothing is said of a slow catalogue above the skeleton.
    const now = Date.now()
    await installClock(page, { time: now })
    await page.clock.pauseAt(now + 1000)
    await page.goto(`/${kind}`)
    await expect(page.getByRole('link', { name: 'Surprise me' })).toBeVisible()
    const places = new Map<number, unknown>()
    await onEachScreen(page, async ({ width }) => {
      await untilFontsLoaded(page)
      // The filters change from a band to a sheet in a render after the resize.
      const sheet = page.getByRole('button', { name: 'Filters', exact: true })
      await expect(sheet).toBeVisible({ visible: width < WIDE.width })
      places.set(width, await readPlaces(page))
    })
    await page.clock.resume()
    sendRecords()
    const cards = cardsOf(page, kind)
    await expect(cards).toHaveCount(24)
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(/\d/)
    await onEachScreen(page, async ({ width }) => {
      await expect.poll(() => readPlaces(page)).toEqual(places.get(width))
    })
    await page.setViewportSize(WIDE)
    await expect.poll(() => readPlaces(page)).toEqual(places.get(WIDE.width))
    await untilFontsLoaded(page)
    const tops = await readTops(page, kind)
    sendPictures()
    await cards.last().scrollIntoViewIfNeeded()
    for (const card of [cards.first(), cards.last()]) {
      await expect(card.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
    }
    expect(await readTops(page, kind)).toEqual(tops)
  })

  test(`no row of ${kind} moves when the script of the continuous view comes`, async ({ page }) => {
    await page.goto(`/${kind}`)
    await expect(cardsOf(page, kind).first()).toBeVisible()
    const sendScripts = await holdScripts(page)
    await page.getByRole('link', { name: 'Continuous' }).click()
    await expect(page.getByText('Loading', { exact: true })).toBeAttached()
    const rows = new Map<number, number[]>()
    await onEachScreen(page, async ({ width }) => {
      await untilFontsLoaded(page)
      rows.set(width, await readRows(page))
      expect(rows.get(width)).toHaveLength(3)
    })
    sendScripts()
    await expect(page.getByLabel('Go to number')).toBeVisible()
    await onEachScreen(page, async ({ width }) => {
      await expect(page.locator('[aria-posinset="1"]')).toBeVisible()
      const before = rows.get(width) ?? []
      // The rows of the virtual list are whole pixels high.
      await expect
        .poll(async () =>
          (await readRows(page)).map((top, row) => Math.abs(top - Number(before[row])) <= row),
        )
        .toEqual([true, true, true])
    })
  })
}

/** Holds back requests to such URLs; returns the function that releases them. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const release = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await release.promise
    await route.continue()
  })
  return release.resolve
}

/** The document offsets of the filters, and of the first skeleton or card. */
function readPlaces(page: Page) {
  return page.evaluate(() =>
    ['main form', 'main ul, main [role="list"]'].map((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect()
      return box && Math.round(box.top + window.scrollY)
    }),
  )
}

function readTops(page: Page, kind: (typeof KINDS)[number]): Promise<number[]> {
  return cardsOf(page, kind).evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().top + window.scrollY),
  )
}

/** The document offsets of the first rows of skeletons or cards. */
function readRows(page: Page): Promise<number[]> {
  return page.getByRole('main').evaluate((main) => {
    const items = [...main.querySelectorAll('li')].filter((item) =>
      item.checkVisibility({ visibilityProperty: true }),
    )
    const tops = items.map((item) => Math.round(item.getBoundingClientRect().top + window.scrollY))
    return [...new Set(tops)].toSorted((one, other) => one - other).slice(0, 3)
  })
}
