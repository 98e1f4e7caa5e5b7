import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { expectMember, expectVisitor } from '../identity-contract/walk.ts'
import { untilQuiet } from '../under-way.ts'
import { GAPI_ORIGIN } from './gapi.ts'
import { addAccount, test } from './hosted-test.ts'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })

test('no script of Google is asked for until its button is pressed', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(GAPI_ORIGIN)) asked.push(request.url())
  })
  await page.goto('/')
  await expectVisitor(page)
  await page.goto('/login')
  await expect(button(page)).toBeVisible()
  await untilQuiet(page)
  expect(asked).toEqual([])

  const opened = page.waitForEvent('popup')
  await button(page).click()
  await opened
  expect(asked).not.toEqual([])
})

test.describe('in a browser that opens no windows', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
  })

  test('the reader is led to Google and comes back signed in', async ({ page }) => {
    await page.goto('/signup')
    await button(page).click()
    await page.waitForURL('**/emulator/auth/handler**')
    const who = await addAccount(page)
    await expect(page).toHaveURL('/rack')
    await expectMember(page, who)
  })

  test('who turns back there is a visitor still, and may try again', async ({ page }) => {
    await page.goto('/login')
    await button(page).click()
    await page.waitForURL('**/emulator/auth/handler**')
    await page.goBack()
    await expect(page).toHaveURL('/login')
    await button(page).click()
    await page.waitForURL('**/emulator/auth/handler**')
    const who = await addAccount(page)
    await expect(page).toHaveURL('/rack')
    await expectMember(page, who)
  })
})
