import { newMember } from '../accounts/new-member.ts'
import { expect, test } from '../fixtures.ts'
import { logOut } from '../log-out.ts'
import { SCREENS } from '../screens.ts'
import { barOf, open, openMenu } from './bar.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const screen of SCREENS) {
  test(`at ${screen.width} px logging out leads home, says so and shows a visitor’s bar`, async ({
    page,
  }) => {
    await page.setViewportSize(screen)
    await newMember(page)
    await open(page, '/comics')
    await logOut(page)
    await expect(page).toHaveURL('/')
    // The listing that one leaves has statuses of its own.
    const toast = page.getByRole('status').filter({ hasText: 'Logged Out Successfully' })
    await expect(toast).toBeVisible()
    await expect(barOf(page).getByRole('button', { name: 'Account menu' })).toHaveCount(0)
    await expect(barOf(page).getByRole('link', { name: 'Login', includeHidden: true })).toHaveCount(
      1,
    )
    await expect(page.getByRole('heading', { name: 'New comics today' })).toBeFocused()
  })
}

test('the menu of a small screen says who is signed in and has a way out of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const member = await newMember(page)
  await open(page, '/')
  await openMenu(page)
  await expect(page.getByText(member.name)).toBeInViewport()
  await expect(page.getByText(member.email)).toBeInViewport()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('status')).toHaveText('Logged Out Successfully')
  await expect(page.locator('#site-menu')).toBeHidden()
})

test.describe('when it fails', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('the words of the server are shown, and the member stays', async ({ page }) => {
    await newMember(page)
    await page.route('**/api/auth/sign-out', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'The shop is closed.' } }),
    )
    await open(page, '/comics')
    await logOut(page)
    await expect(page.getByRole('alert')).toHaveText('The shop is closed.')
    await expect(page).toHaveURL('/comics')
    await expect(barOf(page).getByRole('button', { name: 'Account menu' })).toBeVisible()
  })

  test('a server that cannot be reached is told of too', async ({ page }) => {
    await newMember(page)
    await page.route('**/api/auth/sign-out', (route) => route.abort())
    await open(page, '/comics')
    await logOut(page)
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached')
    await expect(barOf(page).getByRole('button', { name: 'Account menu' })).toBeVisible()
  })
})
