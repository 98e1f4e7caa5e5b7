import { expectNoViolationsAnywhere } from '../axe.ts'
import { expect, test } from '../development-site.ts'
import { expectFits } from '../fits.ts'

// Serially, since each worker would start a development server of its own.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page }) => {
  await page.goto('/styleguide')
  await expect(page.getByRole('heading', { level: 1, name: 'Style guide' })).toBeVisible()
})

test('passes axe and fits the narrowest phone', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectNoViolationsAnywhere(page)
  await expectFits(page)
})

test('shows pieces as they are under the pointer, and stands still for readers who want no motion', async ({
  page,
}) => {
  const buttons = page.getByRole('region', { name: 'Buttons' })
  const shown = buttons.getByRole('figure', { name: 'Hover' }).getByRole('button').first()
  const plate = (button: Element) => getComputedStyle(button, '::before').transform
  expect(await shown.evaluate(plate)).toBe('matrix(1, 0, 0, 1, 4, 4)')

  const countMotions = () => page.evaluate(() => document.getAnimations().length)
  expect(await countMotions()).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await countMotions()).toBe(0)
})
