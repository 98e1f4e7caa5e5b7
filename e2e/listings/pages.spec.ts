import type { Page } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { expect, test } from '../fixtures.ts'
import { untilFontsLoaded } from '../fonts.ts'
import {
  askCatalogue,
  cardsOf,
  expectHrefs,
  hrefsOf,
  KINDS,
  openListing,
  readHrefs,
} from './listing.ts'
import { readScroll } from './shelf.ts'

test.beforeEach(async ({ page }) => {
  await newMember(page)
})

for (const kind of KINDS) {
  test(`${kind}: the first 24 of the catalogue under its total, and one by surprise`, async ({
    page,
  }) => {
    await openListing(page, `/${kind}`)
    const { total, results } = await askCatalogue(page, `${kind}?limit=24`)
    const cards = cardsOf(page, kind)
    await expectHrefs(cards, hrefsOf(kind, results))
    await expect(cards.first()).toContainText(results[0]?.name ?? results[0]?.title ?? '')
    await expect(cards.first().locator('img')).not.toHaveJSProperty('naturalWidth', 0)
    const first = page.getByRole('main').locator(`a[href^="/${kind}/"]`).first()
    await expect(first).toHaveAttribute('href', `/${kind}/${results[0]?.id}`)
    const count = total.toLocaleString('en')
    await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible()
    await expect(page.getByText(`Showing 1–24 of ${count}`)).toBeVisible()
    await openListing(page, `/${kind}?decade=1990`)
    await page.getByRole('link', { name: 'Surprise me' }).click()
    await expect(page).toHaveURL(new RegExp(`/${kind}/\\d+$`))
    const id = new URL(page.url()).pathname.split('/').at(-1)
    expect(await askCatalogue(page, `${kind}?decade=1990&id=${id}`)).toMatchObject({ total: 1 })
    await page.goBack()
    await expect(page).toHaveURL(`/${kind}?decade=1990`)
  })
}

/** The card of one record, with all its words. */
function cardOf(page: Page, href: string) {
  return page.getByRole('main').locator(`li:has(a[href="${href}"])`)
}

test('a card of a character has a picture, the name, the real name and the number of comics', async ({
  page,
}) => {
  await openListing(page, '/characters?firstLetter=X')
  const card = cardOf(page, '/characters/2000942')
  const { results } = await askCatalogue<{ comics: { available: number } }>(
    page,
    'characters/2000942',
  )
  await expect(card).toContainText('X-23')
  await expect(card).toContainText('Laura Kinney')
  await expect(card).toContainText(`${results[0]?.comics.available} comics`)
  await expect(card.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
})

test('a card of a comic has its title, month, main creators, and the price only if it is known', async ({
  page,
}) => {
  const run = 'comics?series=1987&orderBy=onsaleDate'
  const { results } = await askCatalogue<{ prices: { price: number }[] }>(page, `${run}&limit=24`)
  await openListing(page, `/${run}`)
  const first = cardOf(page, `/comics/${results[0]?.id}`)
  await expect(first).toContainText('Amazing Spider-Man (1963) #1')
  await expect(first).toContainText('Mar 1963')
  await expect(first).toContainText(/Stan Lee/)
  const known = results.filter(({ prices }) => (prices[0]?.price ?? 0) > 0)
  expect(known.length).toBeGreaterThan(0)
  expect(known.length).toBeLessThan(results.length)
  for (const { id, prices } of results) {
    const card = cardOf(page, `/comics/${id}`)
    const price = prices[0]?.price ?? 0
    if (price > 0) await expect(card).toContainText(`$${price.toFixed(2)}`)
    else await expect(card).not.toContainText('$')
  }
})

test('a card of a series has its years, the number of issues, creators and what it is about', async ({
  page,
}) => {
  await openListing(page, '/series?decade=1960&characters=1009610')
  const { results } = await askCatalogue<{ comics: { available: number }; description: string }>(
    page,
    'series/1987',
  )
  const [series] = results
  const card = cardOf(page, '/series/1987')
  await expect(card).toContainText('Amazing Spider-Man')
  await expect(card).toContainText(`1963–1998, ${series?.comics.available} issues`)
  // Who made the most of it, not who is first in the alphabet.
  await expect(card).toContainText('Stan Lee')
  await expect(card).toContainText(series?.description ?? '?')
  const running = await askCatalogue(page, 'series?running=true&limit=1')
  await openListing(page, '/series?running=true')
  await expect(cardOf(page, `/series/${running.results[0]?.id}`)).toContainText(/\d{4}–present/)
})

test('page, size and order are in the address: a reload and a shared link show the same', async ({
  page,
}) => {
  await openListing(page, '/comics')
  await page.getByRole('combobox', { name: 'Per page' }).selectOption('96')
  await expect(page).toHaveURL('/comics?size=96')
  await expect(cardsOf(page, 'comics')).toHaveCount(96)
  await page.getByRole('combobox', { name: 'Per page' }).selectOption('48')
  await expect(page).toHaveURL('/comics?size=48')
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Oldest first')
  await expect(page).toHaveURL('/comics?size=48&orderBy=onsaleDate')
  await expect(cardsOf(page, 'comics')).toHaveCount(48)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/comics?page=2&size=48&orderBy=onsaleDate')
  const { results } = await askCatalogue(page, 'comics?limit=48&offset=48&orderBy=onsaleDate')
  const cards = cardsOf(page, 'comics')
  await expect(cards.first()).toHaveAttribute('href', `/comics/${results[0]?.id}`)
  await page.reload()
  await expect(cards.first()).toBeVisible()
  await expectHrefs(cards, hrefsOf('comics', results))
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('onsaleDate')
})

test('each page is an entry of the history, for Back and Forward', async ({ page }) => {
  await openListing(page, '/characters')
  const cards = cardsOf(page, 'characters')
  const first = await readHrefs(cards)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText('Showing 25–48')).toBeVisible()
  const { results } = await askCatalogue(page, 'characters?limit=24&offset=24')
  const second = hrefsOf('characters', results)
  await expectHrefs(cards, second)
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expect(page.getByText('Showing 49–72')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/characters?page=2')
  await expect(page.getByText('Showing 25–48')).toBeVisible()
  await expectHrefs(cards, second)
  await page.goBack()
  await expect(page).toHaveURL('/characters')
  await expect(page.getByText('Showing 1–24')).toBeVisible()
  await expectHrefs(cards, first)
  await page.goForward()
  await expect(page.getByText('Showing 25–48')).toBeVisible()
  await expectHrefs(cards, second)
})

test('Back from a card returns to the same height of the page, and so does a reload', async ({
  page,
}) => {
  await openListing(page, '/comics?page=3')
  const card = cardsOf(page, 'comics').nth(20)
  await card.scrollIntoViewIfNeeded()
  const height = await readScroll(page)
  expect(height).toBeGreaterThan(300)
  await card.click()
  await expect(page).toHaveURL(/\/comics\/\d+$/)
  await page.goBack()
  await expect(cardsOf(page, 'comics').nth(20)).toBeInViewport()
  await expect.poll(() => readScroll(page)).toBe(height)
  await page.reload()
  await expect(cardsOf(page, 'comics').nth(20)).toBeInViewport()
  await expect.poll(() => readScroll(page)).toBe(height)
})

test('another page begins at its top, with the focus on the heading', async ({ page }) => {
  await openListing(page, '/series')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Series, page 2 | Spinner Rack')
  await expect.poll(() => readScroll(page)).toBe(0)
})

test('what an address cannot mean is passed over', async ({ page }) => {
  await openListing(page, '/comics?page=zero&size=1000&orderBy=price&decade=66&colour=red')
  await expect(cardsOf(page, 'comics')).toHaveCount(24)
  await expect(page.getByText('Showing 1–24')).toBeVisible()
})

test('a page beyond the last is the last', async ({ page }) => {
  await openListing(page, '/series?page=99999')
  const { total } = await askCatalogue(page, 'series?limit=1')
  await expect(page).toHaveURL(`/series?page=${Math.ceil(total / 24)}`)
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0)
})

test('the next page is asked for when its link is pointed at, and not again', async ({ page }) => {
  await openListing(page, '/comics')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/v1/public/comics') asked.push(search)
  })
  const next = page.getByRole('link', { name: 'Next page' })
  const answered = page.waitForResponse(/v1\/public\/comics\?limit=24&offset=24/)
  await next.hover()
  await answered
  await next.click()
  await expect(page.getByText('Showing 25–48')).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('nothing jumps while the pictures come', async ({ page }) => {
  const pictures = Promise.withResolvers<void>()
  await page.route('**/pictures/**', async (route) => {
    await pictures.promise
    await route.continue()
  })
  await openListing(page, '/characters')
  const cards = cardsOf(page, 'characters')
  await expect(cards).toHaveCount(24)
  const readHeights = () =>
    cards.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top + scrollY))
  await untilFontsLoaded(page)
  const before = await readHeights()
  pictures.resolve()
  await expect(cards.nth(0).locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  await cards.last().scrollIntoViewIfNeeded()
  await expect(cards.last().locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  expect(await readHeights()).toEqual(before)
})
