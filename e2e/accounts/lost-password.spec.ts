import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { linkIn, untilMails } from '#server/testing/outbox.ts'
import type { RunningServer } from '#server/testing/start-server.ts'
import { expect, test } from '../fixtures.ts'
import { alertIn, fieldOf, fill, logIn, press } from './forms.ts'
import { newMember, PASSWORD } from './new-member.ts'

const NEXT = 'Face it, Tiger 42'
const SENT = 'If that address has an account, a link is on its way.'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function askForLink(page: Page, email: string) {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The previous page has such a field too, and stays until the next one is rendered.
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  await fill(page, { Email: email })
  await press(page, 'Send the link')
  await expect(page.getByRole('status')).toContainText(SENT)
}

/** The link in the mail that the server has written to its outbox. */
async function findLink({ dataDir }: RunningServer, email: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const mails = await untilMails(join(dataDir, 'outbox'), 1)
      const mail = mails.find(({ to, text }) => to === email && text.includes('/reset-password'))
      link = mail && linkIn(mail).href
      return link
    })
    .toBeDefined()
  return String(link)
}

test.describe('a lost password', () => {
  test.use({ expectedComplaints: /status of 40[01]/ })

  test('is replaced by a link in a mail, once, and every device is signed out', {
    tag: '@errand',
  }, async ({ page, server, browser, baseURL }) => {
    const { email } = await newMember(page)
    await page.goto('/comics')
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()

    const elsewhere = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
    const visitor = await elsewhere.newPage()
    await askForLink(visitor, email)
    await expect(visitor.getByRole('status')).toBeFocused()
    const link = await findLink(server, email)
    expect(new URL(link).origin).toBe(baseURL)

    await visitor.goto(link)
    await fill(visitor, { 'New password': 'too weak' })
    await press(visitor, 'Set password')
    await expect(fieldOf(visitor, 'New password')).toBeFocused()
    await fill(visitor, { 'New password': NEXT })
    await press(visitor, 'Set password')
    await expect(visitor.getByRole('status')).toContainText('Your new password is set')
    await visitor.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click()

    await page.reload()
    await expect(page).toHaveURL('/login')
    await logIn(page, { email, password: PASSWORD })
    await expect(alertIn(page)).toHaveText('Wrong e-mail or password.')
    await logIn(page, { email, password: NEXT })
    await expect(page).toHaveURL('/comics')

    await visitor.goto(link)
    const refusal = visitor.getByRole('main').getByRole('alert')
    await expect(refusal).toContainText('This link was used already, or its time is up.')
    await expect(fieldOf(visitor, 'New password')).toHaveCount(0)
    await refusal.getByRole('link', { name: 'Ask for a new one' }).click()
    await expect(visitor).toHaveURL('/forgot-password')
    await elsewhere.close()
  })
})
