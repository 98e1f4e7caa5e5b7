import { expectNoViolationsInEitherTheme } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { SCREENS, WIDE } from '../screens.ts'
import { press } from './forms.ts'

const PAGES = [
  { path: '/login?error=popup-closed', action: 'Log in' },
  { path: '/signup', action: 'Create account' },
  { path: '/forgot-password', action: 'Send the link' },
  { path: '/reset-password?token=x', action: 'Set password' },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const viewport of SCREENS) {
  test.describe(`at ${viewport.width} px, in light and dark`, () => {
    test.use({ viewport })

    for (const { path, action } of PAGES) {
      test(`axe finds nothing on ${path}, untouched and with its faults shown`, async ({
        page,
      }) => {
        await page.goto(path)
        await expect(page.getByRole('button', { name: action })).toBeVisible()
        await expectNoViolationsInEitherTheme(page)
        await press(page, action)
        await expect(page.locator('[aria-invalid]').first()).toBeFocused()
        await expectNoViolationsInEitherTheme(page)
        await expectFits(page)
      })
    }
  })
}

for (const { path, action } of PAGES) {
  test(`${path} fits a screen of ${WIDE.width} by ${WIDE.height}`, async ({ page }) => {
    await page.setViewportSize(WIDE)
    await page.goto(path.replace(/\?error.*/, ''))
    await press(page, action)
    const { scrollHeight } = await page.evaluate(() => ({
      scrollHeight: document.documentElement.scrollHeight,
    }))
    expect(scrollHeight).toBe(WIDE.height)
  })
}

test('the rack is full: every cover is drawn', async ({ page }) => {
  await page.goto('/login')
  const covers = page.getByRole('main').locator('img')
  await expect(covers).toHaveCount(9)
  for (const cover of await covers.all()) {
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})
