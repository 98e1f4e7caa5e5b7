import type { Page } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { expect, test } from '../fixtures.ts'
import { untilFontsLoaded } from '../fonts.ts'
import { SCREENS } from '../screens.ts'
import { holdScripts } from '../scripts.ts'
import { cardsOf, KINDS } from './listing.ts'

/** Leaves the page without its records; what it returns lets them come. */
async function holdRecords(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<void>()
  await page.route(/\/(v1\/public|api\/facets)\//, async (route) => {
    await release.promise
    await route.continue()
  })
  return release.resolve
}

/** Where in the document the choices stand, and the first shape or card. */
function readPlaces(page: Page) {
  return page.evaluate(() =>
    ['main form', 'main ul, main [role="list"]'].map((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect()
      return box && Math.round(box.top + window.scrollY)
    }),
  )
}

for (const screen of SCREENS) {
  test(`at ${screen.width} px nothing moves when the records come`, async ({ page }) => {
    await page.setViewportSize(screen)
    await newMember(page)
    for (const kind of KINDS) {
      const letCome = await holdRecords(page)
      await page.goto(`/${kind}`)
      await expect(page.getByRole('link', { name: 'Surprise me' })).toBeVisible()
      await untilFontsLoaded(page)
      const places = await readPlaces(page)
      letCome()
      await expect(cardsOf(page, kind).first()).toBeVisible()
      await expect(page.getByRole('main').getByRole('status').first()).toContainText(/\d/)
      expect(await readPlaces(page)).toEqual(places)
      await page.unrouteAll()
    }
  })
}

/** Where in the document the first rows of shapes or cards begin. */
function readRows(page: Page) {
  return page.getByRole('main').evaluate((main) => {
    const items = [...main.querySelectorAll('li')].filter((item) =>
      item.checkVisibility({ visibilityProperty: true }),
    )
    const tops = items.map((item) => Math.round(item.getBoundingClientRect().top + window.scrollY))
    return [...new Set(tops)].toSorted((one, other) => one - other).slice(0, 3)
  })
}

for (const screen of SCREENS) {
  test(`at ${screen.width} px no row moves when the script of the continuous view comes`, async ({
    page,
  }) => {
    await page.setViewportSize(screen)
    await newMember(page)
    for (const kind of KINDS) {
      await page.goto(`/${kind}`)
      await expect(cardsOf(page, kind).first()).toBeVisible()
      await untilFontsLoaded(page)
      const letCome = await holdScripts(page)
      await page.getByRole('link', { name: 'Continuous' }).click()
      await expect(page.getByText('Loading', { exact: true })).toBeAttached()
      const rows = await readRows(page)
      expect(rows).toHaveLength(3)
      letCome()
      await expect(page.getByLabel('Go to number')).toBeVisible()
      await expect(page.locator('[aria-posinset="1"]')).toBeVisible()
      const moves = (await readRows(page)).map((top, row) => top - Number(rows[row]))
      // The rows of the shelf are whole pixels high.
      for (const [row, move] of moves.entries()) expect(Math.abs(move)).toBeLessThanOrEqual(row)
      await page.unrouteAll()
    }
  })
}
