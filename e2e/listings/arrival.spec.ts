import type { Page } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { untilFacesAreHere } from '../faces.ts'
import { expect, test } from '../fixtures.ts'
import { SCREENS } from '../screens.ts'
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
      await untilFacesAreHere(page)
      const places = await readPlaces(page)
      letCome()
      await expect(cardsOf(page, kind).first()).toBeVisible()
      await expect(page.getByRole('main').getByRole('status').first()).toContainText(/\d/)
      expect(await readPlaces(page)).toEqual(places)
      await page.unrouteAll()
    }
  })
}
