import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startServer } from '#server/testing/start-server.ts'
import { type NewMember, newMember } from '../accounts/new-member.ts'
import { test as base } from '../fixtures.ts'

/** A member who is signed in at a server of the tests' own, whose data folder they can look into. */
export const test = base.extend<{ member: NewMember }, { dataDir: string }>({
  dataDir: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-account-'))
      await use(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ dataDir }, use) => {
      const server = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: 'true' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  member: async ({ page }, use) => use(await newMember(page)),
})

export const expect = test.expect

export async function openAccount(page: Page, search = ''): Promise<void> {
  await page.goto(`/account${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible()
}

export function section(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}
