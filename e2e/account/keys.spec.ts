import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, openAccount, section, test } from './member.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const read = async (page: Page, label: string) =>
  section(page, 'API keys')
    .getByText(label, { exact: true })
    .locator('xpath=following-sibling::code')
    .first()
    .innerText()

/** Creates a key on the page and returns the pair, as its owner would copy it. */
async function makeKey(page: Page, name: string, referrers = '') {
  const keys = section(page, 'API keys')
  await keys.getByRole('button', { name: 'Create key' }).click()
  await expect(keys.getByLabel('What is it for?')).toBeFocused()
  await keys.getByLabel('What is it for?').fill(name)
  await keys.getByLabel('Pages that may use the public key alone').fill(referrers)
  await keys.getByRole('button', { name: 'Create key' }).click()
  await expect(keys.getByRole('heading', { name })).toBeVisible()
  return { publicKey: await read(page, 'Public key'), privateKey: await read(page, 'Private key') }
}

/** Requests from another program, without the member's cookie. */
function ask(baseURL: string | undefined, query: string, headers: Record<string, string> = {}) {
  return fetch(`${baseURL}/v1/public/characters?limit=1&${query}`, { headers })
}

function sign({ publicKey, privateKey }: { publicKey: string; privateKey: string }) {
  const hash = createHash('md5').update(`1${privateKey}${publicKey}`).digest('hex')
  return `ts=1&apikey=${publicKey}&hash=${hash}`
}

test('a key is made, copied, used by a program, counted, and revoked', {
  tag: '@errand',
}, async ({ page, member: _member, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAccount(page)
  const keys = section(page, 'API keys')
  await expect(keys).toContainText('You have no keys yet.')
  const pair = await makeKey(page, 'Pull list')
  expect(pair.publicKey).toMatch(/^[\da-f]{32}$/)
  expect(pair.privateKey).toMatch(/^[\da-f]{40}$/)
  await expect(keys).toContainText('0 calls today')
  await expect(keys.getByRole('button', { name: 'Create key' })).toBeFocused()
  for (const [label, value] of [
    ['Copy public key', pair.publicKey],
    ['Copy private key', pair.privateKey],
    ['Copy base address', `${baseURL}/v1/public`],
  ] as const) {
    await keys.getByRole('button', { name: label }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(value)
  }

  expect((await ask(baseURL, sign(pair))).status).toBe(200)
  expect((await ask(baseURL, `${sign(pair)}0`)).status).toBe(401)
  await page.reload()
  await expect(keys).toContainText('1 call today')
  await expect(keys).not.toContainText(pair.privateKey)
  await keys.getByRole('button', { name: 'Show private key' }).click()
  await expect(keys).toContainText(pair.privateKey)

  await keys.getByRole('button', { name: 'Revoke Pull list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Revoke this key?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect((await ask(baseURL, sign(pair))).status).toBe(200)
  await keys.getByRole('button', { name: 'Revoke Pull list' }).click()
  await dialog.getByRole('button', { name: 'Revoke key' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(keys).toContainText('You have no keys yet.')
  await expect(keys.getByRole('button', { name: 'Create key' })).toBeFocused()
  expect((await ask(baseURL, sign(pair))).status).toBe(401)
  await keys.getByRole('link', { name: 'All endpoints and parameters' }).click()
  await expect(page).toHaveURL(/\/docs$/)
})

test('pages that are listed may use the public key alone; a bad list is refused, and nothing is lost', async ({
  page,
  member: _member,
  baseURL,
}) => {
  await openAccount(page)
  const keys = section(page, 'API keys')
  await keys.getByRole('button', { name: 'Create key' }).click()
  const name = keys.getByLabel('What is it for?')
  const pages = keys.getByLabel('Pages that may use the public key alone')
  await pages.fill('javascript:alert(1)')
  await keys.getByRole('button', { name: 'Create key' }).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/A name is required/)
  await name.fill('Bad page')
  await keys.getByRole('button', { name: 'Create key' }).click()
  await expect(pages).toBeFocused()
  await expect(pages).toHaveAccessibleDescription(/Each must be a host or an address/)
  await expect(pages).toHaveValue('javascript:alert(1)')
  await keys.getByRole('button', { name: 'Cancel' }).click()

  const { publicKey } = await makeKey(page, 'Fan page', '*.fans.example')
  const from = async (referer: string) =>
    (await ask(baseURL, `apikey=${publicKey}`, { referer })).status
  expect(await from('https://www.fans.example/')).toBe(200)
  expect(await from('https://elsewhere.example/')).toBe(401)

  await keys.getByRole('button', { name: 'Edit Fan page' }).click()
  const list = keys.getByLabel('Pages that may use the public key alone')
  await expect(list).toHaveValue('*.fans.example')
  await list.fill('*.fans.example\nelsewhere.example')
  await keys.getByLabel('What is it for?').fill('Two pages')
  await keys.getByRole('button', { name: 'Save key' }).click()
  await expect(keys.getByRole('heading', { name: 'Two pages' })).toBeVisible()
  await expect(keys).toContainText('Pages at *.fans.example, elsewhere.example.')
  await expect(keys.getByRole('button', { name: 'Edit Two pages' })).toBeFocused()
  expect(await from('https://elsewhere.example/')).toBe(200)
})
