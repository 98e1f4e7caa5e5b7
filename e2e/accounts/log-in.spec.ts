import { expect, test } from '../fixtures.ts'
import { alertIn, fieldOf, logIn, press } from './forms.ts'
import { newMember, PASSWORD } from './new-member.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a member gets in with e-mail and password, by keys alone', { tag: '@errand' }, async ({
  page,
}) => {
  const { email } = await newMember(page)
  await page.context().clearCookies()
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  const stops = ['Skip to content', 'Spinner Rack', 'Sign up']
  for (const name of stops) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Continue with / })).toBeFocused()
  await fieldOf(page, 'Password').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/rack')
})

test.describe('what fails', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('wrong words are told as such, too many of them with how long to wait', async ({ page }) => {
    const { email } = await newMember(page)
    await page.context().clearCookies()
    await page.goto('/login')
    for (let tries = 0; tries < 5; tries += 1) {
      const answered = page.waitForResponse('**/api/auth/sign-in/email')
      await logIn(page, { email, password: 'Wrong-1962' })
      expect((await answered).status()).toBe(401)
      await expect(alertIn(page)).toHaveText('Wrong e-mail or password.')
      await expect(fieldOf(page, 'Email')).toHaveValue(email)
      await expect(fieldOf(page, 'Password')).toHaveValue('Wrong-1962')
    }
    await logIn(page, { email, password: PASSWORD })
    await expect(alertIn(page)).toHaveText(
      /^Too many tries\. Please wait (\d+ seconds|1 second), then try again\.$/,
    )
    await expect(fieldOf(page, 'Password')).toHaveValue(PASSWORD)
  })

  test('without a connection it says so, and the next try gets in', { tag: '@errand' }, async ({
    page,
    context,
  }) => {
    const member = await newMember(page)
    await context.clearCookies()
    await page.goto('/login')
    await expect(fieldOf(page, 'Email')).toBeVisible()
    await context.setOffline(true)
    await logIn(page, member)
    await expect(alertIn(page)).toHaveText(
      'The server cannot be reached. Check the connection, then try again.',
    )
    await context.setOffline(false)
    await press(page, 'Log in')
    await expect(page).toHaveURL('/rack')
  })
})
