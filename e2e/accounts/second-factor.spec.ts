import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { totpOf } from '#server/testing/totp.ts'
import { expect, openAccount, section, test } from '../account/member.ts'
import { expectNoViolationsAnywhere } from '../axe.ts'
import { logOut } from '../log-out.ts'
import { alertIn, fieldOf, fill, logIn, press } from './forms.ts'
import { addVirtualAuthenticator } from './virtual-authenticator.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const security = (page: Page) => section(page, 'Sign-in security')
const app = (page: Page) => security(page).getByRole('group', { name: 'Authenticator app' })
const passkeys = (page: Page) => security(page).getByRole('group', { name: 'Passkeys' })

/** Sets the app up; returns its key. */
async function setUpApp(page: Page, password: string): Promise<string> {
  await press(page, 'Set up an authenticator app')
  await expect(fieldOf(page, 'Your password')).toBeFocused()
  await fill(page, { 'Your password': password })
  await press(page, 'Continue')
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
  await expect(fieldOf(page, 'Code of the app')).toBeFocused()
  const key = await app(page).locator('code').innerText()
  return key.replaceAll(' ', '')
}

test('security 22: an authenticator app is set up, asked for, recovered from and turned off', {
  tag: '@errand',
}, async ({ page, member }) => {
  await openAccount(page)
  const key = await setUpApp(page, member.password)
  expect(key).toMatch(/^[A-Z2-7]{52}$/)
  await fill(page, { 'Code of the app': totpOf(key) })
  await press(page, 'Turn on')
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  const codes = await app(page).getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  const downloading = page.waitForEvent('download')
  await press(page, 'Download codes')
  const file = await (await downloading).path()
  for (const code of codes) expect(readFileSync(file, 'utf8')).toContain(code)
  await press(page, 'I have kept them')
  await expect(app(page)).toContainText('10 recovery codes are left.')

  await logOut(page)
  await page.goto('/comics')
  await logIn(page, member)
  await expect(fieldOf(page, 'Code of the app')).toBeFocused()
  await page.keyboard.type(totpOf(key, 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/comics')

  await logOut(page)
  await page.goto('/login')
  await logIn(page, member)
  await press(page, 'Use a recovery code instead')
  await expect(fieldOf(page, 'Recovery code')).toBeFocused()
  await fill(page, { 'Recovery code': String(codes[0]).toUpperCase() })
  await press(page, 'Confirm')
  await expect(page).toHaveURL('/rack')

  await openAccount(page)
  await expect(app(page)).toContainText('9 recovery codes are left.')
  await press(page, 'Turn off')
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('The authenticator app is turned off.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeFocused()
  await logOut(page)
  await page.goto('/login')
  await logIn(page, member)
  await expect(page).toHaveURL('/rack')
})

test('security 22: a passkey is added, signs in without a password and is removed', {
  tag: '@errand',
}, async ({ page, member }) => {
  const device = await addVirtualAuthenticator(page)
  await openAccount(page)
  await press(page, 'Add a passkey')
  await expect(fieldOf(page, 'What is it called?')).toBeFocused()
  await fill(page, { 'What is it called?': 'My laptop' })
  await press(page, 'Add passkey')
  await expect(passkeys(page).getByRole('listitem')).toContainText(['My laptop'])
  expect(await device.countPasskeys()).toBe(1)

  await logOut(page)
  await page.goto('/favourites')
  await press(page, 'Sign in with a passkey')
  await expect(page).toHaveURL('/favourites')

  await openAccount(page)
  await expect(section(page, 'E-mail')).toContainText(member.email)
  await press(page, 'Rename My laptop')
  await fill(page, { 'What is it called?': 'Work laptop' })
  await press(page, 'Save')
  await press(page, 'Remove Work laptop')
  await press(page, 'Remove passkey')
  await expect(page.getByText('Work laptop is removed.')).toBeVisible()
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeFocused()
})

test('security 22: a passkey proves who it is when the sign-in is old', async ({
  page,
  member,
}) => {
  await addVirtualAuthenticator(page)
  await openAccount(page)
  await press(page, 'Add a passkey')
  await press(page, 'Add passkey')
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(1)
  // The server's clock cannot be moved from here, so its answer is.
  await page.route('**/api/auth/factors', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), fresh: false } })
  })
  await openAccount(page)
  await passkeys(page)
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect(fieldOf(page, 'Your password')).toBeVisible()
  await press(page, 'Use a passkey instead')
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(0)
  await openAccount(page)
  await expect(section(page, 'E-mail')).toContainText(member.email)
})

test.describe('what fails', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('security 22: a wrong code is told as such, and the step can begin again', async ({
    page,
    member,
    context,
  }) => {
    await openAccount(page)
    const key = await setUpApp(page, member.password)
    await fill(page, { 'Code of the app': '12' })
    await press(page, 'Turn on')
    await expect(page.getByText('Must be the 6 digits that the app shows')).toBeVisible()
    await expectNoViolationsAnywhere(page, '#security')
    const used = totpOf(key)
    await fill(page, { 'Code of the app': used })
    await press(page, 'Turn on')
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
    await expectNoViolationsAnywhere(page, '#security')
    await press(page, 'I have kept them')
    await logOut(page)

    await page.goto('/login')
    await logIn(page, member)
    await fill(page, { 'Code of the app': used })
    await press(page, 'Confirm')
    await expect(alertIn(page)).toHaveText(
      'That code is not right, or it was used already. Try the next one.',
    )
    await expectNoViolationsAnywhere(page)
    await context.setOffline(true)
    await press(page, 'Confirm')
    await expect(alertIn(page)).toHaveText(
      'The server cannot be reached. Check the connection, then try again.',
    )
    await context.setOffline(false)
    await press(page, 'Start again')
    await expect(fieldOf(page, 'Email')).toBeFocused()
    await logIn(page, member)
    await fill(page, { 'Code of the app': totpOf(key, 1) })
    await press(page, 'Confirm')
    await expect(page).toHaveURL('/rack')
  })

  test('security 22: a passkey that is not there, or not confirmed, leaves the password', async ({
    page,
    member,
  }) => {
    const device = await addVirtualAuthenticator(page)
    await device.recognize(false)
    await openAccount(page)
    await press(page, 'Add a passkey')
    await press(page, 'Add passkey')
    await expect(passkeys(page).getByRole('alert')).toHaveText(
      'No passkey was chosen in time, so nothing has changed. Please try again.',
    )
    await expectNoViolationsAnywhere(page, '#security')
    await logOut(page)
    await page.goto('/login')
    await press(page, 'Sign in with a passkey')
    await expect(alertIn(page)).toHaveText(
      'No passkey was chosen in time. Try again, or use your password.',
    )
    await logIn(page, member)
    await expect(page).toHaveURL('/rack')
  })
})

test.describe('at an address of numbers', () => {
  test.use({
    otherOrigins: async ({ server }, use) => use([toNumbers(server.url)]),
  })

  test('security 22: no passkey is offered', async ({ page, server, member }) => {
    const cookies = await page.context().cookies()
    await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: '127.0.0.1' })))
    await page.goto(`${toNumbers(server.url)}/account`)
    await expect(section(page, 'E-mail')).toContainText(member.email)
    await expect(passkeys(page)).toContainText('open it at localhost')
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)
  })
})

function toNumbers(url: string): string {
  return url.replace('localhost', '127.0.0.1')
}
