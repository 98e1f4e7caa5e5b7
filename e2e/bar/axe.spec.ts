import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { SCREENS, WIDE } from '../screens.ts'
import { signIn } from '../session.ts'
import { barOf, open, openMenu, scrollTo } from './bar.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function expectNoViolations(page: Page) {
  const { violations, passes } = await new AxeBuilder({ page }).include('header').analyze()
  expect(passes.length).toBeGreaterThan(5)
  expect(violations).toEqual([])
}

for (const screen of SCREENS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${screen.width} px, ${colorScheme}`, () => {
      test.use({ viewport: screen, colorScheme })

      test('axe finds nothing in a visitor’s bar, at the top, stuck and open', async ({ page }) => {
        await open(page, '/privacy')
        await expectNoViolations(page)
        await scrollTo(page, 100)
        await expect(barOf(page)).toHaveCSS('position', 'fixed')
        await expectNoViolations(page)
        if (screen === WIDE) return
        await openMenu(page)
        await expectNoViolations(page)
      })

      test('axe finds nothing in a member’s bar, with either menu open', async ({ page }) => {
        await signIn(page)
        await open(page, '/comics')
        await expectNoViolations(page)
        const account = barOf(page).getByRole('button', { name: 'Account menu' })
        await account.click()
        await expectNoViolations(page)
        await account.click()
        if (screen === WIDE) return
        await openMenu(page)
        await expectNoViolations(page)
      })
    })
  }
}
