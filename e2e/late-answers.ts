import type { Page } from '@playwright/test'

/** From its next load on the page cannot cancel a call: an answer it no longer wants comes all the same. */
export async function neverCancel(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = (input, init) => fetch(input, { ...init, signal: null })
  })
}

/** Resolves when the page has painted what it makes of all that has arrived. */
export async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}
