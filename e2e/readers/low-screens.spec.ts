import type { Locator, Page } from '@playwright/test'
import { alertIn, fill, press } from '../accounts/forms.ts'
import { barOf } from '../bar/bar.ts'
import { KEY_ISSUE, SPIDER_MAN } from '../details/detail.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { openListing } from '../listings/listing.ts'
import { onEachScreen, PHONE } from '../screens.ts'
import { keepThings } from './keep-things.ts'

/** A phone on its side, and what 200 % make of a wide screen. */
const LOW_SCREENS = [
  { width: 844, height: 390 },
  { width: 720, height: 450 },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function expectHeadingAndControl(
  page: Page,
  address: string,
  control = (main: Locator) => main.locator('a, button, input, select'),
) {
  await page.goto(address)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await onEachScreen(
    page,
    async () => {
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      const first = control(main).filter({ visible: true }).first()
      await expect(first).toBeInViewport({ ratio: 1 })
      await expectFits(page)
    },
    LOW_SCREENS,
  )
}

test('a low screen shows a visitor the heading and the first control', async ({ page }) => {
  for (const address of ['/', '/login', '/signup']) await expectHeadingAndControl(page, address)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Browse the rack' })).toBeInViewport({ ratio: 1 })
  await page.goto('/login')
  await expect(page.getByLabel('Email', { exact: true })).toBeInViewport({ ratio: 1 })
})

test.describe('without an account', () => {
  test.use({ viewport: PHONE, expectedComplaints: /401/ })

  test('a refused log-in is told in view of the button', async ({ page }) => {
    await page.goto('/login')
    await fill(page, { Email: 'nobody@example.com', Password: 'Excelsior! 1963' })
    await press(page, 'Log in')
    await expect(alertIn(page)).toBeInViewport({ ratio: 1 })
    const button = page.getByRole('button', { name: 'Log in', exact: true })
    await expect(button).toBeInViewport({ ratio: 1 })
  })
})

test('so do the pages of what a member keeps', async ({ page }) => {
  for (const address of await keepThings(page)) await expectHeadingAndControl(page, address)
})

test.describe('of a member', () => {
  test.use({ reader: 'member' })

  test('so do listings, details and the search', async ({ page }) => {
    for (const address of ['/characters', '/comics', '/search?q=spider']) {
      await expectHeadingAndControl(page, address)
    }
    // Not the breadcrumb.
    const button = (main: Locator) => main.getByRole('button')
    for (const address of [SPIDER_MAN, KEY_ISSUE]) {
      await expectHeadingAndControl(page, address, button)
    }
    await expectHeadingAndControl(page, '/favourites')
    await page.goto('/comics')
    await expect(page.getByLabel('Order')).toBeInViewport({ ratio: 1 })
  })

  test('nothing sticks to the top of a very low screen', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 300 })
    for (const address of ['/comics', '/comics?view=scroll']) {
      await openListing(page, address)
      await page.evaluate(() => window.scrollTo(0, 900))
      await expect(barOf(page)).not.toBeInViewport()
      await expect(page.getByLabel(/^(Order|Go to)/).first()).not.toBeInViewport()
    }
  })
})
