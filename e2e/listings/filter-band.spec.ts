import type { Page } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { expect, test } from '../fixtures.ts'
import { askCatalogue, openListing } from './listing.ts'
import { openShelf } from './shelf.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page }) => {
  await newMember(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the filters are in a sheet behind a button that says how many are in force', async ({
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
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused()
  })

  test('the way back to the shelf says what the filters leave, and stays in reach', async ({
    page,
  }) => {
    const { total } = await askCatalogue(page, 'comics?limit=1&decade=1960')
    await openListing(page, '/comics')
    const toggle = page.getByRole('button', { name: /^Filters/ })
    await toggle.click()
    await expect(page.getByRole('button', { name: /^Show 34,\d{3} comics$/ })).toBeInViewport()
    const decade = page.getByRole('combobox', { name: 'Decade' })
    await expect(decade.getByRole('option', { name: /^1960s/ })).toBeAttached()
    await decade.selectOption('1960')
    const left = `${total.toLocaleString('en')} comics`
    await expect(sheetOf(page, 'comics').getByRole('status')).toHaveText(left)
    await page.getByRole('button', { name: `Show ${left}` }).click()
    await expect(sheetOf(page, 'comics')).toHaveCount(0)
    await expect(toggle).toBeFocused()
    await expect(page.getByText(`Showing 1–24 of ${total.toLocaleString('en')}`)).toBeVisible()
  })

  test('the sheet clears all filters, and keeps the focus', async ({ page }) => {
    await openListing(page, '/series?seriesType=limited&decade=1990')
    await page.getByRole('button', { name: 'Filters (2)' }).click()
    const sheet = sheetOf(page, 'series')
    await sheet.getByRole('button', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/series')
    await expect(sheet.getByRole('button', { name: 'Clear all' })).toHaveCount(0)
    await expect(sheet.getByRole('button', { name: /^Show/ })).toBeFocused()
  })

  test('a record found by its name comes back to the sheet', async ({ page }) => {
    await openListing(page, '/comics')
    await page.getByRole('button', { name: 'Filters' }).click()
    const creator = sheetOf(page, 'comics').getByRole('combobox', { name: 'Creator' })
    await creator.focus()
    await creator.selectOption('Find by name…')
    const finder = page.getByRole('dialog', { name: 'Find a creator' })
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

  test('a press beside the sheet closes it', async ({ page }) => {
    await openListing(page, '/characters')
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(sheetOf(page, 'characters')).toBeVisible()
    await page.mouse.click(160, 20)
    await expect(sheetOf(page, 'characters')).toHaveCount(0)
    await expect(page).toHaveURL('/characters')
  })
})

for (const { width, path } of [
  { width: 390, path: '/comics' },
  { width: 820, path: '/comics' },
  { width: 1280, path: '/series' },
  { width: 1440, path: '/characters' },
]) {
  test.describe(`at ${width} px, of ${path}`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the band stays in sight under the bar, in nobody’s way', async ({ page }) => {
      await openListing(page, path)
      await page.evaluate(() => scrollTo(0, 1200))
      const band = page.getByRole('search', { name: /^Filter/ })
      const bandTop = () => band.evaluate((element) => element.getBoundingClientRect().top)
      await expect.poll(bandTop).toBe(68)
      await band.getByRole('combobox', { name: 'Order' }).focus()
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => scrollY)).toBe(1200)

      const cards = page.getByRole('main').getByRole('listitem').getByRole('link')
      await cards.nth(20).focus()
      const { bottom } = await band.evaluate((element) => element.getBoundingClientRect().toJSON())
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press('Shift+Tab')
        const focused = await page.evaluate(
          () => document.activeElement?.getBoundingClientRect().top,
        )
        expect(focused).toBeGreaterThan(bottom)
      }
    })
  })
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
