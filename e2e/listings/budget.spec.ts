import { countBytes } from '#scripts/page-bytes.ts'
import { newMember } from '../accounts/new-member.ts'
import { expect, test } from '../fixtures.ts'
import { untilQuiet } from '../under-way.ts'
import { cardsOf, KINDS } from './listing.ts'

for (const kind of KINDS) {
  test(`the way from the front page to ${kind} brings 60 kB of script at most`, async ({
    page,
  }) => {
    await newMember(page)
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
    expect(script).toBeGreaterThan(10_000)
    expect(script).toBeLessThanOrEqual(60_000)
  })
}
