import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { onEachScreen } from '../screens.ts'
import { askCatalogue, openListing } from './listing.ts'
import { openShelf } from './shelf.ts'

test.use({ reader: 'member', contextOptions: { reducedMotion: 'reduce' } })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the filters are in a sheet that says how many are in force, clears them and gives the focus back', async ({
    page,
  }) => {
    await openListing(page, '/series?decade=1990')
    const sheet = sheetOf(page, 'series')
    const decade = page.getByRole('combobox', { name: 'Decade' })
    await expect(decade).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'Order' })).toBeVisible()
    await page.getByRole('button', { name: 'Filters (1)' }).click()
    await expect(decade.getByRole('option', { name: /^1990s/, selected: true })).toBeAttached()
    await sheet.getByRole('combobox', { name: 'Type' }).selectOption('limited')
    await expect(page).toHaveURL('/series?seriesType=limited&decade=1990')
    await expect(decade).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    const toggle = page.getByRole('button', { name: 'Filters (2)' })
    await expect(toggle).toBeFocused()

    await toggle.click()
    await sheet.getByRole('button', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/series')
    await expect(sheet.getByRole('button', { name: 'Clear all' })).toHaveCount(0)
    await expect(sheet.getByRole('button', { name: /^Show/ })).toBeFocused()
    await page.mouse.click(160, 20)
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL('/series')
  })

  test('the way back to the shelf says what the filters leave, a record found by its name too', async ({
    page,
  }) => {
    const { total } = await askCatalogue(page, 'comics?limit=1&noVariants=true&decade=1960')
    const all = await askCatalogue(page, 'comics?limit=1&noVariants=true')
    await openListing(page, '/comics')
    const toggle = page.getByRole('button', { name: /^Filters/ })
    await toggle.click()
    const sheet = sheetOf(page, 'comics')
    const wayBack = `Show ${all.total.toLocaleString('en')} comics`
    await expect(page.getByRole('button', { name: wayBack })).toBeInViewport()
    const decade = page.getByRole('combobox', { name: 'Decade' })
    await expect(decade.getByRole('option', { name: /^1960s/ })).toBeAttached()
    await decade.selectOption('1960')
    const left = `${total.toLocaleString('en')} comics`
    await expect(sheet.getByRole('status')).toHaveText(left)
    await page.getByRole('button', { name: `Show ${left}` }).click()
    await expect(sheet).toHaveCount(0)
    await expect(toggle).toBeFocused()
    await expect(page.getByText(`Showing 1–24 of ${total.toLocaleString('en')}`)).toBeVisible()

    await toggle.click()
    const creator = sheet.getByRole('combobox', { name: 'Creator' })
    await creator.focus()
    await creator.selectOption('Find by name…')
    const finder = page.getByRole('dialog', { name: 'Find a creator' })
    const close = finder.getByRole('button', { name: 'Close' })
    await expect(close.getByText('Esc')).toBeHidden()
    await expect(close.locator('svg')).toBeVisible()
    await finder.getByRole('combobox').fill('kirby')
    await finder.getByRole('option', { name: /Jack Kirby/ }).click()
    await expect(finder).toHaveCount(0)
    await expect(creator).toBeFocused()
    await expect(creator.getByRole('option', { name: /Jack Kirby/, selected: true })).toBeAttached()
  })

  test.describe('without the choices', () => {
    test.use({ expectedComplaints: /Failed to load resource/ })

    test('the sheet says so, tries again and keeps the focus', async ({ page }) => {
      await page.route('**/api/facets/**', (route) => route.fulfill({ status: 503 }))
      await openListing(page, '/series')
      await page.getByRole('button', { name: 'Filters' }).click()
      const sheet = sheetOf(page, 'series')
      await expect(sheet.getByRole('alert')).toContainText(
        'The choices of the filters did not come.',
      )
      await page.unroute('**/api/facets/**')
      await sheet.getByRole('button', { name: 'Try again' }).click()
      await expect(sheet.getByRole('option', { name: /^1960s \(/ })).toBeAttached()
      await expect(sheet.getByRole('alert')).toHaveCount(0)
      await expect(sheet.getByRole('heading')).toBeFocused()
    })
  })
})

test('the band stays in sight under the bar, in nobody’s way', async ({ page }) => {
  for (const [path, widths] of [
    ['/comics', [390, 820]],
    ['/series', [1280]],
    ['/characters', [1440]],
  ] as const) {
    await openListing(page, path)
    await onEachScreen(
      page,
      () => expectBandInNobodysWay(page),
      widths.map((width) => ({ width, height: 800 })),
    )
  }
})

async function expectBandInNobodysWay(page: Page) {
  await page.evaluate(() => scrollTo(0, 1200))
  const band = page.getByRole('search', { name: /^Filter/ })
  await expect.poll(() => band.evaluate((it) => it.getBoundingClientRect().top)).toBe(68)
  await band.getByRole('combobox', { name: 'Order' }).focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => scrollY)).toBe(1200)

  const cards = page.getByRole('main').getByRole('listitem').getByRole('link')
  await cards.nth(20).focus()
  const { bottom } = await band.evaluate((element) => element.getBoundingClientRect().toJSON())
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Shift+Tab')
    const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top)
    expect(focused).toBeGreaterThan(bottom)
  }
}

test('the strip of a shelf without pages stays instead, and reaching for it moves nothing', async ({
  page,
}) => {
  await openShelf(page, '/characters?view=scroll')
  await page.evaluate(() => scrollTo(0, 1200))
  await expect(page.getByRole('search')).not.toBeInViewport()
  await page.getByLabel('Go to number').focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => scrollY)).toBe(1200)
})

function sheetOf(page: Page, many: string) {
  return page.getByRole('dialog', { name: `Filter ${many}` })
}
