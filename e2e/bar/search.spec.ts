import type { Page } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { expect, test } from '../fixtures.ts'
import { SCREENS, SMALL_SCREENS } from '../screens.ts'
import { barOf, menuButton, open, openMenu } from './bar.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

function searchButton(page: Page) {
  return barOf(page).getByRole('button', { name: 'Search', exact: true })
}

for (const screen of SCREENS) {
  test(`at ${screen.width} px only a member has the search button, on every page but the landing page`, async ({
    page,
  }) => {
    await page.setViewportSize(screen)
    await open(page, '/comics')
    await expect(searchButton(page)).toHaveCount(0)
    await newMember(page)
    await open(page, '/comics')
    await expect(searchButton(page)).toBeVisible()
    await open(page, '/')
    await expect(barOf(page).getByRole('button', { name: 'Account menu' })).toBeVisible()
    await expect(searchButton(page)).toHaveCount(0)
    await expect(page.getByRole('search')).toHaveCount(0)
  })
}

for (const screen of SMALL_SCREENS) {
  test.describe(`at ${screen.width} px`, () => {
    test.use({ viewport: screen })

    test('the search button opens and closes the same menu', async ({ page }) => {
      await newMember(page)
      await open(page, '/comics')
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
    })

    test('Enter in its box leads to the results', async ({ page }) => {
      await newMember(page)
      await open(page, '/comics')
      await searchButton(page).click()
      await expect(page.getByRole('combobox', { name: 'Search the catalogue' })).toBeFocused()
      // Nobody's name: Enter would open the best hit, if its answer came before.
      await page.keyboard.type('zzqq & wwkk')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/search?q=zzqq+%26+wwkk')
      await expect(page.locator('#site-menu')).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Search' })).toBeFocused()
    })
  })
}

test('a quick hand that presses Enter at once is refused nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await newMember(page)
  await open(page, '/comics')
  const statuses: number[] = []
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname === '/api/search') statuses.push(answer.status())
  })
  await searchButton(page).click()
  await expect(page.getByRole('combobox', { name: 'Search the catalogue' })).toBeFocused()
  await page.keyboard.type('zzqq wwkk zzjj qqww kkzz jjqq wwzz kkjj', { delay: 20 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nobody by that name' })).toBeVisible()
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('the menu button opens it without going to the box; Escape gives the focus to who opened it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await newMember(page)
  await open(page, '/comics')
  await openMenu(page)
  await expect(page.getByRole('combobox', { name: 'Search the catalogue' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Search the catalogue' })).not.toBeFocused()
  await page.keyboard.press('Escape')
  await searchButton(page).click()
  await page.keyboard.press('Escape')
  await expect(page.locator('#site-menu')).toBeHidden()
  await expect(searchButton(page)).toBeFocused()
})

test('on a wide screen the button opens the palette', async ({ page }) => {
  await newMember(page)
  await open(page, '/comics')
  await searchButton(page).click()
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  await expect(page).toHaveURL('/comics')
})
