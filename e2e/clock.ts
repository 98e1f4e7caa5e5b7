import type { Page } from '@playwright/test'

/**
 * Installs a fake clock for the next load of the page, which the test advances. Idle callbacks get a
 * deadline, as in a browser, which Playwright's clock leaves out.
 */
export async function installClock(page: Page, options?: { time: number }): Promise<void> {
  await page.clock.install(options)
  await page.addInitScript(() => {
    const request = window.requestIdleCallback
    const deadline = { didTimeout: false, timeRemaining: () => 50 }
    window.requestIdleCallback = (call, options) => request(() => call(deadline), options)
  })
}
