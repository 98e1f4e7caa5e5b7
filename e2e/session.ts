import type { Page } from '@playwright/test'

export const MEMBER = {
  name: 'Asha Rao',
  email: 'asha.rao@example.com',
  image: null as string | null,
}

/** Makes the reader a member: the session read is answered in the browser. */
export async function signIn(page: Page, member: Partial<typeof MEMBER> = {}) {
  await page.route('**/api/auth/get-session', (route) =>
    route.fulfill({ json: { user: { ...MEMBER, ...member } } }),
  )
}

/** Leaves the page without an answer to who is reading; what it returns gives that answer. */
export async function holdSession(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<void>()
  await page.route('**/api/auth/get-session', async (route) => {
    await release.promise
    await route.fallback()
  })
  return release.resolve
}
