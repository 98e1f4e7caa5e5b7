import { keptRedirectUrl } from '../accounts/forms.ts'
import { newMember } from '../accounts/new-member.ts'
import { expect, test } from '../fixtures.ts'
import { logOut } from '../log-out.ts'
import { barOf, open, openMenu } from './bar.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('logging out leads home, says so and shows a visitor’s bar; nothing is kept for the next one', {
  tag: '@errand',
}, async ({ page }) => {
  await newMember(page)
  await open(page, '/comics')
  await logOut(page)
  await expect(page).toHaveURL('/')
  // The listing that is left has status elements of its own.
  const toast = page.getByRole('status').filter({ hasText: 'Logged Out Successfully' })
  await expect(toast).toBeVisible()
  await expect(barOf(page).getByRole('button', { name: 'Account menu' })).toHaveCount(0)
  await expect(barOf(page).getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'New comics today' })).toBeFocused()
  expect(await keptRedirectUrl(page)).toBeNull()
  expect(await page.evaluate(async () => (await fetch('/api/auth/get-session')).json())).toBeNull()
})

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
  await expect(barOf(page).getByRole('link', { name: 'Login', includeHidden: true })).toHaveCount(1)
})
