import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../development-site.ts'
import { boxOf, buttonOf, comeToRest, openStyleguide, raise } from './notices.ts'

// Texts, roles, durations and pausing are tested beside the component.
test.beforeEach(({ page }) => openStyleguide(page))

/** Drags the toast from its centre by that fraction of its width. */
async function drag(page: Page, toast: Locator, part: number) {
  const { x, y, width, height } = await boxOf(toast)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + part * width, y + height / 2, { steps: 4 })
}

test('closes on a click anywhere on it, and by its button of 44 px', async ({ page }) => {
  for (const name of ['success', 'aside'] as const) {
    const toast = await raise(page, name)
    await toast.click({ position: { x: 10, y: 10 } })
    await expect(toast).toHaveCount(0)

    await raise(page, name)
    const close = toast.getByRole('button', { name: 'Close' })
    const { width, height } = await boxOf(close)
    expect(width).toBe(44)
    expect(height).toBeGreaterThanOrEqual(44)
    await close.click()
    await expect(toast).toHaveCount(0)
  }
})

test('snaps back when dragged 79 % of its width to either side, and goes at 81 %', async ({
  page,
}) => {
  for (const name of ['success', 'aside'] as const) {
    for (const side of [1, -1]) {
      const toast = await raise(page, name)
      const before = await boxOf(toast)
      await drag(page, toast, 0.79 * side)
      await expect
        .poll(async () => (await boxOf(toast)).x)
        .toBeCloseTo(before.x + 0.79 * side * before.width, 0)
      await page.mouse.up()
      await expect.poll(() => boxOf(toast)).toEqual(before)
      await expect(toast).toHaveCSS('opacity', '1')

      await drag(page, toast, 0.81 * side)
      await expect(toast).toBeVisible()
      await page.mouse.up()
      await expect(toast).toHaveCount(0)
    }
  }
})

test('a drag that begins on the button Close is no press of it, and no press takes the focus', async ({
  page,
}) => {
  const button = buttonOf(page, 'error')
  const toast = await raise(page, 'error')
  await expect(button).toBeFocused()
  const close = await boxOf(toast.getByRole('button', { name: 'Close' }))
  await page.mouse.move(close.x + 20, close.y + 20)
  await page.mouse.down()
  await page.mouse.move(close.x - 80, close.y + 20, { steps: 4 })
  await page.mouse.up()
  await comeToRest(toast)
  await expect(toast).toBeVisible()
  await expect(button).toBeFocused()
  await toast.click()
  await expect(toast).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('Alt+T leads into it, where it stays, and closed from there it gives the focus back', async ({
  page,
}) => {
  const button = buttonOf(page, 'error')
  const toast = await raise(page, 'error')
  await page.clock.runFor(2500)
  await page.keyboard.press('Alt+t')
  await expect(toast).toBeFocused()
  await page.clock.runFor(60_000)
  await page.keyboard.press('Tab')
  await expect(toast.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()

  await page.keyboard.press('Enter')
  await expect(toast).toHaveCount(0)
  await expect(button).toBeFocused()
})
