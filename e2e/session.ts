import type { Page } from '@playwright/test'

/** Holds back the answer to the session request until it is released. */
export async function holdSession(page: Page) {
  const asked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  await page.route('**/api/auth/get-session', async (route) => {
    asked.resolve()
    await release.promise
    await route.fallback()
  })
  return {
    /** Until then the first scripts may not be loaded. */
    asked: asked.promise,
    tell: () => release.resolve(),
  }
}
