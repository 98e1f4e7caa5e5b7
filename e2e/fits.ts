import { expect, type Page } from '@playwright/test'
import { untilPainted } from './late-answers.ts'

/**
 * Expects no horizontal overflow. Measured after a frame: parts of the bar follow the width by script.
 */
export async function expectFits(page: Page): Promise<void> {
  await untilPainted(page)
  const reach = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(reach).toBe(page.viewportSize()?.width)
}
