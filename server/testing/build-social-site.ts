import { buildAccounts } from './build-accounts.ts'
import type { PlainBrowser } from './plain-browser.ts'
import { findFreePort } from './start-server.ts'

/** An app that listens, since it asks itself who signs in, and the steps of a sign-in there. */
export async function buildSocialSite(environment: Record<string, string> = {}) {
  const port = Number(environment.PORT ?? (await findFreePort()))
  const built = await buildAccounts({ ...environment, PORT: String(port) })
  await built.app.listen({ host: '127.0.0.1', port })
  const url = `http://localhost:${port}`
  return {
    ...built,
    url,
    /** To the provider's page where one chooses who one is. */
    async begin(browser: PlainBrowser, site = url) {
      const begun = await browser.post(`${site}/api/auth/sign-in/social`, { provider: 'social' })
      const { url: address } = JSON.parse(begun.text)
      return browser.open(address)
    },
    /** All the way, by one press on the demo provider's page. */
    async signIn(browser: PlainBrowser, account: string, site = url) {
      const chooser = await this.begin(browser, site)
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      return browser.open(chooser.url, { method: 'POST', headers, body: `account=${account}` })
    },
    async readSession(browser: PlainBrowser, site = url) {
      return JSON.parse((await browser.open(`${site}/api/auth/get-session`)).text)
    },
  }
}
