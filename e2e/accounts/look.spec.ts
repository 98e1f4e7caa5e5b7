import { expectNoViolationsAnywhere } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { onEachScreen, WIDE } from '../screens.ts'
import { fieldOf, press } from './forms.ts'

// Their initial state is tested among all pages of the site.
const PAGES = [
  { path: '/login', action: 'Log in' },
  { path: '/signup', action: 'Create account' },
  { path: '/forgot-password', action: 'Send the link' },
  { path: '/reset-password?token=x', action: 'Set password' },
]
const RED = 'rgb(185, 26, 19)'
const GREEN = 'rgb(11, 107, 58)'

test.use({ viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } })

for (const { path, action } of PAGES) {
  test(`${path} with its faults shown passes axe and fits, on ${WIDE.width} by ${WIDE.height} whole`, async ({
    page,
  }) => {
    // The link of no mail, as if it could still set a password.
    await page.route('**/check-reset-link', (route) => route.fulfill({ json: { status: true } }))
    await page.goto(path)
    await press(page, action)
    await expect(page.locator('[aria-invalid]').first()).toBeFocused()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBe(WIDE.height)
    await onEachScreen(page, () => expectFits(page))
    await expectNoViolationsAnywhere(page)
  })
}

test('what the provider told is shown without a fault of axe, and every cover of the rack is drawn', async ({
  page,
}) => {
  await page.goto('/login?error=popup-closed')
  await expect(page.locator('form').getByRole('alert')).toContainText('Sign-in was cancelled.')
  const covers = page.getByRole('main').locator('img')
  await expect(covers).toHaveCount(9)
  for (const cover of await covers.all()) {
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  await expectNoViolationsAnywhere(page)
})

test('the points of the password checklist are red or green once it was touched', async ({
  page,
}) => {
  await page.goto('/signup')
  const points = page.getByRole('main').getByRole('listitem')
  await expect(points).toHaveCount(4)
  await fieldOf(page, 'Password').fill('Émigré')
  for (const [index, colour] of [RED, RED, RED, GREEN].entries()) {
    await expect(points.nth(index)).toHaveCSS('color', colour)
  }
  await fieldOf(page, 'Password').fill('Émigré 7')
  for (const point of await points.all()) await expect(point).toHaveCSS('color', GREEN)
})
