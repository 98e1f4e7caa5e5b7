import { newMember } from '../accounts/new-member.ts'
import { expectNoViolationsInEitherTheme } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { SCREENS, WIDE } from '../screens.ts'
import { barOf, open, openMenu, scrollTo } from './bar.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const screen of SCREENS) {
  test.describe(`at ${screen.width} px, in light and dark`, () => {
    test.use({ viewport: screen })

    test('axe finds nothing in a visitor’s bar, at the top, stuck and open', async ({ page }) => {
      await open(page, '/privacy')
      await expectNoViolationsInEitherTheme(page, 'header')
      await scrollTo(page, 100)
      await expect(barOf(page)).toHaveCSS('position', 'fixed')
      await expectNoViolationsInEitherTheme(page, 'header')
      if (screen === WIDE) return
      await openMenu(page)
      await expectNoViolationsInEitherTheme(page, 'header')
    })

    test('axe finds nothing in a member’s bar, with either menu open', async ({ page }) => {
      await newMember(page)
      await open(page, '/comics')
      await expectNoViolationsInEitherTheme(page, 'header')
      const account = barOf(page).getByRole('button', { name: 'Account menu' })
      await account.click()
      await expectNoViolationsInEitherTheme(page, 'header')
      await account.click()
      if (screen === WIDE) return
      await openMenu(page)
      await expectNoViolationsInEitherTheme(page, 'header')
    })
  })
}
