import { expect, test } from '../fixtures.ts'
import { reachDemoProvider } from '../past-the-proxy.ts'
import { accountMenuOf, readUser } from './member.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => reachDemoProvider(page))

const BUTTON = { name: 'Continue with a demo account' }

test('one press at the provider makes a member, at the page that was wanted, and nothing of it is in the log', {
  tag: '@errand',
}, async ({ page, server }) => {
  await page.goto('/comics?page=2#top')
  await expect(page).toHaveURL('/login')
  await page.getByRole('button', BUTTON).click()
  await expect(page.getByRole('heading', { name: 'Who are you today?' })).toBeVisible()
  await expect(page.getByText('Nobody checks who you are')).toBeVisible()
  await page.getByRole('button', { name: 'Continue as June Park' }).click()
  await expect(page).toHaveURL('/comics?page=2#top')
  await expect(accountMenuOf(page)).toBeVisible()
  expect(await readUser(page)).toMatchObject({ name: 'June Park' })

  const { stdout, stderr } = server.output()
  expect(stdout.split('\n').filter(Boolean)).toHaveLength(2)
  // The text after the last line break is a line that is still being written.
  const lines = stderr.split('\n').slice(0, -1)
  for (const line of lines) expect(JSON.parse(line).msg).toBeTruthy()
  expect(stderr).not.toMatch(/demo\.example|code=|state=/)
})

test('the keyboard alone is enough, from the sign-up page too', async ({ page }) => {
  await page.goto('/signup')
  await page.getByRole('button', BUTTON).press('Enter')
  await expect(page.getByRole('heading', { name: 'Who are you today?' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Continue as Nadia Okafor' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/rack')
  await expect(accountMenuOf(page)).toBeVisible()
  expect(await readUser(page)).toMatchObject({ name: 'Nadia Okafor', email: 'nadia@demo.example' })
})

test('cancelling leads back to the login page, which says so', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', BUTTON).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('alert')).toContainText('Sign-in was cancelled')
  expect(await readUser(page)).toBeUndefined()
})

test('an account that only has the same address is not opened', async ({ page }) => {
  await page.request.post('/api/auth/sign-up/email', {
    data: { name: 'Tomás', email: 'tomas@demo.example', password: 'Excelsior! 1962' },
  })
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', BUTTON).click()
  await page.getByRole('button', { name: 'Continue as Tomás Lind' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('alert')).toContainText('There is an account with the e-mail')
  expect(await readUser(page)).toBeUndefined()
})

test('the way back, walked by somebody else, signs nobody in', async ({ page, browser }) => {
  await page.goto('/login')
  await page.getByRole('button', BUTTON).click()
  const returned = page.waitForRequest('**/api/auth/callback/social?**')
  await page.getByRole('button', { name: 'Continue as Nadia Okafor' }).click()
  const address = (await returned).url()
  await expect(accountMenuOf(page)).toBeVisible()

  const stranger = await browser.newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('alert')).toContainText('Please try again')
  expect(await readUser(stranger)).toBeUndefined()
  await stranger.close()
})

test.describe('by number', () => {
  test.use({
    baseURL: ({ server }, use) => use(server.url.replace('localhost', '127.0.0.1')),
    // The provider has another host name, as a real one has.
    expectedComplaints: /^foreign: http:\/\/localhost:\d+\/(demo-identity|pictures|favicon)/,
  })

  test('the trip begins and ends at 127.0.0.1', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', BUTTON).click()
    await page.getByRole('button', { name: 'Continue as Nadia Okafor' }).click()
    await expect(page).toHaveURL('/rack')
    await expect(accountMenuOf(page)).toBeVisible()
  })
})
