import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import {
  askCatalogue,
  cardsOf,
  expectHrefs,
  FIRST_ORDER,
  hrefsOf,
  KINDS,
  openListing,
  readHrefs,
} from './listing.ts'
import { readScroll } from './shelf.ts'

test.use({ reader: 'member' })

for (const kind of KINDS) {
  test(`${kind}: the first 24 of the catalogue under its total, and one by surprise`, {
    tag: kind === 'comics' ? '@errand' : [],
  }, async ({ page }) => {
    await openListing(page, `/${kind}`)
    const { total, results } = await askCatalogue(page, `${kind}?limit=24&${FIRST_ORDER[kind]}`)
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
    await page.getByRole('link', { name: 'Surprise me with a' }).click()
    for (const _surprise of ['one', 'another']) {
      await expect(page).toHaveURL(new RegExp(`/${kind}/\\d+$`))
      const id = new URL(page.url()).pathname.split('/').at(-1)
      expect(await askCatalogue(page, `${kind}?decade=1990&id=${id}`)).toMatchObject({ total: 1 })
      await page.getByRole('link', { name: 'Surprise me again' }).click()
    }
    await expect(page).toHaveURL(new RegExp(`/${kind}/\\d+$`))
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/${kind}/\\d+$`))
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(`/${kind}?decade=1990`)
  })
}

/** The card of one record, with all its text. */
function cardOf(page: Page, href: string) {
  return page.getByRole('main').locator(`li:has(a[href="${href}"])`)
}

test('a card of a character has a picture, the name, the real name and the number of comics', async ({
  page,
}) => {
  await openListing(page, '/characters?firstLetter=X')
  const card = cardOf(page, '/characters/1009722')
  const issues = 'characters/1009722/comics?noVariants=true&formatType=comic&limit=1'
  const { total } = await askCatalogue(page, issues)
  await expect(card).toContainText('X-23')
  await expect(card).toContainText('Laura Kinney')
  await expect(card).toContainText(`${total} comics`)
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
  // Ordered by contribution, not by the alphabet.
  await expect(card).toContainText('Stan Lee')
  await expect(card).toContainText(series?.description ?? '?')
  const running = await askCatalogue(page, `series?running=true&limit=1&${FIRST_ORDER.series}`)
  await openListing(page, '/series?running=true')
  await expect(cardOf(page, `/series/${running.results[0]?.id}`)).toContainText(/\d{4}–present/)
})

test('page, size and order are in the address: a reload and a shared link show the same', {
  tag: '@errand',
}, async ({ page }) => {
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
  const { results } = await askCatalogue(page, 'comics?limit=48&offset=48&orderBy=onsaleDate,title')
  const cards = cardsOf(page, 'comics')
  await expect(cards.first()).toHaveAttribute('href', `/comics/${results[0]?.id}`)
  await page.reload()
  await expect(cards.first()).toBeVisible()
  await expectHrefs(cards, hrefsOf('comics', results))
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('onsaleDate')
})

test('each page begins at its top, and is an entry of the history for Back and Forward', async ({
  page,
}) => {
  await openListing(page, '/characters')
  const cards = cardsOf(page, 'characters')
  const first = await readHrefs(cards)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText('Showing 25–48')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Characters, page 2 | Spinner Rack')
  await expect.poll(() => readScroll(page)).toBe(0)
  const { results } = await askCatalogue(
    page,
    `characters?limit=24&offset=24&${FIRST_ORDER.characters}`,
  )
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
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(cardsOf(page, 'comics').nth(20)).toBeFocused()
  await expect.poll(() => readScroll(page)).toBe(height)
  await page.reload()
  await expect(cardsOf(page, 'comics').nth(20)).toBeInViewport()
  await expect.poll(() => readScroll(page)).toBe(height)
})
