import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { contractTest, type Provider } from '../identity-contract/contract-test.ts'
import { PROJECT, readMails } from './emulator.ts'
import { STOOD_FOR, standForGoogle } from './gapi.ts'

/** A server whose accounts are in the Firebase emulator. */
export const test = contractTest.extend<object, { provider: Provider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    ({}, use) => use(firebaseAt(process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '')),
    { scope: 'worker' },
  ],
  // The emulator has no rate limit, and does not allow that header.
  extraHTTPHeaders: {},
  context: async ({ context }, use) => {
    await standForGoogle(context)
    await use(context)
  },
})

function firebaseAt(host: string): Provider {
  return {
    environment: {
      IDENTITY: 'firebase',
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: 'public-key',
      FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
      FIREBASE_AUTH_EMULATOR_HOST: host,
    },
    origins: [`http://${host}`, ...STOOD_FOR],
    socialLabel: 'Google',
    async continueAs(page, press) {
      const opened = page.waitForEvent('popup')
      await press()
      return addAccount(await opened)
    },
    async cancel(page, press) {
      await page.clock.install()
      const opened = page.waitForEvent('popup')
      await press()
      const popup = await opened
      await popup.getByRole('button', { name: 'Add new account' }).waitFor()
      await popup.close()
      // The library polls the popup, and then waits for a late answer.
      await page.clock.runFor(12_000)
    },
    async readResetToken(email) {
      const find = async () =>
        (await readMails(host)).findLast(
          (mail) => mail.email === email && mail.requestType === 'PASSWORD_RESET',
        )
      await expect.poll(find).toBeDefined()
      return (await find())?.oobCode ?? ''
    },
  }
}

/** On the emulator's page in place of Google's. */
export async function addAccount(
  page: Page,
  email = `nadia.${crypto.randomUUID()}@example.com`,
): Promise<{ name: string; email: string }> {
  const who = { name: 'Nadia Okafor', email }
  await page.getByRole('button', { name: 'Add new account' }).click()
  await page.locator('#email-input').fill(who.email)
  await page.locator('#display-name-input').fill(who.name)
  await page.getByRole('button', { name: /Sign in with/ }).click()
  return who
}
