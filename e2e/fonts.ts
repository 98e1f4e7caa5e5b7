import type { Page } from '@playwright/test'

/** Waits until the web fonts are loaded: text laid out now requests its fonts now. */
export async function untilFontsLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })
}
