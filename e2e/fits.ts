import { expect, type Page } from '@playwright/test'
import { untilPainted } from './late-answers.ts'

/**
 * Nothing reaches beyond the screen sideways. Asked after a frame: some of the bar follows the width
 * by script, which a window just made narrow has not told yet.
 */
export async function expectFits(page: Page): Promise<void> {
  await untilPainted(page)
  const reach = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(reach).toBe(page.viewportSize()?.width)
}
