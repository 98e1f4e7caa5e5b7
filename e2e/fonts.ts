import type { Page } from '@playwright/test'

/** Until text has the widths of its own fonts: what is laid out now asks for its fonts now. */
export async function untilFontsLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })
}
