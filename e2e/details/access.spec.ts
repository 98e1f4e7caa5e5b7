import { expectNoViolationsAnywhere } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { onEachScreen } from '../screens.ts'
import { LONG_SERIES, openDetail, PAGES, sectionOf } from './detail.ts'

test.use({ reader: 'member', contextOptions: { reducedMotion: 'reduce' } })

for (const [address, name] of PAGES) {
  test(`axe finds nothing on the page of ${name}, and nothing reaches beyond the screen`, async ({
    page,
  }) => {
    await openDetail(page, address)
    await onEachScreen(page, () => expectFits(page))
    await expectNoViolationsAnywhere(page)
  })
}

test('the keyboard alone turns a list, opens a comic and goes on to the next', async ({ page }) => {
  await openDetail(page, LONG_SERIES)
  const comics = sectionOf(page, 'Comics')
  await comics.getByRole('link', { name: 'Next page' }).focus()
  await page.keyboard.press('Enter')
  await expect(comics.getByRole('heading', { name: 'Comics' })).toBeFocused()
  const first = comics.locator('ul > li a').first()
  await expect(first).toBeVisible()
  const href = (await first.getAttribute('href')) ?? ''
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('heading', { level: 1, name: /Amazing Spider-Man/ })).toBeFocused()
  await page.getByRole('link', { name: /^Next issue/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(href)
})
