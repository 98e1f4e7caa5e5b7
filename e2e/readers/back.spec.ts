import { openDetail, SPIDER_MAN } from '../details/detail.ts'
import { expect, test } from '../fixtures.ts'
import { readScroll } from '../listings/shelf.ts'

test.use({ reader: 'member', contextOptions: { reducedMotion: 'reduce' } })

test('Back from a link in a record, or in the results of a search, returns the focus to it', async ({
  page,
}) => {
  await openDetail(page, SPIDER_MAN)
  const comics = page.getByRole('main').getByRole('region', { name: 'Comics', exact: true })
  for (const [address, link] of [
    [SPIDER_MAN, comics.locator('a[href^="/comics/"]').nth(8)],
    ['/search?q=thor', page.getByRole('main').locator('li a[href^="/series/"]').last()],
  ] as const) {
    await page.goto(address)
    await link.focus()
    const place = await readScroll(page)
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(link).toBeFocused()
    await expect.poll(() => readScroll(page)).toBe(place)
  }
})
