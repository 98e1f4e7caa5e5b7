import type { Page } from '@playwright/test'

/**
 * From its next load on the time of the page moves as the test says. Its idle callbacks are told of a
 * deadline, as those of a browser are, which Playwright's clock forgets.
 */
export async function installClock(page: Page, options?: { time: number }): Promise<void> {
  await page.clock.install(options)
  await page.addInitScript(() => {
    const request = window.requestIdleCallback
    const deadline = { didTimeout: false, timeRemaining: () => 50 }
    window.requestIdleCallback = (call, options) => request(() => call(deadline), options)
  })
}
