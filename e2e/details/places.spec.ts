import { expect, test } from '../fixtures.ts'
import { ask, LONG_SERIES, openDetail, SPIDER_MAN, sectionOf } from './detail.ts'

test.use({ reader: 'member' })

test('a page of a list is in the address: link, reload, Back and Forward find it', async ({
  page,
}) => {
  await openDetail(page, LONG_SERIES)
  const comics = sectionOf(page, 'Comics')
  const firstOf = async (offset: number) => {
    const list = `/v1/public${LONG_SERIES}/comics?orderBy=coverMonth,issueNumber&limit=12&offset=${offset}`
    return `/comics/${(await ask(page, list)).data.results[0].id}`
  }
  await comics.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(`${LONG_SERIES}?comics=2`)
  await expect(comics.locator('ul > li a').first()).toHaveAttribute('href', await firstOf(12))
  await expect(comics.getByRole('heading', { name: 'Comics' })).toBeFocused()
  await expect(comics.getByRole('heading', { name: 'Comics' })).toBeInViewport()
  await page.reload()
  await expect(comics.locator('ul > li a').first()).toHaveAttribute('href', await firstOf(12))
  await page.goBack()
  await expect(comics.locator('ul > li a').first()).toHaveAttribute('href', await firstOf(0))
  await page.goForward()
  await expect(comics.locator('ul > li a').first()).toHaveAttribute('href', await firstOf(12))
})

test('one list turns, the others stay', async ({ page }) => {
  await openDetail(page, `${SPIDER_MAN}?comics=3`)
  const series = sectionOf(page, 'Series')
  await series.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(`${SPIDER_MAN}?comics=3&series=2`)
  await expect(
    sectionOf(page, 'Comics').getByRole('link', { name: 'Page 3', exact: true }),
  ).toHaveAttribute('aria-current', 'page')
})

test('who told the comics has pages too, the most first', async ({ page }) => {
  await openDetail(page, SPIDER_MAN)
  const { toldBy } = await ask(page, `/api/facts${SPIDER_MAN}`)
  const company = sectionOf(page, 'Told by')
  const tags = company.locator('ul').first().getByRole('link')
  await expect(tags).toHaveCount(12)
  await expect(tags.first()).toHaveAttribute('href', `/creators/${toldBy[0].id}`)
  await company.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(`${SPIDER_MAN}?creators=2`)
  await expect(tags.first()).toHaveAttribute('href', `/creators/${toldBy[12].id}`)
  await expect(company.getByRole('heading')).toBeFocused()
  await page.reload()
  await expect(tags.first()).toHaveAttribute('href', `/creators/${toldBy[12].id}`)
})

test('Back returns to the place on the page that the reader left', async ({ page }) => {
  await openDetail(page, `${SPIDER_MAN}?comics=2`)
  await expect(sectionOf(page, 'Key issues')).toBeVisible()
  await expect(sectionOf(page, 'Appearances by year').getByRole('table')).toBeAttached()
  const card = sectionOf(page, 'Comics').locator('ul > li a').nth(7)
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name: /#/ })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(`${SPIDER_MAN}?comics=2`)
  await expect(card).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('a page beyond the last is the last', async ({ page }) => {
  await openDetail(page, `${LONG_SERIES}?comics=9999`)
  const comics = sectionOf(page, 'Comics')
  await expect(comics.locator('ul > li a').first()).toBeVisible()
  await expect(comics.getByRole('link', { name: 'Next page' })).toHaveCount(0)
})
