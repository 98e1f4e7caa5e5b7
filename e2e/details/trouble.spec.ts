import type { Route } from '@playwright/test'
import { installClock } from '../clock.ts'
import { expect, test } from '../fixtures.ts'
import { openDetail, SPIDER_MAN, sectionOf } from './detail.ts'

test.use({ reader: 'member' })

test.describe('nobody there', () => {
  test.use({ expectedComplaints: /status of 404/ })

  test('an id that no record has, and what is no id, is a page that is not found', async ({
    page,
  }) => {
    const unknown = ['characters', 'comics', 'series', 'events', 'creators'].map((kind) => {
      return `/${kind}/999999999`
    })
    for (const address of [...unknown, '/characters/1009610xyz', '/characters/spider-man']) {
      await page.goto(address)
      await expect(page.getByText('Page not found'), address).toBeVisible()
      await expect(page).toHaveTitle('Page not found | Spinner Rack')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Missing issue')
    }
  })
})

test.describe('the service is down', () => {
  test.use({ expectedComplaints: /status of 500|ERR_FAILED/ })

  const down = (route: Route) =>
    route.fulfill({ status: 500, json: { code: 500, status: 'The shelves are being moved.' } })

  test('says so in its words, and tries again; a list that fails leaves the rest alone', async ({
    page,
  }) => {
    await page.route('**/v1/public/**', down)
    await page.goto(SPIDER_MAN)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('The shelves are being moved.')
    await page.unroute('**/v1/public/**')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Spider-Man' })).toBeVisible()
    await expect(alert).toHaveCount(0)

    await page.route('**/v1/public/characters/*/events?**', down)
    await openDetail(page, SPIDER_MAN)
    const events = sectionOf(page, 'Events')
    await expect(events.getByRole('alert')).toContainText('The shelves are being moved.')
    await expect(sectionOf(page, 'Comics').locator('ul > li a[href^="/comics/"]')).toHaveCount(12)
    await page.unroute('**/v1/public/characters/*/events?**')
    await events.getByRole('button', { name: 'Try again' }).click()
    await expect(events.getByRole('listitem').first()).toBeVisible()
    await expect(events.getByRole('heading', { name: 'Events' })).toBeFocused()
  })
})

test.describe('pictures fail', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ })

  test('a large picture that fails is a drawn one', async ({ page }) => {
    await page.route('**/pictures/characters/**', (route) => route.abort())
    await page.goto(SPIDER_MAN)
    await expect(page.getByRole('main').locator('img').first()).toHaveAttribute(
      'src',
      /^data:image\/svg/,
    )
  })
})

test('a slow record has a placeholder, then words, until the reader leaves', async ({ page }) => {
  await installClock(page)
  const failed = page.waitForEvent('requestfailed', (request) => /1009610$/.test(request.url()))
  const held = Promise.withResolvers<void>()
  await page.route(/v1\/public\/characters\/1009610$/, () => held.resolve())
  // With a query, since a preloaded request goes on when the reader leaves.
  await page.goto(`${SPIDER_MAN}?page=1`)
  await held.promise
  await expect(page).toHaveTitle('Character | Spinner Rack')
  await expect(page.getByRole('main').getByText('Loading', { exact: true })).toBeAttached()
  const words = page.getByText('The catalogue takes longer than usual.')
  await expect(words).toHaveCount(0)
  await page.clock.fastForward(4000)
  await expect(words).toBeVisible()
  await page.getByRole('link', { name: 'Series' }).click()
  expect((await failed).failure()?.errorText).toContain('ABORTED')
})
