import type { Page } from '@playwright/test'
import { barOf } from '../bar/bar.ts'
import { expectTexts, formOf, MESSAGE, openForm, write } from '../contact/contact-form.ts'
import { openDetail, SPIDER_MAN } from '../details/detail.ts'
import { heart } from '../favourites/favourites.ts'
import { expect, test } from '../fixtures.ts'
import { cardsOf, openListing } from '../listings/listing.ts'
import { logOut } from '../log-out.ts'
import { untilQuiet } from '../under-way.ts'
import { keptRedirectUrl, logIn } from './forms.ts'
import { newMember } from './new-member.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /status of (401|409|503)|ERR_FAILED/,
})

const FILTERED = '/comics?orderBy=title&decade=1960'

async function expectSignedOut(page: Page) {
  await expect(page).toHaveURL('/login')
  const words = page.getByRole('status').filter({ hasText: 'You were signed out.' })
  await expect(words).toHaveText('You were signed out. Please log in to go on.')
}

test('a session that is gone leads to log in, in words, and back to the same page and filters', {
  tag: '@errand',
}, async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent.includes('tipped over')) localStorage.setItem('refused', 'yes')
    }).observe(document, { childList: true, subtree: true })
  })
  const member = await newMember(page)
  await openListing(page, FILTERED)
  await untilQuiet(page)
  await page.context().clearCookies()
  // A pointer over the link would ask for the page before it is pressed.
  await page.getByRole('link', { name: 'Next page' }).dispatchEvent('click')
  await expectSignedOut(page)
  await logIn(page, member)
  await expect(page).toHaveURL('/comics?page=2&orderBy=title&decade=1960')
  await expect(cardsOf(page, 'comics')).toHaveCount(24)
  await page.goBack()
  await expect(page).toHaveURL(FILTERED)
  expect(await page.evaluate(() => localStorage.getItem('refused'))).toBeNull()
})

test('a heart, a report and a message without a session are not lost in silence', async ({
  page,
}) => {
  const member = await newMember(page)
  await openDetail(page, SPIDER_MAN)
  await expect(heart(page, 'Spider-Man').first()).toBeVisible()
  await page.context().clearCookies()
  await heart(page, 'Spider-Man').first().click()
  await expect(
    page.getByText('“Spider-Man” was not added to your favourites. You were signed out.'),
  ).toBeVisible()
  await expectSignedOut(page)
  await logIn(page, member)
  await expect(page).toHaveURL(SPIDER_MAN)

  await page.getByRole('button', { name: 'Report a mistake' }).click()
  const words = page.getByRole('textbox', { name: 'What is wrong or missing?' })
  await words.fill('His first issue came out in June.')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Send' }).click()
  await expectSignedOut(page)
  // As a sign-in at the site of a social account would.
  await page.reload()
  await logIn(page, member)
  await expect(page).toHaveURL(SPIDER_MAN)
  await expect(words).toHaveValue('His first issue came out in June.')

  const { submit } = await openForm(page)
  await write(page)
  await page.context().clearCookies()
  await submit.click()
  await expect(page.getByText('Please Login to Submit...')).toBeVisible()
  await expectSignedOut(page)
  await logIn(page, member)
  await expect(page).toHaveURL('/#contact')
  await expectTexts(page, MESSAGE)
  await formOf(page).submit.click()
  await expect(page.getByText('Submitted successfully..')).toBeVisible()
})

test('what was typed into a dialog is there again when its member is', async ({ page }) => {
  const member = await newMember(page)
  await page.goto('/lists')
  await page.getByRole('button', { name: 'New list' }).click()
  await page.getByLabel('Name').fill('Rainy days')
  await page.getByLabel('Description').fill('With tea.')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Make the list' }).click()
  await expectSignedOut(page)
  await logIn(page, member)
  await expect(page).toHaveURL('/lists')
  await page.getByRole('button', { name: 'New list' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Rainy days')
  await expect(page.getByLabel('Description')).toHaveValue('With tea.')
})

test('a log-out in another tab is told of, and each tab comes back to its own place', async ({
  page,
  context,
}) => {
  const member = await newMember(page)
  const [one, other] = [await context.newPage(), await context.newPage()]
  await openListing(page, '/characters')
  await openListing(one, FILTERED)
  await openListing(other, '/series?page=3')
  await logOut(page)
  await expect(page).toHaveURL('/')
  await expectSignedOut(one)
  await expectSignedOut(other)
  await logIn(one, member)
  await expect(one).toHaveURL(FILTERED)
  await expect(other).toHaveURL('/series?page=3')
  await expect(barOf(page).getByRole('button', { name: 'Account menu' })).toBeVisible()
  expect(await keptRedirectUrl(page)).toBeNull()
})

test.describe('of a member', () => {
  test.use({ reader: 'member' })

  test('a session that cannot be read once is read again, without a detour', async ({ page }) => {
    const been: string[] = []
    page.on('framenavigated', (frame) => been.push(new URL(frame.url()).pathname))
    const refuse = { status: 503, json: { code: 'unavailable', message: 'Please try again.' } }
    await page.route('**/api/auth/get-session', (route) => route.fulfill(refuse), { times: 1 })
    await openListing(page, '/comics')
    await expect(barOf(page).getByRole('button', { name: 'Account menu' })).toBeVisible()
    expect(new Set(been)).toEqual(new Set(['/comics']))
  })

  test('while a session hangs the page says so, and tries again when asked', async ({ page }) => {
    await page.clock.install()
    const hanging: (() => Promise<void>)[] = []
    await page.route('**/api/auth/get-session', (route) => {
      hanging.push(() => route.abort())
    })
    await page.goto(FILTERED)
    await expect.poll(() => hanging.length).toBe(1)
    await expect(barOf(page)).toBeEmpty()
    await page.clock.fastForward(3000)
    await expect(page.getByRole('alert')).toContainText('This takes longer than usual.')
    await expect(barOf(page).getByRole('link', { name: 'Series' })).toBeVisible()
    await expect(barOf(page).getByRole('link', { name: 'Login' })).toHaveCount(0)

    await hanging[0]?.()
    await expect
      .poll(async () => {
        await page.clock.fastForward(1000)
        return hanging.length
      })
      .toBe(2)
    await hanging[1]?.()
    await expect(page.getByRole('alert')).toContainText('Check the connection, then try again.')
    await page.unroute('**/api/auth/get-session')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cardsOf(page, 'comics')).toHaveCount(24)
    await expect(page).toHaveURL(FILTERED)
  })
})
