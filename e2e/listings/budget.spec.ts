import { countBytes } from '#scripts/page-bytes.ts'
import { expect, test } from '../fixtures.ts'
import { untilQuiet } from '../under-way.ts'
import { cardsOf, KINDS } from './listing.ts'

test.use({ reader: 'member' })

test('the way from the front page to a listing brings 39 kB of script at most', async ({
  page,
}) => {
  for (const kind of KINDS) {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await untilQuiet(page)
    const bytesSoFar = countBytes(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: new RegExp(`^${kind}$`, 'i') })
      .click()
    await expect(cardsOf(page, kind)).toHaveCount(24)
    await expect(page.getByRole('option', { name: /^1960s \(/ })).toBeAttached()
    await untilQuiet(page)
    const { script } = await bytesSoFar()
    expect(script, kind).toBeGreaterThan(10_000)
    expect(script, kind).toBeLessThanOrEqual(39_000)
  }
})

test('a listing that is opened directly brings 125 kB of script at most', async ({ page }) => {
  const bytesSoFar = countBytes(page)
  await page.goto('/comics')
  await expect(cardsOf(page, 'comics')).toHaveCount(24)
  await untilQuiet(page)
  const { script } = await bytesSoFar()
  expect(script).toBeGreaterThan(100_000)
  expect(script).toBeLessThanOrEqual(125_000)
})
