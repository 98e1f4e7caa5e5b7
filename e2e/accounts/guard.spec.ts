import { expect, test } from '../fixtures.ts'
import { logOut } from '../log-out.ts'
import { holdSession } from '../session.ts'
import { untilQuiet } from '../under-way.ts'
import { fill, keptRedirectUrl, logIn, press } from './forms.ts'
import { newMember, PASSWORD } from './new-member.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const DEEP = '/comics/16277725?from=search&page=2#credits'

test('who is sent to log in gets where they wanted to go, once', async ({ page }) => {
  const member = await newMember(page)
  await page.context().clearCookies()
  await page.goto(DEEP)
  await expect(page).toHaveURL('/login')
  expect(await keptRedirectUrl(page)).toBe(DEEP)
  await logIn(page, member)
  await expect(page).toHaveURL(DEEP)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await keptRedirectUrl(page)).toBeNull()

  await page.goto('/login')
  await expect(page).toHaveURL('/characters')
})

test('who signs up on the way gets there too', async ({ page }) => {
  await page.goto('/series?orderBy=-name')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await fill(page, {
    'Display name': 'Asha Rao',
    Email: `${crypto.randomUUID()}@example.com`,
    Password: PASSWORD,
  })
  await press(page, 'Create account')
  await expect(page).toHaveURL('/series?orderBy=-name')
  expect(await keptRedirectUrl(page)).toBeNull()
})

test('the guarded page leaves no entry in the history, and neither does the login page', async ({
  page,
}) => {
  const member = await newMember(page)
  await page.context().clearCookies()
  await page.goto('/')
  await page.getByRole('link', { name: 'Characters' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'New comics today' })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL('/login')
  await logIn(page, member)
  await expect(page).toHaveURL('/characters')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

for (const kept of [
  'https://elsewhere.test/',
  '//elsewhere.test',
  '/\\elsewhere.test',
  '/.//elsewhere.test',
  '/\t/elsewhere.test',
  'javascript:alert(1)',
  '/login',
  '/signup/',
  '',
]) {
  test(`a kept way of ${JSON.stringify(kept)} leads to the characters`, async ({ page }) => {
    await newMember(page)
    await page.goto('/privacy')
    await page.evaluate((value) => localStorage.setItem('redirectUrl', value), kept)
    await page.goto('/login')
    await expect(page).toHaveURL('/characters')
    await expect(page.getByRole('heading', { name: 'Characters' })).toBeVisible()
    expect(await keptRedirectUrl(page)).toBeNull()
  })
}

test('an unknown address is a login for visitors and a page of its own for members', async ({
  page,
}) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL('/login')
  expect(await keptRedirectUrl(page)).toBe('/no/such/page')
  await newMember(page)
  await page.goto('/no/such/page')
  await expect(page).toHaveTitle('Page not found | Spinner Rack')
  await expect(page.getByText('Page not found')).toBeVisible()
})

test.describe('the catalogue itself', () => {
  test.use({ expectedComplaints: /status of 409/ })

  test('answers members and refuses visitors', async ({ page }) => {
    const ask = () =>
      page.evaluate(async () => (await fetch('/v1/public/characters?limit=1')).status)
    await page.goto('/login')
    expect(await ask()).toBe(409)
    await newMember(page)
    expect(await ask()).toBe(200)
  })
})

test('a member sees nothing of the login page while it is not known who reads', async ({
  page,
}) => {
  await newMember(page)
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const seen = document.querySelector('[autocomplete="current-password"]')
      if (seen) document.documentElement.dataset.formSeen = 'yes'
    }).observe(document, { childList: true, subtree: true })
  })
  const whoReads = await holdSession(page)
  await page.goto('/login')
  await expect(page.locator('.loader')).toBeVisible()
  whoReads.tell()
  await expect(page.getByRole('heading', { name: 'Characters' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-form-seen')

  // A page that is still open would go on asking, and be refused.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('data-form-seen')
})

test('logging out leads home and says so; nothing is kept for the next one', async ({ page }) => {
  await newMember(page)
  await page.goto('/comics')
  await logOut(page)
  await expect(page).toHaveURL('/')
  // The listing that one leaves has statuses of its own.
  const toast = page.getByRole('status').filter({ hasText: 'Logged Out Successfully' })
  await expect(toast).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await keptRedirectUrl(page)).toBeNull()
  expect(await page.evaluate(async () => (await fetch('/api/auth/get-session')).json())).toBeNull()
})

test('what happens in one tab happens in all of them', async ({ page, context }) => {
  const member = await newMember(page)
  await page.goto('/comics')
  await expect(page.getByRole('heading', { name: 'Comics' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Account menu' }).click()
  await untilQuiet(page)
  await other.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  expect(await keptRedirectUrl(page)).toBeNull()

  await other.goto('/login')
  await logIn(other, member)
  await expect(other).toHaveURL('/characters')
  await expect(page).toHaveURL('/characters')
})
