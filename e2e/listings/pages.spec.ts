import { newMember } from '../accounts/new-member.ts'
import { untilFacesAreHere } from '../faces.ts'
import { expect, test } from '../fixtures.ts'
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

test('page, size and order are in the address: a reload and a shared link show the same', async ({
  page,
}) => {
  await openListing(page, '/comics')
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
  await untilFacesAreHere(page)
  const before = await readHeights()
  pictures.resolve()
  await expect(cards.nth(0).locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  await cards.last().scrollIntoViewIfNeeded()
  await expect(cards.last().locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  expect(await readHeights()).toEqual(before)
})
