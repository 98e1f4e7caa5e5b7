import type { Route } from '@playwright/test'
import { installClock } from '../clock.ts'
import { expect, test } from '../fixtures.ts'
import { neverCancel, untilPainted } from '../late-answers.ts'
import { box, memberAt, openAt, openPalette, options, palette, SEARCHES } from './palette.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => memberAt(page, '/comics'))

test('an older answer never comes over a newer one', async ({ page }) => {
  await neverCancel(page)
  await openAt(page, '/series')
  const held = Promise.withResolvers<Route>()
  await page.route(/search\?q=hulk&/, (route) => held.resolve(route))
  await openPalette(page)
  await box(page).fill('hulk')
  const older = await held.promise
  await box(page).fill('galactus')
  await expect(options(page).first()).toContainText('Galactus')
  const late = page.waitForResponse(/search\?q=hulk&/)
  await older.continue()
  await (await late).finished()
  await untilPainted(page)
  await expect(options(page).first()).toContainText('Galactus')
  await expect(box(page)).toHaveValue('galactus')
})

test('on the page of results too the newer of two is shown, though the older comes last', async ({
  page,
}) => {
  await neverCancel(page)
  const held = Promise.withResolvers<Route>()
  await page.route(/search\?q=hulk&/, (route) => held.resolve(route))
  await page.goto('/search?q=hulk')
  const older = await held.promise
  await page.getByRole('main').getByRole('searchbox').fill('galactus')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=galactus')
  const names = page.getByRole('region', { name: 'Characters' }).getByRole('listitem')
  await expect(names.first()).toContainText('Galactus')
  const late = page.waitForResponse(/search\?q=hulk&/)
  await older.continue()
  await (await late).finished()
  await untilPainted(page)
  await expect(names.first()).toContainText('Galactus')
})

test('a slow page of results says so in words', async ({ page }) => {
  await installClock(page)
  const held = Promise.withResolvers<void>()
  await page.route(SEARCHES, async (route) => {
    await held.promise
    await route.continue()
  })
  const asked = page.waitForRequest(SEARCHES)
  await page.goto('/search?q=thor')
  await asked
  const words = page.getByText('The catalogue takes longer than usual.')
  await expect(words).toHaveCount(0)
  await page.clock.fastForward(4000)
  await expect(words).toBeVisible()
  held.resolve()
  await expect(page.getByRole('region', { name: 'Characters' })).toBeVisible()
  await expect(words).toHaveCount(0)
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
