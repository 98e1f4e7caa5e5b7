import type { Page } from '@playwright/test'

/** Until the letters have their own widths: what is laid out now asks for its faces now. */
export async function untilFacesAreHere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })
}
