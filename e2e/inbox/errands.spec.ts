import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { expect, messageOf, messages, test } from './mailbox.ts'

// A time zone with half an hour of offset, where the date differs from UTC in the evening.
test.use({ timezoneId: 'Asia/Kolkata', contextOptions: { reducedMotion: 'reduce' } })

const STRANGE = '<img src=x onerror=alert(1)> & \u{1f9d1}\u200d\u{1f680} שלום =1+1\n\tzweite  Zeile'

function readLinks(page: Page) {
  return page.getByRole('navigation', { name: 'Read and unread' })
}

test('what a member sends is found by the menu, shown as it was typed, and marked for good', {
  tag: '@errand',
}, async ({ page, browser, baseURL }) => {
  await page.goto('/inbox')
  await expect(page.getByRole('heading', { name: 'No letters yet' })).toBeVisible()
  await expect(page.getByRole('search')).toHaveCount(0)

  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  const other = await context.newPage()
  await newMember(other)
  const sent = await other.request.post('/api/queries', {
    data: { fullname: '<b>Asha</b> Rao', email: 'asha.rao@example.com', message: STRANGE },
  })
  expect(sent.status()).toBe(201)
  await context.close()

  await page.goto('/account')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Your rack',
    'Favourites',
    'Your lists',
    'Your collection',
    'Your year',
    'Account',
    'Inbox',
    'Log out',
  ])
  await page.getByRole('menuitem', { name: 'Inbox' }).click()
  await expect(page).toHaveURL('/inbox')
  await expect(page).toHaveTitle('Inbox | Spinner Rack')
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeFocused()

  const message = messageOf(page, '<b>Asha</b> Rao')
  const words = message.locator('p[dir=auto]')
  // The rendered text: spaces, tabs and line breaks included.
  expect(await words.innerText()).toBe(STRANGE)
  await expect(words).toHaveCSS('white-space', /pre-wrap/)
  await expect(message.locator('img')).toHaveCount(0)
  await expect(message.getByRole('link')).toHaveAttribute('href', 'mailto:asha.rao@example.com')
  await expect(page.getByText('1 message, 1 unread.')).toBeVisible()

  const marked = page.waitForResponse((response) => response.request().method() === 'PUT')
  await message.getByRole('button', { name: 'Mark as read' }).click()
  await expect(page.getByText('1 message, 0 unread.')).toBeVisible()
  expect((await marked).status()).toBe(204)
  await page.reload()
  await expect(message.getByRole('button', { name: 'Mark as unread' })).toBeVisible()
  await readLinks(page).getByRole('link', { name: 'Unread' }).click()
  await expect(page).toHaveURL('/inbox?unread=true')
  await expect(page.getByRole('heading', { name: 'Nothing unread' })).toBeVisible()
  await page.getByRole('link', { name: 'All messages' }).click()
  const unmarked = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await message.getByRole('button', { name: 'Mark as unread' }).click()
  expect((await unmarked).status()).toBe(204)
  await page.goto('/inbox?unread=true')
  await expect(messages(page)).toHaveCount(1)
})

test('days, words and what is unread live in the address, and the exports follow them', async ({
  page,
  mailbox,
}) => {
  mailbox.write([
    // 15 November there, 14 November in UTC.
    { fullname: 'Early Bird Writer', timestamp: new Date('2026-11-14T19:00:00Z') },
    { fullname: 'Reader of Thor', message: '=Thor(1) is late', read: true },
    { fullname: 'Next Day Writer', timestamp: new Date('2026-11-15T18:30:00Z') },
  ])
  await page.goto('/inbox')
  await expect(messages(page)).toHaveCount(3)
  await expect(messageOf(page, 'Next Day Writer').locator('time')).toHaveText('16 Nov 2026, 00:00')
  await expect(messageOf(page, 'Next Day Writer').locator('time')).toHaveAttribute(
    'title',
    /^Monday,? 16 November 2026 at 00:00:00 GMT\+5:30$/,
  )
  await page.getByLabel('From', { exact: true }).fill('2026-11-15')
  await page.getByLabel('To', { exact: true }).fill('2026-11-15')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page).toHaveURL('/inbox?since=2026-11-15&until=2026-11-15')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(messageOf(page, 'Early Bird Writer')).toBeVisible()
  await expect(messageOf(page, 'Next Day Writer')).toHaveCount(0)

  await page.getByLabel('Containing', { exact: true }).fill('THOR')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/inbox?since=2026-11-15&until=2026-11-15&text=THOR')
  await expect(page.getByText('1 message, 0 unread.')).toBeVisible()
  await page.reload()
  await expect(messages(page)).toHaveCount(1)
  await expect(page.getByLabel('Containing', { exact: true })).toHaveValue('THOR')
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-11-15')

  const csv = await download(page, 'CSV')
  expect(csv.split('\r\n')).toEqual([
    'id,timestamp,fullname,email,message,about,readAt',
    expect.stringContaining(`,Reader of Thor,asha.rao@example.com,"'=Thor(1) is late",`),
    '',
  ])
  const { queries } = JSON.parse(await download(page, 'JSON'))
  expect(queries).toMatchObject([{ fullname: 'Reader of Thor', message: '=Thor(1) is late' }])

  await readLinks(page).getByRole('link', { name: 'Unread' }).click()
  await expect(page.getByRole('heading', { name: 'No such letter' })).toBeVisible()
  await page.goBack()
  await expect(messages(page)).toHaveCount(1)
  await page.goBack()
  await expect(messages(page)).toHaveCount(2)
  await expect(page.getByLabel('Containing', { exact: true })).toHaveValue('')
  await page.goForward()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/inbox')
  await expect(messages(page)).toHaveCount(3)
})

async function download(page: Page, format: string): Promise<string> {
  const begun = page.waitForEvent('download')
  await page.getByRole('link', { name: format, exact: true }).click()
  const file = await begun
  expect(file.suggestedFilename()).toBe(`spinner-rack-queries.${format.toLowerCase()}`)
  return readFile(await file.path(), 'utf8')
}

test('many messages have pages, with the newest on the first, and Back returns to the place', async ({
  page,
  mailbox,
}) => {
  mailbox.write(
    Array.from({ length: 53 }, (_, index) => ({ fullname: `Writer Number ${index + 1}` })),
  )
  await page.goto('/inbox')
  await expect(messages(page)).toHaveCount(50)
  await expect(messages(page).first()).toHaveAccessibleName('Writer Number 1')
  await expect(page.getByText('Messages 1–50, 50 unread.')).toBeVisible()
  await messages(page).last().scrollIntoViewIfNeeded()
  const depth = await page.evaluate(() => window.scrollY)
  expect(depth).toBeGreaterThan(1000)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/inbox?page=2')
  await expect(page).toHaveTitle('Inbox, page 2 | Spinner Rack')
  await expect(messages(page)).toHaveCount(3)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0)
  await page.goBack()
  await expect(messages(page)).toHaveCount(50)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(depth)
  await page.goto('/inbox?page=7')
  await page.getByRole('link', { name: 'First page' }).click()
  await expect(page).toHaveURL('/inbox')
  await expect(messages(page)).toHaveCount(50)
})

test.describe('while the store is away', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('the page says so, keeps its place, and Try again brings the messages', async ({
    page,
    mailbox,
  }) => {
    mailbox.write([{ fullname: 'Reader of Thor' }])
    const fail = { status: 503, json: { code: 'unavailable', message: 'The store is away.' } }
    await page.route('**/api/queries?*', (route) => route.fulfill(fail))
    await page.goto('/inbox?text=thor')
    await expect(page.getByRole('alert')).toContainText('The store is away.')
    await expect(page.getByLabel('Containing', { exact: true })).toHaveValue('thor')
    await page.unroute('**/api/queries?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(messages(page)).toHaveCount(1)

    await page.route('**/api/queries/*/read', (route) => route.fulfill(fail))
    await page.getByRole('button', { name: 'Mark as read' }).click()
    await expect(page.getByRole('alert')).toContainText(
      'The message of Reader of Thor is still unread. The store is away.',
    )
    await expect(page.getByText('1 message, 1 unread.')).toBeVisible()
    await page.unroute('**/api/queries/*/read')
    const marked = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.getByRole('button', { name: 'Mark as read' }).click()
    expect((await marked).status()).toBe(204)
  })
})
