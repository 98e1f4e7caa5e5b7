import type { Page } from '@playwright/test'
import {
  expectNoViolations,
  expectNoViolationsAnywhere,
  expectNoViolationsInEitherTheme,
} from '../axe.ts'
import { barOf } from '../bar/bar.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { untilPainted } from '../late-answers.ts'
import { onEachScreen, SMALL_SCREENS, WIDE } from '../screens.ts'
import { box, openAt, openPalette, options, palette } from './palette.ts'

test.use({ reader: 'member', viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } })

/** Expects no overflow and no axe violation on every screen. */
async function expectSound(page: Page, part?: string) {
  await onEachScreen(page, () => expectFits(page))
  await expectNoViolationsAnywhere(page, part)
}

/** On one screen only: what opens at one width closes at another. */
async function expectSoundHere(page: Page, part?: string) {
  await expectFits(page)
  const width = page.viewportSize()?.width
  if (width === WIDE.width) await expectNoViolationsInEitherTheme(page, part)
  if (width === 320) await expectNoViolations(page, part)
  await page.emulateMedia({ colorScheme: 'light' })
}

test('the palette is sound: empty, with hits, without a hit', async ({ page }) => {
  await openAt(page, '/search')
  await onEachScreen(page, async () => {
    // The resize would close it a frame later.
    await untilPainted(page)
    await openPalette(page)
    await expect(palette(page).getByText(/all in one box/)).toBeVisible()
    await expectSoundHere(page, 'dialog')
    await box(page).fill('spider')
    await expect(options(page)).toHaveCount(10)
    await expectSoundHere(page)
    await box(page).fill('qqqqzzzzxxxx')
    await expect(palette(page).getByText('Nobody by that name')).toBeVisible()
    await expect(palette(page).getByRole('status').filter({ hasText: 'No results' })).toBeVisible()
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
    await expectSoundHere(page, 'dialog')
    await page.keyboard.press('Escape')
    await expect(palette(page)).toHaveCount(0)
  })
})

test('the palette is sound with recent searches', async ({ page }) => {
  await openAt(page, '/search')
  await openPalette(page)
  await box(page).fill('spider')
  await palette(page).getByRole('link', { name: 'See all results' }).click()
  await expect(page.getByRole('region', { name: 'Comics' })).toBeVisible()
  await onEachScreen(page, async () => {
    // The resize would close it a frame later.
    await untilPainted(page)
    await openPalette(page)
    await expect(palette(page).getByRole('list', { name: 'Recent searches' })).toBeVisible()
    await expectSoundHere(page, 'dialog')
    await page.keyboard.press('Escape')
    await expect(palette(page)).toHaveCount(0)
  })
})

test('the finder of a filter is sound: empty, with hits', async ({ page }) => {
  await openAt(page, '/comics')
  await page.getByRole('combobox', { name: 'Series', exact: true }).selectOption('Find by name…')
  const finder = page.getByRole('dialog', { name: 'Find a series' })
  await expect(finder.getByRole('combobox')).toBeFocused()
  await expectSound(page, 'dialog')
  await finder.getByRole('combobox').fill('spider')
  await expect(finder.getByRole('option')).toHaveCount(20)
  await expectSound(page, 'dialog')
})

test('the page of results is sound: beginning, hits, none', async ({ page }) => {
  await openAt(page, '/search')
  await expectSound(page)
  await page.goto('/search?q=spider')
  await expect(page.getByRole('region', { name: 'Comics' })).toBeVisible()
  await expectSound(page)
  await page.goto('/search?q=galactusqqqqqqqq')
  await expect(page.getByRole('heading', { name: 'Nobody by that name' })).toBeVisible()
  await expectSound(page)
})

test('the menu with hits is sound', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAt(page, '/search')
  await barOf(page).getByRole('button', { name: 'Search', exact: true }).click()
  await box(page).fill('spider')
  await expect(options(page)).toHaveCount(10)
  await onEachScreen(page, () => expectFits(page), SMALL_SCREENS)
  await expect(options(page)).toHaveCount(10)
  await expectNoViolationsInEitherTheme(page)
})
