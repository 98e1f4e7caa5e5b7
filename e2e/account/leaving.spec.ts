import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PASSWORD } from '../accounts/new-member.ts'
import { expect, openAccount, section, test } from './member.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('all that is stored is exported as a file', { tag: '@errand' }, async ({ page, member }) => {
  await page.request.post('/api/account/keys', { data: { name: 'Pull list' } })
  await page.request.put('/api/account/plan', { data: { plan: 'standard' } })
  await openAccount(page)
  const downloading = page.waitForEvent('download')
  await section(page, 'Your data').getByRole('button', { name: 'Export my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^spinner-rack-\d{4}-\d\d-\d\d\.json$/)
  const stored = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(stored).toMatchObject({
    profile: { displayName: 'Asha Rao', email: member.email },
    devices: [{}],
    plan: 'standard',
    catalogueKeys: [{ name: 'Pull list', callsToday: 0 }],
  })
})

test.describe('with a wrong password first', () => {
  test.use({ expectedComplaints: /status of 401/ })

  test('an account is deleted after its password, and nothing of it is left', {
    tag: '@errand',
  }, async ({ page, member, server }) => {
    const answer = await page.request.post('/api/account/keys', { data: { name: 'Pull list' } })
    const { publicKey } = await answer.json()
    await openAccount(page)
    await section(page, 'Delete account').getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(dialog).toContainText('nobody can bring them back')
    await dialog.getByLabel('Your password').fill('Excelsior! 1963')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText('That is not your password.')
    await expect(dialog.getByLabel('Your password')).toBeFocused()
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Delete account' }).click()

    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByText('Your account is deleted.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    expect(await (await page.request.get('/api/auth/get-session')).json()).toBeNull()
    const file = join(server.dataDir, 'spinner-rack.sqlite')
    await emptyLog(file)
    const bytes = readFileSync(file, 'latin1')
    expect(bytes).toContain('identity_users')
    expect(bytes).not.toContain(member.email)
    expect(bytes).not.toContain(publicKey)
  })
})

/** Checkpoints SQLite's write-ahead log into the database file; it is busy while the server reads. */
async function emptyLog(file: string): Promise<void> {
  const database = new DatabaseSync(file)
  const checkpoint = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)')
  await expect.poll(() => checkpoint.get()?.busy).toBe(0)
  database.close()
}
