import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linkIn, untilMails } from '#server/testing/outbox.ts'
import { expect } from '../fixtures.ts'
import { reachDemoProvider } from '../past-the-proxy.ts'
import { declareAccountErrands } from './account-errands.ts'
import { contractTest, type Provider } from './contract-test.ts'
import { declareErrands } from './errands.ts'

const test = contractTest.extend<object, { provider: Provider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-'))
      await use(embeddedIn(folder))
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

/** The accounts of the server itself, in this folder. */
function embeddedIn(folder: string): Provider {
  return {
    environment: { DATA_DIR: folder },
    origins: [],
    socialLabel: 'a demo account',
    async continueAs(page, press) {
      await reachDemoProvider(page)
      await press()
      await page.getByRole('button', { name: 'Continue as Nadia Okafor' }).click()
      return { name: 'Nadia Okafor', email: 'nadia@demo.example' }
    },
    async cancel(page, press) {
      await reachDemoProvider(page)
      await press()
      await page.getByRole('link', { name: 'Cancel' }).click()
    },
    async readResetToken(email) {
      const find = async () =>
        (await untilMails(join(folder, 'outbox'), 1)).findLast(
          ({ to, subject }) => to === email && subject === 'Choose a new password',
        )
      await expect.poll(find).toBeDefined()
      const mail = await find()
      return (mail && linkIn(mail).searchParams.get('token')) ?? ''
    },
  }
}

declareErrands(test)
declareAccountErrands(test)
