import type { Page } from '@playwright/test'
import { startServer } from '#server/testing/start-server.ts'
import { test as base } from '../fixtures.ts'

/** The identity provider, as far as the tests differ by it. */
export interface Provider {
  /** The environment that configures it on our server. */
  environment: Record<string, string>
  /** Other hosts that pages request because of it. */
  origins: string[]
  /** The label of the button after *Continue with*. */
  socialLabel: string
  /** Completes the provider's own pages after a press on its button. */
  continueAs(page: Page, press: () => Promise<void>): Promise<{ name: string; email: string }>
  cancel(page: Page, press: () => Promise<void>): Promise<void>
  /** The token in the link of the mail to this address. */
  readResetToken(email: string): Promise<string>
}

export interface Newcomer {
  displayName: string
  email: string
  password: string
}

interface Fixtures {
  /** A person whom no other test uses. */
  newcomer: Newcomer
}

/** A server of its own with accounts of the provider. */
export const contractTest = base.extend<Fixtures, { provider: Provider }>({
  provider: [() => Promise.reject(new Error('Which provider?')), { scope: 'worker' }],
  server: [
    async ({ provider }, use) => {
      const server = await startServer({ TRUST_PROXY: 'true', ...provider.environment })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  otherOrigins: ({ provider }, use) => use(provider.origins),
  newcomer: async ({ browserName: _ }, use, { testId }) => {
    const email = `peter.${testId}@example.com`
    await use({ displayName: 'Peter Palmer', email, password: 'With-great-power-1' })
  },
})

export type ContractTest = typeof contractTest
