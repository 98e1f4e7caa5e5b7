import { expect, test } from '../fixtures.ts'
import { alertIn, fieldOf, logIn, press } from './forms.ts'
import { newMember, PASSWORD } from './new-member.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a member gets in with e-mail and password, by keys alone', async ({ page }) => {
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
  await expect(page).toHaveURL('/characters')
})

test('managers of passwords find what they look for', async ({ page }) => {
  await page.goto('/login')
  await expect(fieldOf(page, 'Email')).toHaveAttribute('autocomplete', 'email')
  await expect(fieldOf(page, 'Password')).toHaveAttribute('autocomplete', 'current-password')
  // No label may be taken for a field's.
  await expect(page.locator('form[aria-label], form[aria-labelledby]')).toHaveCount(0)
})

test('an empty form says what is missing', async ({ page }) => {
  await page.goto('/login')
  await press(page, 'Log in')
  await expect(fieldOf(page, 'Email')).toBeFocused()
  await expect(page.getByText('Email is required!')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
})

test.describe('what fails', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('an unknown address and a wrong password get the same words, and stay as typed', async ({
    page,
  }) => {
    const { email } = await newMember(page)
    await page.context().clearCookies()
    await page.goto('/login')
    for (const address of [email, `un${email}`]) {
      const answered = page.waitForResponse('**/api/auth/sign-in/email')
      await logIn(page, { email: address, password: 'Wrong-1962' })
      expect((await answered).status()).toBe(401)
      await expect(alertIn(page)).toHaveText('That e-mail and password do not go together.')
      await expect(fieldOf(page, 'Email')).toHaveValue(address)
      await expect(fieldOf(page, 'Password')).toHaveValue('Wrong-1962')
      await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
    }
  })

  test('after too many tries it says how long to wait', async ({ page }) => {
    const { email } = await newMember(page)
    await page.context().clearCookies()
    await page.goto('/login')
    for (let tries = 0; tries < 5; tries += 1) {
      const answered = page.waitForResponse('**/api/auth/sign-in/email')
      await logIn(page, { email, password: 'Wrong-1962' })
      expect((await answered).status()).toBe(401)
      await expect(alertIn(page)).toHaveText('That e-mail and password do not go together.')
    }
    await logIn(page, { email, password: PASSWORD })
    await expect(alertIn(page)).toHaveText(
      /^Too many tries\. Please wait (\d+ seconds|1 second), then try again\.$/,
    )
    await expect(fieldOf(page, 'Password')).toHaveValue(PASSWORD)
  })

  test('without a connection it says so, and the next try gets in', async ({ page, context }) => {
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
    await expect(page).toHaveURL('/characters')
  })

  test('a server that fails is told of without its inner words', async ({ page }) => {
    await page.route('**/api/auth/sign-in/email', (route) =>
      route.fulfill({ status: 500, body: '<h1>Stack trace</h1>' }),
    )
    await page.goto('/login')
    await logIn(page, { email: 'asha@example.com', password: 'x' })
    await expect(alertIn(page)).toHaveText('That did not work. Please try again.')
  })
})

for (const [code, words] of [
  ['popup-closed', 'Sign-in was cancelled. Nothing has changed.'],
  ['account-not-linked', 'There is an account with the e-mail of that social account.'],
  ['<img src=x onerror=alert(1)>', 'That did not work. Please try again.'],
] as const) {
  test(`who comes back from the provider with ${code} is told so once`, async ({ page }) => {
    await page.goto(`/login?error=${encodeURIComponent(code)}`)
    await expect(alertIn(page)).toContainText(words)
    await expect(page).toHaveURL('/login')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(alertIn(page)).toHaveCount(0)
  })
}
