import { expect } from '../fixtures.ts'
import { accountMenuOf, readUser } from './member.ts'
import { test } from './other-site.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /^foreign: http:\/\/localhost:\d+\/(auth|login)/,
})

test('a provider elsewhere takes the place of the one that is built in', async ({ page }) => {
  await page.goto('/series?orderBy=-title')
  await page.getByRole('button', { name: 'Continue with Other ID' }).click()
  await expect(page).toHaveTitle('Other provider')
  await page.getByRole('button', { name: 'Sign in as peter' }).click()
  await expect(page).toHaveURL('/series?orderBy=-title')
  await expect(accountMenuOf(page)).toBeVisible()
  expect(await readUser(page)).toMatchObject({ name: 'Peter Benton', email: 'peter@other.example' })
  expect((await page.request.get('/demo-identity/jwks')).status()).toBe(404)
})
