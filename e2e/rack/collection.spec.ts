import type { Page } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { expectNoViolations, expectNoViolationsAnywhere } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { onEachScreen } from '../screens.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const NARROW = { width: 320, height: 640 }
const COMIC = '/comics/6706'
const TITLE = 'Amazing Spider-Man (1963) #300'

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

function saved(page: Page, method = 'PUT') {
  return page.waitForResponse(
    (response) =>
      response.url().includes('/api/collection/') && response.request().method() === method,
  )
}

test('a comic is wanted, then owned at a price, found in the collection and missed in its series', {
  tag: '@errand',
}, async ({ page }) => {
  await newMember(page)
  await page.setViewportSize(NARROW)
  await page.goto(COMIC)
  let save = saved(page)
  await button(page, 'I want it').focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'I want it')).toHaveAttribute('aria-pressed', 'true')
  await save
  save = saved(page)
  await button(page, 'I own it').focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'I own it')).toHaveAttribute('aria-pressed', 'true')
  await save

  await button(page, 'Your copies').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your copies' })
  await expect(dialog.getByLabel('Condition')).toBeFocused()
  await page.keyboard.type('Near')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12,50')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Write a currency as USD')).toBeVisible()
  await expectFits(page)
  await expectNoViolations(page, 'dialog')
  await dialog.getByLabel('Currency').fill('usd')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Your copies')).toBeFocused()
  await expect(page.getByText(/^1 copy · Near mint · paid 12\.50 USD/)).toBeVisible()

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Your collection' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your collection' })).toBeFocused()
  await expect(page.getByText(/^Paid 12\.50 USD for 1 copy/)).toBeVisible()
  const own = button(page, `I own it, ${TITLE}`)
  save = saved(page, 'DELETE')
  await own.click()
  await save
  save = saved(page)
  await button(page, 'Undo').click()
  await save
  await page.reload()
  await expect(page.getByRole('button', { name: /^1 copy · Near mint/ })).toBeVisible()
  await page.getByRole('link', { name: 'By series' }).click()
  const series = page.getByRole('listitem').filter({ hasText: 'You own' })
  await expect(series).toContainText(/You own 1 of 4\d\d.*Missing: .*1–299, .*301–/)
  await series.getByRole('link', { name: 'Amazing Spider-Man (1963' }).first().click()
  await expect(page.getByText(/^You own 1 of 4\d\d$/)).toBeVisible()
  await page.getByRole('link', { name: /301–/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(/#301$/)
})

test('another tab follows, and axe finds nothing on pages that fit', async ({ page, context }) => {
  await newMember(page)
  await page.goto('/collection')
  await expect(page.getByRole('link', { name: 'Import' })).toBeVisible()
  await onEachScreen(page, () => expectFits(page))
  await expectNoViolationsAnywhere(page)
  await page.goto(COMIC)
  const other = await context.newPage()
  await other.goto(COMIC)
  await expect(button(other, 'I want it')).toBeVisible()
  await button(page, 'I own it').click()
  await expect(button(other, 'I own it')).toHaveAttribute('aria-pressed', 'true')
  await other.close()
  await page.request.put('/api/collection/comics/9359/wish')
  for (const address of ['', '?only=wished', '?by=series']) {
    await page.goto(`/collection${address}`)
    await expect(page.getByRole('main').getByRole('listitem').nth(3)).toBeVisible()
    await onEachScreen(page, () => expectFits(page))
    await expectNoViolationsAnywhere(page)
  }
  await page.goto(COMIC)
  await expect(page.getByText(/^1 copy/)).toBeVisible()
  await onEachScreen(page, () => expectFits(page))
  await expectNoViolationsAnywhere(page)
})
