import { newMember } from '../accounts/new-member.ts'
import { expect, test } from './mailbox.ts'

test.use({
  storageState: { cookies: [], origins: [] },
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /status of 404/,
})

test('a member gets not found, from the server too, and no link in the menu', async ({
  page,
  mailbox,
}) => {
  mailbox.write([{ message: 'For the editor alone.' }])
  await newMember(page)
  const answered = page.waitForResponse('**/api/queries?*')
  await page.goto('/inbox')
  expect((await answered).status()).toBe(404)
  await expect(page.getByText('Page not found')).toBeVisible()
  await expect(page).toHaveTitle('Page not found | Spinner Rack')
  await expect(page.getByRole('heading', { name: 'Inbox' })).toHaveCount(0)

  for (const path of ['', '/export.json', '/export.csv']) {
    const answer = await page.request.get(`/api/queries${path}`)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).not.toContain('editor')
  }
  const told = page.waitForResponse('**/api/account')
  await page.getByRole('button', { name: 'Account menu' }).click()
  expect(await (await told).json()).toMatchObject({ inbox: false })
  await expect(page.getByRole('menuitem')).toHaveText([
    'Your rack',
    'Favourites',
    'Your lists',
    'Your collection',
    'Your year',
    'Account',
    'Log out',
  ])
})

test('a visitor is shown to the login page, and gets nothing from the server', async ({ page }) => {
  await page.goto('/inbox')
  await expect(page).toHaveURL('/login')
  expect((await page.request.get('/api/queries')).status()).toBe(404)
})
