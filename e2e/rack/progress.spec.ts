import type { Page } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { expectNoViolations } from '../axe.ts'
import { EVENT, LONG_SERIES } from '../details/detail.ts'
import { expect, test } from '../fixtures.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /ERR_INTERNET_DISCONNECTED/,
})

const NARROW = { width: 320, height: 640 }

/** The rows of a reading order. */
function rows(page: Page) {
  return page.getByRole('main').locator('ol > li')
}

function markOf(page: Page, part: number) {
  return rows(page)
    .nth(part - 1)
    .getByRole('button', { name: /^Mark as read, ./ })
}

/** On the page of a comic. */
function ownMark(page: Page) {
  return page.getByRole('button', { name: 'Mark as read', exact: true })
}

function read(page: Page) {
  return page.getByText(/^You have read /)
}

test('a story is marked up to here and undone, and its comics know what is read', {
  tag: '@errand',
}, async ({ page }) => {
  await newMember(page)
  await page.goto(EVENT)
  await expect(read(page)).toHaveText(/^You have read 0 of \d+$/)
  await markOf(page, 3).click()
  await expect(markOf(page, 3)).toHaveAttribute('aria-pressed', 'true')
  await rows(page)
    .nth(2)
    .getByRole('button', { name: /^Mark 2 parts before it too/ })
    .click()
  await expect(read(page)).toHaveText(/^You have read 3 of/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(read(page)).toHaveText(/^You have read 1 of/)
  await rows(page).nth(2).getByRole('link').click()
  await expect(ownMark(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/^Read today/)).toBeVisible()
})

test('another tab follows, and what is marked without a connection is saved when it is back', async ({
  page,
  context,
}) => {
  await newMember(page)
  await page.goto(EVENT)
  const other = await context.newPage()
  await other.goto(EVENT)
  await expect(read(other)).toHaveText(/^You have read 0 of/)
  await markOf(page, 3).click()
  await expect(markOf(other, 3)).toHaveAttribute('aria-pressed', 'true')
  await expect(read(other)).toHaveText(/^You have read 1 of/)

  // Otherwise either may send what waits.
  await other.close()
  await context.setOffline(true)
  await markOf(page, 3).click()
  await expect(page.getByText('This is saved when you are back.')).toBeVisible()
  const sent = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await context.setOffline(false)
  expect((await sent).status()).toBe(204)
  await page.reload()
  await expect(read(page)).toHaveText(/^You have read 0 of/)
})

test('numbers of a series are marked with the keyboard alone, on a small screen', async ({
  page,
}) => {
  await page.setViewportSize(NARROW)
  await newMember(page)
  await page.goto(LONG_SERIES)
  await page.getByRole('button', { name: 'Mark as read…' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Which numbers?' })
  await expect(dialog.getByLabel('First number')).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.type('1')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(page.getByText('12 comics marked as read.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Mark as read…' })).toBeFocused()
  await expect(read(page)).toHaveText(/^You have read 12 of/)
  await expectNoViolations(page)

  await page.goto('/series?size=24')
  await expect(page.getByText(/^12 of \d+ read$/)).toHaveCount(1)
})
