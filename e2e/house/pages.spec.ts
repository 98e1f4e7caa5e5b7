import { newMember } from '../accounts/new-member.ts'
import { expectNoViolationsInEitherTheme } from '../axe.ts'
import { expect, test } from '../fixtures.ts'

const openPages = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password?token=x',
  '/privacy',
  '/docs',
  '/downloads/',
]
const memberPages = [
  '/characters',
  '/characters/1009610',
  '/comics',
  '/comics/16277904',
  '/series',
  '/series/1987',
  '/events/5013',
  '/creators/20001',
  '/search?q=thor',
  '/favourites',
  '/account',
  '/inbox',
  '/no/such/page',
]

for (const path of [...openPages, ...memberPages]) {
  test.describe(path, () => {
    test.beforeEach(async ({ page }) => {
      if (memberPages.includes(path)) await newMember(page)
    })

    test('passes axe in both themes', async ({ page }) => {
      // Without motion: what is half faded in has not its own colours yet.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectNoViolationsInEitherTheme(page)
    })

    test('has a skip link that the first Tab reaches and that leads into the content', async ({
      page,
    }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: 'Skip to content' })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    test('fits the narrowest phone', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBe(320)
    })
  })
}
