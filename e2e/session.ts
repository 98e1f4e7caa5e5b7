import type { Page } from '@playwright/test'

export const MEMBER = {
  name: 'Asha Rao',
  email: 'asha.rao@example.com',
  image: null as string | null,
}

/**
 * Makes the reader a member for tests that are not about the catalogue: the session read is answered
 * in the browser, and so are the account, listings and search, which the server would refuse. They have nothing.
 */
export async function signIn(page: Page, member: Partial<typeof MEMBER> = {}) {
  await page.route('**/api/auth/get-session', (route) =>
    route.fulfill({ json: { user: { ...MEMBER, ...member } } }),
  )
  await page.route('**/v1/public/**', (route) =>
    route.fulfill({ json: { data: { offset: 0, limit: 24, total: 0, count: 0, results: [] } } }),
  )
  await page.route('**/api/account', (route) => route.fulfill({ json: { inbox: false } }))
  await page.route('**/api/facets/**', (route) => route.fulfill({ json: {} }))
  await page.route('**/api/search?*', (route) =>
    route.fulfill({ json: { query: '', total: 0, results: [] } }),
  )
}

/** Leaves the page without an answer to who is reading, until it is told. */
export async function holdSession(page: Page) {
  const asked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  await page.route('**/api/auth/get-session', async (route) => {
    asked.resolve()
    await release.promise
    await route.fallback()
  })
  return {
    /** Until then the first scripts may not have come. */
    asked: asked.promise,
    tell: () => release.resolve(),
  }
}
