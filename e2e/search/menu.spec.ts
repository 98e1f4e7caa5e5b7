import { barOf, menuButton } from '../bar/bar.ts'
import { expect, test } from '../fixtures.ts'
import { SMALL_SCREENS } from '../screens.ts'
import { askSearch, box, memberAt, openPalette, options, palette, seek } from './palette.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const screen of SMALL_SCREENS) {
  test(`at ${screen.width} px the menu has the same box, whose hits take the place of the links`, async ({
    page,
  }) => {
    await page.setViewportSize(screen)
    await memberAt(page, '/comics')
    await barOf(page).getByRole('button', { name: 'Search', exact: true }).click()
    await expect(box(page)).toBeFocused()
    await expect(barOf(page).getByRole('link', { name: 'Series' })).toBeVisible()
    await seek(page, 'spider')
    await expect(options(page)).toHaveCount(10)
    await expect(barOf(page).getByRole('link', { name: 'Series', exact: true })).toBeHidden()
    const list = await page.getByRole('listbox').boundingBox()
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(screen.height)
    await page.keyboard.press('End')
    await expect(options(page).last()).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Home')
    const { results } = await askSearch(page, 'q=spider&limit=10')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(String(results[0]?.href))
    await expect(page.locator('#site-menu')).toBeHidden()
    await menuButton(page).click()
    await expect(box(page)).toHaveValue('')
    await expect(barOf(page).getByRole('link', { name: 'Series', exact: true })).toBeVisible()
  })
}

test('on a phone Ctrl K opens the palette over the whole screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await memberAt(page, '/comics')
  await openPalette(page)
  const form = palette(page).getByRole('search')
  expect(await form.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
})
