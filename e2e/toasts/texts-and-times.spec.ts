import { expect, test } from '../development-site.ts'
import { buttonOf, comeToRest, names, notices, openStyleguide, raise, toastsOf } from './notices.ts'

test.beforeEach(({ page }) => openStyleguide(page))

for (const name of names) {
  const { text, role, durationMs } = notices[name]

  test(`${name} says "${text}" as ${role} for ${durationMs} ms, without a bar`, async ({
    page,
  }) => {
    const toast = await raise(page, name)
    await expect(toast).toHaveText(text)
    await expect(page.getByRole('progressbar', { includeHidden: true })).toHaveCount(0)
    await page.clock.runFor(durationMs - 1)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast).toHaveCount(0)
    await expect(page.locator('#notice-1')).toHaveCount(0)
  })
}

test('the same words said twice are shown twice, one under the other', async ({ page }) => {
  await raise(page, 'info')
  await page.clock.runFor(500)
  await buttonOf(page, 'info').press('Enter')
  const toasts = toastsOf(page, 'info')
  await expect(toasts).toHaveCount(2)
  await comeToRest(toasts.last())

  const [first, second] = await toasts.evaluateAll((nodes) =>
    nodes.map((node) => node.getBoundingClientRect().toJSON()),
  )
  expect(second.top).toBeGreaterThanOrEqual(first.bottom)

  await page.clock.runFor(1500)
  await expect(toasts).toHaveCount(1)
  await page.clock.runFor(500)
  await expect(toasts).toHaveCount(0)
})
