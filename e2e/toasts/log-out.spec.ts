import type { Page } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { installClock } from '../clock.ts'
import { expect, test } from '../fixtures.ts'
import { onEachScreen, PHONE } from '../screens.ts'
import { untilQuiet } from '../under-way.ts'
import { boxOf, comeToRest } from './notices.ts'

/** A server that fails to end the session. */
async function refuseLogOut(page: Page) {
  await page.route('**/api/auth/sign-out', (route) =>
    route.fulfill({ status: 503, json: { code: 'no', message: 'The door is stuck.' } }),
  )
}

/** From here on the page's clock moves only by hand. */
async function openAccountMenu(page: Page, path: string) {
  await installClock(page, { time: 0 })
  await page.goto(path)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await untilQuiet(page)
  await page.clock.pauseAt(60_000)
}

async function logOut(page: Page) {
  await page.getByRole('menuitem', { name: 'Log out' }).click()
}

/** The requested scripts that contain a word of the toasts' chunk. */
function watchForToasts(page: Page): () => Promise<number> {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  return async () =>
    (await Promise.all(scripts)).filter((script) => script.includes('Toastify__')).length
}

test('logging out is told at the top centre, for two seconds, by a script that comes with it', async ({
  page,
}) => {
  const countToastScripts = watchForToasts(page)
  await newMember(page)
  await openAccountMenu(page, '/privacy')
  expect(await countToastScripts()).toBe(0)

  await logOut(page)
  const toast = page.getByRole('status').filter({ hasText: 'Logged Out Successfully' })
  await toast.waitFor()
  await comeToRest(toast)
  expect(await countToastScripts()).toBe(1)
  await onEachScreen(page, async ({ width }) => {
    const toastWidth = Math.min(420, width - 32)
    const place = { x: (width - toastWidth) / 2, y: 16, width: toastWidth }
    await expect.poll(() => boxOf(toast)).toMatchObject(place)
  })

  await page.clock.runFor(1999)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1)
  await expect(toast).toHaveCount(0)
})

test.describe('when it fails', () => {
  test.use({ reader: 'member', expectedComplaints: /Failed to load resource/ })

  test('a refusal is told as an error in the words of the server, which Alt+T leads to', async ({
    page,
  }) => {
    await refuseLogOut(page)
    await openAccountMenu(page, '/privacy')
    await logOut(page)
    const toast = page.getByRole('alert')
    await toast.waitFor()
    await expect(toast).toHaveText('The door is stuck.')
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()

    await page.keyboard.press('Alt+t')
    await expect(toast).toBeFocused()
    await expect(toast).toHaveCSS('outline-style', 'solid')
  })

  test('the error can be pressed while the menu puts the page out of reach', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await refuseLogOut(page)
    await openAccountMenu(page, '/privacy')
    await logOut(page)
    const toast = page.getByRole('alert')
    await toast.click()
    await expect(toast).toHaveCount(0)

    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'Account menu' }).click()
    await logOut(page)
    await toast.click()
    await expect(toast).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  })

  test('the words are shown although the script of the toasts cannot be had', async ({ page }) => {
    await newMember(page)
    await openAccountMenu(page, '/')
    await page.route('**/static/js/*.js', (route) => route.abort())
    await logOut(page)
    const words = page.getByRole('status').filter({ hasText: 'Logged Out Successfully' })
    await words.waitFor()
    await page.clock.runFor(1999)
    await expect(words).toBeVisible()
    await page.clock.runFor(1)
    await expect(words).toHaveCount(0)
  })
})
