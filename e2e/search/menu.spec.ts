import { barOf, menuButton } from '../bar/bar.ts'
import { expect, test } from '../fixtures.ts'
import { onEachScreen, SMALL_SCREENS } from '../screens.ts'
import { askSearch, box, openAt, openPalette, options, palette, seek } from './palette.ts'

test.use({
  reader: 'member',
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
})

test('on small screens the menu has the same box, whose hits take the place of the links', async ({
  page,
}) => {
  await openAt(page, '/series')
  const { results } = await askSearch(page, 'q=spider&limit=10')
  const bar = barOf(page)
  await onEachScreen(
    page,
    async ({ height }) => {
      await bar.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(box(page)).toBeFocused()
      await expect(bar.getByRole('link', { name: 'Series' })).toBeVisible()
      await seek(page, 'spider')
      await expect(options(page)).toHaveCount(10)
      await expect(bar.getByRole('link', { name: 'Series', exact: true })).toBeHidden()
      const list = await page.getByRole('listbox').boundingBox()
      expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(height)
      await page.keyboard.press('End')
      await expect(options(page).last()).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Home')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(String(results[0]?.href))
      await expect(page.locator('#site-menu')).toBeHidden()
      await menuButton(page).click()
      await expect(box(page)).toHaveValue('')
      await expect(bar.getByRole('link', { name: 'Series', exact: true })).toBeVisible()
      await menuButton(page).click()
      await expect(page.locator('#site-menu')).toBeHidden()
      await page.goBack()
      await expect(page).toHaveURL('/series')
    },
    SMALL_SCREENS,
  )
})

test('on a phone Ctrl K opens the palette over the whole screen', async ({ page }) => {
  await openAt(page, '/search')
  await openPalette(page)
  const form = palette(page).getByRole('search')
  expect(await form.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
})
