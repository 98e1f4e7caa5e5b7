import type { Page, Route } from '@playwright/test'
import { expectNoViolationsAnywhere } from '../axe.ts'
import { installClock } from '../clock.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { untilFontsLoaded } from '../fonts.ts'
import { onEachScreen, WIDE } from '../screens.ts'
import { askCatalogue, KINDS } from './listing.ts'
import { atRest, cardAt, goTo, openShelf, readScroll, seeCard, shapesOf } from './shelf.ts'

test.use({ reader: 'member' })

test('either view leads to the other at the record that stands first', async ({ page }) => {
  await page.goto('/comics?page=3&size=48')
  const views = page.getByRole('navigation', { name: 'View' })
  await views.getByRole('link', { name: 'Continuous' }).click()
  await expect(page).toHaveURL('/comics?page=3&size=48&view=scroll')
  await seeCard(page, 97)
  await expect(page.getByText('Showing 97–').first()).toBeVisible()
  await expect(page).toHaveTitle('Comics | Spinner Rack')
  await expect(page.getByRole('combobox', { name: 'Per page' })).toHaveCount(0)
  await goTo(page, 500)
  await expect(page).toHaveURL('/comics?page=11&size=48&view=scroll')
  await views.getByRole('link', { name: 'Pages' }).click()
  await expect(page).toHaveURL('/comics?page=11&size=48')
  await expect(page.getByText('Showing 481–528')).toBeVisible()
  await page.goBack()
  await seeCard(page, 500)
})

test('order and filters hold, and begin at the first record', async ({ page }) => {
  await openShelf(page, '/characters?view=scroll')
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Name, Z to A')
  await expect(page).toHaveURL('/characters?orderBy=-name&view=scroll')
  const { results } = await askCatalogue(page, 'characters?orderBy=-name&limit=1')
  const first = cardAt(page, 1).getByRole('link')
  await expect(first).toHaveAttribute('href', `/characters/${results[0]?.id}`)
  await page.getByRole('combobox', { name: 'First letter' }).selectOption({ value: 'Q' })
  const { total } = await askCatalogue(page, 'characters?firstLetter=Q&limit=1')
  await expect(cardAt(page, 1)).toHaveAttribute('aria-setsize', String(total))
  await page.goto('/characters?view=scroll&firstLetter=Q&decade=1930')
  await expect(page.getByText('Nothing on this shelf')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).last().click()
  await expect(page).toHaveURL('/characters?view=scroll')
  await expect(first).toBeVisible()
})

test('the Tab key goes on from card to card, and the focus is not lost to a scroll', async ({
  page,
}) => {
  await openShelf(page, '/series?view=scroll')
  await atRest(page, /^Showing 1–/)
  await cardAt(page, 1).getByRole('link').focus()
  for (let number = 1; number < 42; number += 1) {
    await page.keyboard.press('Tab')
    await expect(cardAt(page, number).getByRole('button', { name: /^Favourite / })).toBeFocused()
    // A slow machine draws the next row only some time after the last scroll.
    await expect(cardAt(page, number + 1)).toBeAttached()
    await page.keyboard.press('Tab')
    await expect(cardAt(page, number + 1).getByRole('link')).toBeFocused()
  }
  await seeCard(page, 42)
  await page.evaluate(() => window.scrollTo(0, 40_000))
  await atRest(page, /^Showing 4\d\d–/)
  await expect(cardAt(page, 42)).not.toBeInViewport()
  await expect(cardAt(page, 42).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await seeCard(page, 42)
})

test('past the shelf there is a way for the keyboard, to the footer', async ({ page }) => {
  await openShelf(page, '/characters?view=scroll')
  await page.getByRole('button', { name: 'Skip past the characters' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^The end of the shelf/)).toBeFocused()
  // Cards cover the whole line of the skeletons behind them, to its end beyond the last column.
  const [cards, skeletons] = await Promise.all([
    page.locator('[data-row]').last().boundingBox(),
    page.getByRole('main').locator('[aria-hidden=true] > ul').last().boundingBox(),
  ])
  expect(Number(cards?.x)).toBe(Number(skeletons?.x) - 12)
  expect(cards?.width).toBe(Number(skeletons?.width) + 24)
  await page.keyboard.press('Tab')
  expect(await isInFooter(page)).toBe(true)
})

test.describe('a page that fails', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('is said in its rows, the rest stays, and Try again brings its cards', async ({ page }) => {
    await openShelf(page, '/comics?view=scroll')
    await atRest(page, /^Showing 1–/)
    await page.route(/\/v1\/public\/comics\?/, (route) =>
      route.fulfill({ status: 500, json: { code: 500, status: 'The shelves are being moved.' } }),
    )
    await page.getByLabel('Go to number').fill('800')
    await page.keyboard.press('Enter')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('The shelves are being moved.')
    await expect(alert).toBeInViewport()
    const place = await readScroll(page)
    await page.evaluate(() => window.scrollTo(0, 0))
    await seeCard(page, 1)
    await expect(alert).toHaveCount(0)
    await page.evaluate((place) => window.scrollTo(0, place), place)
    await expect(alert).toBeInViewport()
    await page.unroute(/\/v1\/public\/comics\?/)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await seeCard(page, 800)
    await expect(alert).toHaveCount(0)
    await expect.poll(() => readScroll(page)).toBe(place)
  })

  test('may be the first of all', async ({ page }) => {
    await page.route(/\/v1\/public\/comics\?/, (route) => route.fulfill({ status: 503 }))
    await page.goto('/comics?page=40&view=scroll')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toBeInViewport()
    await page.unroute(/\/v1\/public\/comics\?/)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(cardAt(page, 937).getByRole('link')).toBeFocused()
  })
})

test('a slow service: shapes of cards at first, then words, then the cards', async ({ page }) => {
  await installClock(page)
  const held = Promise.withResolvers<Route>()
  await page.route(/\/v1\/public\/comics\?/, (route) => held.resolve(route))
  await page.goto('/comics?view=scroll')
  const route = await held.promise
  await expect(shapesOf(page).first()).toBeVisible()
  await page.clock.fastForward(4000)
  const words = page.getByText('The catalogue takes longer than usual.')
  await expect(words).toBeVisible()
  await route.continue()
  await expect(cardAt(page, 1)).toBeVisible()
  await expect(words).toHaveCount(0)
})

test.describe('standing still', () => {
  test.use({ viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } })

  for (const kind of KINDS) {
    test(`nothing of ${kind} reaches beyond the screen, no row into the next`, async ({ page }) => {
      await openShelf(page, `/${kind}?view=scroll&decade=1960`)
      await onEachScreen(page, async () => {
        await goTo(page, 30)
        await expectFits(page)
        expect(await findOverlaps(page)).toEqual([])
      })
    })
  }

  test('axe finds nothing', async ({ page }) => {
    await openShelf(page, '/series?view=scroll&decade=1960')
    await goTo(page, 30)
    await expectNoViolationsAnywhere(page)
  })
})

/** Rows that overflow their height; at least three are checked. */
async function findOverlaps(page: Page): Promise<number[]> {
  const rows = page.locator('[data-row]')
  // They are rendered one per frame.
  await expect.poll(() => rows.count()).toBeGreaterThan(3)
  await untilFontsLoaded(page)
  const boxes = await rows.evaluateAll((all) =>
    all.map((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return { top, bottom }
    }),
  )
  return boxes.flatMap(({ bottom }, place) => {
    const next = boxes[place + 1]
    return next !== undefined && bottom > next.top ? [bottom - next.top] : []
  })
}

function isInFooter(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest('footer') !== null)
}
