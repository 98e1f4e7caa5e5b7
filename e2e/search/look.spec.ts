import type { Page } from '@playwright/test'
import { expectNoViolationsInEitherTheme } from '../axe.ts'
import { barOf } from '../bar/bar.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { SCREENS, SMALL_SCREENS } from '../screens.ts'
import { box, memberAt, openPalette, options, palette } from './palette.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function expectSound(page: Page) {
  await expectFits(page)
  await expectNoViolationsInEitherTheme(page)
}

for (const screen of SCREENS) {
  test.describe(`at ${screen.width} px axe finds nothing and nothing overflows`, () => {
    test.use({ viewport: screen })

    test('in the palette: empty, with hits, with recent searches, without a hit', async ({
      page,
    }) => {
      await memberAt(page, '/comics')
      await openPalette(page)
      await expect(palette(page).getByText(/all in one box/)).toBeVisible()
      await expectSound(page)
      await box(page).fill('spider')
      await expect(options(page)).toHaveCount(10)
      await expectSound(page)
      await palette(page).getByRole('link', { name: 'See all results' }).click()
      await expect(page.getByRole('region', { name: 'Comics' })).toBeVisible()
      await openPalette(page)
      await expect(palette(page).getByRole('list', { name: 'Recent searches' })).toBeVisible()
      await expectSound(page)
      await box(page).fill('qqqqzzzzxxxx')
      await expect(palette(page).getByText('Nobody by that name')).toBeVisible()
      await expectSound(page)
    })

    test('in the finder of a filter: empty, with hits', async ({ page }) => {
      await memberAt(page, '/comics')
      const toggle = page.getByRole('button', { name: 'Filters', exact: true })
      if (await toggle.isVisible()) await toggle.click()
      await page
        .getByRole('combobox', { name: 'Series', exact: true })
        .selectOption('Find by name…')
      const finder = page.getByRole('dialog', { name: 'Find a series' })
      await expect(finder.getByRole('combobox')).toBeFocused()
      await expectSound(page)
      await finder.getByRole('combobox').fill('spider')
      await expect(finder.getByRole('option')).toHaveCount(20)
      await expectSound(page)
    })

    test('on the page of results: beginning, hits, none', async ({ page }) => {
      await memberAt(page, '/search')
      await expectSound(page)
      await page.goto('/search?q=spider')
      await expect(page.getByRole('region', { name: 'Comics' })).toBeVisible()
      await expectSound(page)
      await page.goto('/search?q=galactusqqqqqqqq')
      await expect(page.getByRole('heading', { name: 'Nobody by that name' })).toBeVisible()
      await expectSound(page)
    })
  })
}

for (const screen of SMALL_SCREENS) {
  test(`at ${screen.width} px axe finds nothing and nothing overflows in the menu with hits`, async ({
    page,
  }) => {
    await page.setViewportSize(screen)
    await memberAt(page, '/comics')
    await barOf(page).getByRole('button', { name: 'Search', exact: true }).click()
    await box(page).fill('spider')
    await expect(options(page)).toHaveCount(10)
    await expectSound(page)
  })
}
