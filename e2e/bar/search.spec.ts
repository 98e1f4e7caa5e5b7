import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { onEachScreen, PHONE, SMALL_SCREENS } from '../screens.ts'
import { accountButton, barOf, menuButton, open, openMenu } from './bar.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

function searchButton(page: Page) {
  return barOf(page).getByRole('button', { name: 'Search', exact: true })
}

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search the catalogue' })

test('a visitor has no search button', async ({ page }) => {
  await open(page, '/privacy')
  await onEachScreen(page, () => expect(searchButton(page)).toHaveCount(0))
})

test.describe('of a member', () => {
  test.use({ reader: 'member' })

  test('the search button is on every page but the landing page', async ({ page }) => {
    await open(page, '/comics')
    await onEachScreen(page, () => expect(searchButton(page)).toBeVisible())
    await open(page, '/')
    await expect(accountButton(page)).toBeVisible()
    await onEachScreen(page, async () => {
      await expect(searchButton(page)).toHaveCount(0)
      await expect(page.getByRole('search')).toHaveCount(0)
    })
  })

  test('on a small screen the button opens and closes the menu, and Enter in its box leads to the results', async ({
    page,
  }) => {
    await open(page, '/comics')
    const look = async () => {
      await searchButton(page).click()
      await expect(page.locator('#site-menu')).toBeVisible()
      await expect(searchButton(page)).toHaveAttribute('aria-expanded', 'true')
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
      const box = page.getByRole('search', { name: 'Search' }).getByRole('combobox')
      await expect(box).toHaveAccessibleName('Search the catalogue')
      await expect(box).toBeFocused()
      await searchButton(page).click()
      await expect(page.locator('#site-menu')).toBeHidden()
      await expect(searchButton(page)).toBeFocused()
    }
    await onEachScreen(page, look, SMALL_SCREENS)
    await searchButton(page).click()
    await expect(boxOf(page)).toBeFocused()
    // A text without hits: otherwise Enter might open the best hit.
    await page.keyboard.type('zzqq & wwkk')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=zzqq+%26+wwkk')
    await expect(page.locator('#site-menu')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Search' })).toBeFocused()
  })

  test('the menu button leaves the box alone; Escape gives the focus to who opened the menu', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await open(page, '/comics')
    await openMenu(page)
    await expect(boxOf(page)).toBeVisible()
    await expect(boxOf(page)).not.toBeFocused()
    await page.keyboard.press('Escape')
    await searchButton(page).click()
    await page.keyboard.press('Escape')
    await expect(page.locator('#site-menu')).toBeHidden()
    await expect(searchButton(page)).toBeFocused()
  })

  test('a quick hand that presses Enter at once is refused nothing', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, '/comics')
    const statuses: number[] = []
    page.on('response', (answer) => {
      if (new URL(answer.url()).pathname === '/api/search') statuses.push(answer.status())
    })
    await searchButton(page).click()
    await expect(boxOf(page)).toBeFocused()
    await page.keyboard.type('zzqq wwkk zzjj qqww kkzz jjqq wwzz kkjj')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Nobody by that name' })).toBeVisible()
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})
