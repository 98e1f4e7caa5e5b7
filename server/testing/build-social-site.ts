import { buildAccounts } from './build-accounts.ts'
import type { PlainBrowser } from './plain-browser.ts'
import { findFreePort } from './start-server.ts'

/**
 * An app on a real socket, since it sends requests to its own provider, and the steps of a sign-in.
 */
export async function buildSocialSite(environment: Record<string, string> = {}) {
  const port = Number(environment.PORT ?? (await findFreePort()))
  const built = await buildAccounts({ ...environment, PORT: String(port) })
  await built.app.listen({ host: '127.0.0.1', port })
  const url = `http://localhost:${port}`
  return {
    ...built,
    url,
    /** To the provider's account chooser. */
    async begin(browser: PlainBrowser, site = url) {
      const begun = await browser.post(`${site}/api/auth/sign-in/social`, { provider: 'social' })
      const { url: address } = JSON.parse(begun.text)
      return browser.open(address)
    },
    /** The whole sign-in, with one click on the demo provider's page. */
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
