import type { Page } from '@playwright/test'
import { expectNoViolationsAnywhere } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { untilQuiet } from '../under-way.ts'

const openPages = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/privacy',
  '/docs',
  '/downloads/',
]
const memberPages = [
  '/characters',
  '/characters/1009610',
  '/comics',
  '/comics/6706',
  '/series',
  '/series/1987',
  '/events',
  '/events/252',
  '/creators',
  '/creators/30',
  '/teams',
  '/teams/1009726',
  '/arcs/515',
  '/search?q=thor',
  '/favourites',
  '/account',
  '/lists',
  '/collection',
  '/import',
  '/year',
  '/confirm-address?token=x',
  '/no/such/page',
]

// With reduced motion: an element that is still fading in has other colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const reader of ['visitor', 'member'] as const) {
  test.describe(`of a ${reader}`, () => {
    test.use({ reader })

    for (const path of reader === 'member' ? memberPages : openPages) {
      test(`${path} has a skip link, passes axe in both themes and fits the narrowest phone`, async ({
        page,
      }) => {
        // Axe runs three times per page, and some pages are long.
        test.slow()
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await followSkipLink(page)
        await untilQuiet(page)
        await expectNoViolationsAnywhere(page, undefined, true)
        await expectFits(page)
      })
    }
  })
}

/** The skip link is the first tab stop, and leads to the content. */
async function followSkipLink(page: Page) {
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
