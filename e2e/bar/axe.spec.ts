import { expectNoViolationsAnywhere, expectNoViolationsInEitherTheme } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { PHONE } from '../screens.ts'
import { accountButton, barOf, open, openMenu, scrollTo } from './bar.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing in a visitor’s bar, at the top, stuck and open', async ({ page }) => {
  await open(page, '/privacy')
  await expectNoViolationsAnywhere(page, 'header')
  await scrollTo(page, 100)
  await expect(barOf(page)).toHaveCSS('position', 'fixed')
  await expectNoViolationsAnywhere(page, 'header')
  await page.setViewportSize(PHONE)
  await openMenu(page)
  await expectNoViolationsInEitherTheme(page, 'header')
})

test.describe('of a member', () => {
  test.use({ reader: 'member' })

  test('axe finds nothing in the bar, with either menu open', async ({ page }) => {
    await open(page, '/comics')
    await accountButton(page).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectNoViolationsAnywhere(page, 'header')
    await page.keyboard.press('Escape')
    await page.setViewportSize(PHONE)
    await openMenu(page)
    await expectNoViolationsInEitherTheme(page, 'header')
  })
})
