import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { expectNoViolationsAnywhere } from '../axe.ts'
import { expectFits } from '../fits.ts'
// With its editor, who is signed in on `page`.
import { expect, messages, test } from '../inbox/mailbox.ts'
import { onEachScreen } from '../screens.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // One of the pages is that of a list that is not shared.
  expectedComplaints: /status of 404/,
})

/** Of 114 comics, which are two pages. */
const CIVIL_WAR = { kind: 'event', id: 238 }
const DEMON_IN_A_BOTTLE = { kind: 'arc', id: 515 }

/** Somebody else, signed in to nothing, on a page of their own. */
async function somebody(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    storageState: { cookies: [], origins: [] },
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

async function shareByKeyboard(page: Page): Promise<string> {
  const share = page.getByRole('button', { name: 'Share', exact: true })
  await share.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Switch to Standard' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Private' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  return linkOf(page)
}

async function linkOf(page: Page): Promise<string> {
  const link = page.getByRole('dialog').getByText(/\/shared\/[a-z2-7]+$/)
  return new URL(await link.innerText()).pathname
}

test('a list is shared, read without an account, saved, reported, hidden, and its link replaced', {
  tag: '@errand',
}, async ({ page: editor, browser, baseURL }) => {
  const owner = await somebody(browser, baseURL)
  await newMember(owner)
  const made = await owner.request.post('/api/lists', {
    data: { name: 'Rainy days', from: DEMON_IN_A_BOTTLE },
  })
  const { id } = await made.json()
  await owner.goto(`/lists/${id}`)
  const address = await shareByKeyboard(owner)

  const reader = await somebody(browser, baseURL)
  await reader.goto(address)
  await expect(reader.getByRole('heading', { level: 1, name: 'Rainy days' })).toBeVisible()
  await expect(reader.getByRole('main').getByRole('listitem')).not.toHaveCount(0)
  await expect(reader.getByText('A reading list')).toHaveText('A reading list')

  for (const other of ['feed.xml', 'embed']) {
    expect((await reader.request.get(`${address}/${other}`)).status(), other).toBe(200)
  }

  // A visitor comes back from the login page, and saves it then.
  await reader.getByRole('button', { name: 'Save to my rack' }).click()
  await expect(reader).toHaveURL('/login')
  await newMember(reader)
  await reader.reload()
  await expect(reader).toHaveURL(address)
  await reader.getByRole('button', { name: 'Save to my rack' }).click()
  await reader.getByRole('link', { name: 'Open your copy' }).click()
  await expect(reader).toHaveURL(/\/lists\/./)
  await expect(reader.getByRole('heading', { level: 1, name: 'Rainy days' })).toBeVisible()

  await reader.goto(address)
  await reader.getByRole('button', { name: 'Report', exact: true }).click()
  await reader.getByLabel('What is wrong with it?').fill('This is not a list for children.')
  await reader.getByRole('button', { name: 'Send' }).click()
  await expect(reader.getByText('Thank you, your report has arrived.')).toBeVisible()

  await editor.goto('/inbox')
  await messages(editor).getByRole('button', { name: 'Hide this list' }).click()
  await expect(messages(editor)).toContainText('Nobody but its owner can read this list now.')
  await reader.reload()
  await expect(reader.getByText(/is not shared, or its link was replaced/)).toBeVisible()
  await editor.reload()
  await messages(editor).getByRole('button', { name: 'Show it again' }).click()
  await expect(messages(editor).getByRole('button', { name: 'Hide this list' })).toBeVisible()

  await owner.getByRole('button', { name: 'New link' }).click()
  await owner.getByRole('button', { name: 'Make a new link' }).click()
  await expect(owner.getByRole('button', { name: 'New link' })).toBeFocused()
  const next = await linkOf(owner)
  expect(next).not.toBe(address)
  await reader.goto(address)
  await expect(reader.getByText(/is not shared, or its link was replaced/)).toBeVisible()
  await reader.goto(next)
  await expect(reader.getByRole('heading', { level: 1, name: 'Rainy days' })).toBeVisible()
  await owner.context().close()
  await reader.context().close()
})

/** A member with a profile that everybody sees, and a list on it. */
async function sharer(owner: Page, from: object) {
  await newMember(owner)
  await owner.request.put('/api/account/plan', { data: { plan: 'standard' } })
  const profile = { isPublic: true, handle: randomUUID().slice(0, 13), name: 'Asha' }
  await owner.request.put('/api/profile', { data: profile })
  const name = 'Averyveryverylongnamewithoutanyspace'
  const made = await owner.request.post('/api/lists', { data: { name, from } })
  const { id } = await made.json()
  const data = { visibility: 'public' }
  const shared = await owner.request.post(`/api/lists/${id}/share`, { data })
  return { id, token: (await shared.json()).token, handle: profile.handle }
}

test('the dialog and the profile of the account pass axe and fit', async ({ browser, baseURL }) => {
  const page = await somebody(browser, baseURL)
  const { id } = await sharer(page, DEMON_IN_A_BOTTLE)
  await page.goto(`/lists/${id}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await onEachScreen(page, () => expectFits(page))
  await expectNoViolationsAnywhere(page, 'dialog')
  await page.goto('/account')
  await expect(page.getByRole('switch')).toBeChecked()
  await expectNoViolationsAnywhere(page, '#public-profile')
  await page.context().close()
})

test('a shared list, a public profile and what is not shared pass axe and fit', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await somebody(browser, baseURL)
  const { token, handle } = await sharer(owner, CIVIL_WAR)
  await owner.context().close()
  await page.goto(`/shared/${token}`)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('101')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  for (const path of [page.url(), `/members/${handle}`, '/shared/aaaaaaaaaaaaaaaaaaaaaaaaaa']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await onEachScreen(page, () => expectFits(page))
    await expectNoViolationsAnywhere(page)
  }
})
