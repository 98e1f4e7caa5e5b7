import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../development-site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/styleguide')
  await expect(page.getByRole('heading', { level: 1, name: 'Style guide' })).toBeVisible()
})

test('passes axe in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations, passes } = await new AxeBuilder({ page }).analyze()
    expect(passes.length).toBeGreaterThan(10)
    expect(violations).toEqual([])
  }
})

test('fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(320)
})
