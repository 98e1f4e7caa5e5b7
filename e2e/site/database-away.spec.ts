import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#server/testing/start-postgres.ts'
import { type RunningServer, startServer } from '#server/testing/start-server.ts'
import { newMember } from '../accounts/new-member.ts'
import { expectTexts, formOf, MESSAGE, openForm, write } from '../contact/contact-form.ts'
import { test as base, expect } from '../fixtures.ts'
import { cardsOf } from '../listings/listing.ts'

interface Killable {
  kill(): void
  restart(): Promise<void>
}

/** A server on a PostgreSQL of its own. */
const test = base.extend<object, { server: RunningServer; postgres: Killable & { url: string } }>({
  postgres: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-postgres-'))
      let postgres = await startPostgres(folder)
      const { url } = postgres
      await use({
        url,
        kill: () => postgres.kill(),
        restart: async () => {
          await postgres.stop()
          postgres = await startPostgres(folder, new URL(url).port)
        },
      })
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ postgres }, use) => {
      const server = await startServer({ TRUST_PROXY: 'true', DATABASE_URL: postgres.url })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

test.use({ expectedComplaints: /status of 503/ })

test('while the database is away a member browses on, is told what cannot be done, and loses no text', async ({
  page,
  postgres,
}) => {
  const { name } = await newMember(page)
  await page.goto('/characters')
  await expect(cardsOf(page, 'characters')).toHaveCount(24)
  postgres.kill()
  await expect.poll(async () => (await page.request.get('/readyz')).status()).toBe(503)

  await page.getByRole('banner').getByRole('link', { name: 'Comics' }).click()
  await expect(cardsOf(page, 'comics')).toHaveCount(24)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await expect(cardsOf(page, 'comics')).toHaveCount(24)

  const { submit, restore } = await openForm(page)
  await write(page)
  await submit.click()
  await expect(page.getByText('UNAVAILABLE', { exact: true })).toBeVisible()
  await expect(formOf(page).region.getByRole('status')).toContainText('Your message was not sent.')
  await restore.click()
  await expectTexts(page, MESSAGE)

  await postgres.restart()
  await expect.poll(async () => (await page.request.get('/readyz')).status()).toBe(200)
  await submit.click()
  await expect(page.getByText('Submitted successfully..')).toBeVisible()
  await page.goto('/account')
  await expect(page.getByLabel('Display name')).toHaveValue(name)
})
