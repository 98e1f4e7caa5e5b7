import type { Route } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { box, memberAt, openPalette, options, palette, SEARCHES } from './palette.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => memberAt(page, '/comics'))

test('an older answer never comes over a newer one', async ({ page }) => {
  const held = Promise.withResolvers<Route>()
  await page.route(/search\?q=hulk&/, (route) => held.resolve(route))
  await openPalette(page)
  await box(page).fill('hulk')
  const older = await held.promise
  await box(page).fill('galactus')
  await expect(options(page).first()).toContainText('Galactus')
  // The page has cancelled it by now, which is the other way to drop an answer.
  await older.continue().catch(() => {})
  await expect(options(page).first()).toContainText('Galactus')
  await expect(box(page)).toHaveValue('galactus')
})

test('nothing found is said in words', async ({ page }) => {
  await openPalette(page)
  await box(page).fill('qqqqzzzzxxxx')
  await expect(palette(page).getByText('Nobody by that name')).toBeVisible()
  await expect(palette(page).getByRole('status').filter({ hasText: 'No results' })).toBeVisible()
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
})

test.describe('a service that is down', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('is said in its own words, and Try again brings the hits', async ({ page }) => {
    await page.route(SEARCHES, (route) =>
      route.fulfill({ status: 500, json: { code: 'moved', message: 'The index is being moved.' } }),
    )
    await openPalette(page)
    await box(page).fill('thor')
    const alert = palette(page).getByRole('alert')
    await expect(alert).toContainText('The index is being moved.')
    await page.unroute(SEARCHES)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(options(page).first()).toBeVisible()
    await expect(alert).toHaveCount(0)
  })

  test('without a connection the palette says so and comes back with it', async ({
    page,
    context,
  }) => {
    await openPalette(page)
    await box(page).fill('thor')
    await expect(options(page).first()).toBeVisible()
    await context.setOffline(true)
    await box(page).fill('galactus')
    await expect(palette(page).getByRole('alert')).toContainText('You are offline')
    await context.setOffline(false)
    await expect(options(page).first()).toContainText('Galactus')
  })

  test('without the script of the results the box still leads to their page', async ({ page }) => {
    await page.route('**/static/js/*.js', (route) => route.abort())
    await page.keyboard.press('Control+k')
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('thor')
    await page.unroute('**/static/js/*.js')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=thor')
  })

  test('is said on the page of results too, with Try again', async ({ page }) => {
    await page.route(SEARCHES, (route) => route.fulfill({ status: 503, body: 'no' }))
    await page.goto('/search?q=thor')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('The server answered 503.')
    await page.unroute(SEARCHES)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Characters' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})
