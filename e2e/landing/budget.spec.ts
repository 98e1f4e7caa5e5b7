import { countBytes } from '#scripts/page-bytes.ts'
import { expect, test } from '../fixtures.ts'
import { untilQuiet } from '../under-way.ts'

test('a first visit stays within the budgets, five seconds after the load included', async ({
  page,
}) => {
  const bytesSoFar = countBytes(page)
  await page.clock.install()
  await page.goto('/', { waitUntil: 'load' })
  await expect(page.getByRole('link', { name: 'Login' })).toBeAttached()
  await page.clock.fastForward(5000)
  await untilQuiet(page)
  const { script, style, all } = await bytesSoFar()
  expect(script).toBeGreaterThan(60_000)
  expect(script).toBeLessThanOrEqual(85_000)
  expect(style).toBeGreaterThan(1000)
  expect(style).toBeLessThanOrEqual(12_000)
  expect(all).toBeLessThanOrEqual(250_000)
})
