import type { Page } from '@playwright/test'

/** The storage key of the Firebase SDK. */
export async function readToken(page: Page): Promise<string> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('firebase:authUser:'))
    return JSON.parse(localStorage.getItem(key ?? '') ?? '{}').stsTokenManager.accessToken
  })
}
