import type { Page } from '@playwright/test'

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
