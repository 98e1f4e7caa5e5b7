import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { expect, test } from '../fixtures.ts'
import {
  AVENGERS,
  addFavourite,
  CYCLOPS,
  cards,
  firstComics,
  IRON_MAN,
  kindLinks,
  memberWith,
  SPIDER_MAN,
} from './favourites.ts'

const SOME = [SPIDER_MAN, IRON_MAN, AVENGERS, CYCLOPS]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

function hrefs(page: Page) {
  return cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
}

test('cards stand with the newest first; kind and order live in the address, to which Back returns', {
  tag: '@errand',
}, async ({ page }) => {
  await memberWith(page, SOME)
  await page.goto('/favourites')
  await expect(cards(page)).toHaveCount(4)
  expect(await hrefs(page)).toEqual(SOME.toReversed())
  await expect(page.getByText('4 favourites.')).toBeVisible()
  for (const picture of await cards(page).locator('img').all()) {
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  }
  await expect(kindLinks(page)).toHaveText(['All 4', 'Characters 2', 'Comics 1', 'Series 1'])
  await kindLinks(page).nth(1).click()
  await expect(page).toHaveURL('/favourites?kind=characters')
  await expect(page).toHaveTitle('Favourite characters | Spinner Rack')
  await expect(kindLinks(page).nth(1)).toHaveAttribute('aria-current', 'page')
  await expect(cards(page)).toHaveCount(2)
  await page.getByLabel('Order').selectOption('Name')
  await expect(page).toHaveURL('/favourites?orderBy=name&kind=characters')
  await page.reload()
  await expect(page.getByLabel('Order')).toHaveValue('name')
  await expect(cards(page)).toHaveCount(2)
  expect(await hrefs(page)).toEqual([CYCLOPS, SPIDER_MAN])
  await page.goBack()
  await expect(page.getByLabel('Order')).toHaveValue('-addedAt')
  await page.goBack()
  await expect(cards(page)).toHaveCount(4)
  await page.goForward()
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('link', { name: 'Cyclops' }).click()
  await expect(page).toHaveURL(CYCLOPS)
})

test('more than a page has a pager, which begins at the top; Back and a reload keep the place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await newMember(page)
  for (const comic of await firstComics(page, 50)) await addFavourite(page, comic)
  await page.goto('/favourites')
  await expect(cards(page)).toHaveCount(48)
  await expect(page.getByText('50 favourites. Page 1 of 2.')).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).focus()
  const scrolledTo = () => page.evaluate(() => window.scrollY)
  const place = await scrolledTo()
  expect(place).toBeGreaterThan(2000)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/favourites?page=2')
  await expect(page).toHaveTitle('Favourites, page 2 | Spinner Rack')
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await scrolledTo()).toBe(0)
  await page.goBack()
  await expect.poll(scrolledTo).toBe(place)
  await page.reload()
  await expect.poll(scrolledTo).toBe(place)

  for (const behind of [9, 210, 100_000]) {
    await page.goto(`/favourites?page=${behind}`)
    await expect(page).toHaveURL('/favourites?page=2')
    await expect(cards(page)).toHaveCount(2)
  }
})

test('without favourites, or without those of a kind, the page says how to come by them', async ({
  page,
}) => {
  await newMember(page)
  await page.goto('/favourites')
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible()
  await expect(page.getByLabel('Order')).toHaveCount(0)
  await page.getByRole('link', { name: 'Browse comics' }).click()
  await expect(page).toHaveURL('/comics')

  await addFavourite(page, SPIDER_MAN)
  await page.goto('/favourites?kind=events')
  await expect(page.getByRole('heading', { name: 'No favourite events' })).toBeVisible()
  await page.getByRole('link', { name: 'All favourites' }).click()
  await expect(cards(page)).toHaveCount(1)
})

test.describe('while the service fails', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('the page says so, and Try again brings the cards', async ({ page }) => {
    await memberWith(page, SOME)
    await page.route('**/api/favourites?*', (route) =>
      route.fulfill({ status: 503, json: { code: 'away', message: 'The store is away.' } }),
    )
    await page.goto('/favourites')
    await expect(page.getByRole('alert')).toContainText('The store is away.')
    await page.unroute('**/api/favourites?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page)).toHaveCount(4)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('the exports hold all favourites', async ({ page }) => {
  await memberWith(page, SOME)
  await page.goto('/favourites?kind=series')
  const read = async (name: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name, exact: true }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`spinner-rack-favourites.${name.toLowerCase()}`)
    return readFile(await file.path(), 'utf8')
  }
  const { favourites } = JSON.parse(await read('JSON'))
  expect(favourites.map(({ title }: { title: string }) => title)).toEqual(
    expect.arrayContaining(['Spider-Man', 'Cyclops', 'Iron Man (1968) #128']),
  )
  expect(favourites).toHaveLength(4)
  const [head, first, ...rest] = (await read('CSV')).split('\r\n')
  expect(head).toBe('kind,id,title,url,addedAt')
  expect(first).toMatch(/^characters,1009257,Cyclops,http:\S+\/characters\/1009257,20\d\d-/)
  expect(rest).toHaveLength(4)
})
