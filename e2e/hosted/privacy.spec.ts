import { expect } from '../fixtures.ts'
import { signUp } from '../identity-contract/walk.ts'
import { untilQuiet } from '../under-way.ts'
import { test } from './hosted-test.ts'

test('the privacy page names what is left in the browser, and who else is asked', async ({
  page,
  context,
  newcomer,
}) => {
  await signUp(page, newcomer)
  await expect(page).toHaveURL('/rack')
  await page.goto('/privacy')
  const section = page.getByRole('region', { name: 'Accounts at Firebase' })
  await expect(section).toContainText('a service of Google')
  const kept = await page.evaluate(() => Object.keys(localStorage).map((key) => key.split(':', 2)))
  expect(kept).toEqual([['firebase', 'authUser']])
  await expect(section.locator('code')).toHaveText('firebase:authUser')
  expect(await context.cookies()).toEqual([])
})

test('a visitor leaves nothing, and asks nobody but this site', async ({ page, baseURL }) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await untilQuiet(page)
  expect([...asked]).toEqual([baseURL])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
