import { expect, test } from '../fixtures.ts'
import { holdSession } from '../session.ts'
import { fieldOf, keptRedirectUrl, logIn, press } from './forms.ts'
import { newMember, PASSWORD } from './new-member.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const DEEP = '/comics/6507?from=search&page=2#credits'

test('who is sent to log in gets where they wanted to go, once', { tag: '@errand' }, async ({
  page,
}) => {
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
  await expect(page).toHaveURL('/rack')
})

test('who signs up on the way gets there too, by three fields', { tag: '@errand' }, async ({
  page,
}) => {
  await page.goto('/series?orderBy=-name')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(fieldOf(page, 'Display name')).toBeVisible()
  await expect(page.getByRole('main').locator('input')).toHaveCount(3)
  const email = `${crypto.randomUUID()}@example.com`
  await fieldOf(page, 'Display name').fill('Asha Rao')
  await fieldOf(page, 'Email').fill(email)
  await fieldOf(page, 'Password').fill(PASSWORD)
  await press(page, 'Create account')
  await expect(page).toHaveURL('/series?orderBy=-name')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  expect(await keptRedirectUrl(page)).toBeNull()
  const session = await page.evaluate(async () => (await fetch('/api/auth/get-session')).json())
  expect(session.user).toMatchObject({ name: 'Asha Rao', email })
  await page.reload()
  await expect(page).toHaveURL('/series?orderBy=-name')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
})

test('the guarded page leaves no entry in the history, and neither does the login page', {
  tag: '@errand',
}, async ({ page }) => {
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

test.describe('of a member', () => {
  test.use({ reader: 'member' })

  // Other invalid targets are tested beside `toSameSitePath` and the guard.
  test('a kept address of another site leads to the rack', async ({ page }) => {
    await page.goto('/privacy')
    await page.evaluate(() => localStorage.setItem('redirectUrl', '/\\elsewhere.test'))
    await page.goto('/login')
    await expect(page).toHaveURL('/rack')
    await expect(page.getByRole('heading', { name: 'Your rack' })).toBeVisible()
    expect(await keptRedirectUrl(page)).toBeNull()
  })

  test('nothing of the login page is seen while it is not known who reads', async ({ page }) => {
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
    await expect(page.getByRole('heading', { name: 'Your rack' })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-form-seen')

    // An open page would go on sending requests, and be refused.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('data-form-seen')
  })
})

test.describe('an unknown address', () => {
  test.use({ expectedComplaints: /status of 40[49]|could not be decoded/ })

  test('is a login for visitors and a page of its own for members, as the catalogue is for them alone', async ({
    page,
  }) => {
    const ask = () =>
      page.evaluate(async () => (await fetch('/v1/public/characters?limit=1')).status)
    await page.goto('/no/such/page')
    await expect(page).toHaveURL('/login')
    expect(await keptRedirectUrl(page)).toBe('/no/such/page')
    expect(await ask()).toBe(409)
    await newMember(page)
    expect(await ask()).toBe(200)
    for (const address of ['/no/such/page', '/%E0%A4%A']) {
      await page.goto(address)
      await expect(page).toHaveTitle('Page not found | Spinner Rack')
      await expect(page.getByText('Page not found')).toBeVisible()
    }
  })
})
