import { expectNoViolations } from '../axe.ts'
import { expect, test } from '../development-site.ts'
import { expectFits } from '../fits.ts'

// One after the other: each worker would start a development server of its own.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page }) => {
  await page.goto('/styleguide')
  await expect(page.getByRole('heading', { level: 1, name: 'Style guide' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`passes axe in the ${colorScheme} theme`, async ({ page }) => {
    test.setTimeout(60_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectNoViolations(page)
  })
}

test('fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFits(page)
})

test('stands still for readers who want no motion', async ({ page }) => {
  const countMotions = () => page.evaluate(() => document.getAnimations().length)
  expect(await countMotions()).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await countMotions()).toBe(0)
})

test('shows pieces as they are under the pointer', async ({ page }) => {
  const buttons = page.getByRole('region', { name: 'Buttons' })
  const shown = buttons.getByRole('figure', { name: 'Hover' }).getByRole('button').first()
  const plate = (button: Element) => getComputedStyle(button, '::before').transform
  expect(await shown.evaluate(plate)).toBe('matrix(1, 0, 0, 1, 4, 4)')
})
