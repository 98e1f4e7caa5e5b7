import type { Route } from '@playwright/test'
import { installClock } from '../clock.ts'
import { expect, test } from '../fixtures.ts'
import { ignoreAborts, untilPainted } from '../late-answers.ts'
import { askCatalogue, cardsOf, FIRST_ORDER, hrefsOf, openListing, readHrefs } from './listing.ts'

const LISTS = /\/v1\/public\/comics\?/

test.use({ reader: 'member' })

test.describe('a service that is down', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('is said in its own words beside working controls, and Try again brings the cards', async ({
    page,
    context,
  }) => {
    await page.route(LISTS, (route) =>
      route.fulfill({ status: 500, json: { code: 500, status: 'The shelves are being moved.' } }),
    )
    await page.goto('/comics?page=2')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('The shelves are being moved.')
    await page.unroute(LISTS)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(cardsOf(page, 'comics')).toHaveCount(24)
    await expect(alert).toHaveCount(0)
    await expect(page).toHaveURL('/comics?page=2')

    await page.route(/offset=48/, (route) => route.fulfill({ status: 503, body: 'no' }))
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(alert).toContainText('The server answered 503.')
    await page.getByRole('link', { name: 'Previous page' }).click()
    await expect(cardsOf(page, 'comics')).toHaveCount(24)

    await context.setOffline(true)
    // Pages near the pointer may have been prefetched, the last one has not.
    await page
      .getByRole('link', { name: /^Page [\d,]+$/ })
      .last()
      .click()
    await expect(alert).toContainText('You are offline')
    await context.setOffline(false)
    const { total } = await askCatalogue(page, 'comics?limit=1&noVariants=true')
    await expect(page.getByText(`–${total.toLocaleString('en')} of`)).toBeVisible()
  })

  test('shows no real names without the facts, and the listing all the same', async ({ page }) => {
    // Her name is on the first page of the listing of her initial.
    await openListing(page, '/characters?firstLetter=X')
    const card = page.getByRole('main').locator('li:has(a[href="/characters/1009722"])')
    await expect(card).toContainText('Laura Kinney')
    await page.route('**/api/facts/**', (route) => route.fulfill({ status: 500 }))
    await page.reload()
    await expect(card).toContainText('X-23')
    await expect(card).not.toContainText('Laura Kinney')
  })
})

test('a slow service: shapes of cards at first, then words, then the cards', async ({ page }) => {
  await installClock(page)
  const held = Promise.withResolvers<Route>()
  await page.route(LISTS, (route) => held.resolve(route))
  await page.goto('/comics')
  const route = await held.promise
  await expect(page.getByRole('status').filter({ hasText: /^Loading$/ })).toBeAttached()
  const words = page.getByText('The catalogue takes longer than usual.')
  await expect(words).toHaveCount(0)
  await page.clock.fastForward(4000)
  await expect(words).toBeVisible()
  await route.continue()
  await expect(cardsOf(page, 'comics')).toHaveCount(24)
  await expect(words).toHaveCount(0)
})

test('of two quick page changes the newer is shown, though the older answer comes last', async ({
  page,
}) => {
  await ignoreAborts(page)
  await openListing(page, '/comics')
  const third = await askCatalogue(page, `comics?limit=24&offset=48&${FIRST_ORDER.comics}`)
  const held = Promise.withResolvers<Route>()
  await page.route(/public\/comics.*offset=24&/, (route) => held.resolve(route))
  await page.getByRole('link', { name: 'Next page' }).click()
  const older = await held.promise
  await page.getByRole('link', { name: 'Page 3', exact: true }).click()
  await expect(page.getByText('Showing 49–72')).toBeVisible()
  const late = page.waitForResponse(/public\/comics.*offset=24&/)
  await older.continue()
  await (await late).finished()
  await untilPainted(page)
  expect(await readHrefs(cardsOf(page, 'comics'))).toEqual(hrefsOf('comics', third.results))
  await expect(page.getByText('Showing 49–72')).toBeVisible()
  await expect(page).toHaveURL('/comics?page=3')
})

test('a pending request is cancelled when the reader leaves', async ({ page }) => {
  await openListing(page, '/comics')
  const failed = page.waitForEvent('requestfailed', (request) => /offset=96/.test(request.url()))
  const held = Promise.withResolvers<void>()
  await page.route(/offset=96/, () => held.resolve())
  await page.getByRole('link', { name: 'Page 5', exact: true }).focus()
  await page.keyboard.press('Enter')
  await held.promise
  await page.getByRole('link', { name: 'Series' }).click()
  expect((await failed).failure()?.errorText).toContain('ABORTED')
})
