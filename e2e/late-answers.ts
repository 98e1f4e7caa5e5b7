import type { Page } from '@playwright/test'

/** From the next load on, fetch ignores its AbortSignal, so that an outdated answer still arrives. */
export async function ignoreAborts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = (input, init) => fetch(input, { ...init, signal: null })
  })
}

/** Resolves after the page has painted everything that has arrived. */
export async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}
