import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { linkIn } from '#server/testing/outbox.ts'
import { startSmtpServer } from '#server/testing/smtp-server.ts'
import { startServer } from '#server/testing/start-server.ts'
import { expectNoViolationsAnywhere } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { test as base, expect } from '../fixtures.ts'
import { onEachScreen } from '../screens.ts'
import { fill, logIn, press } from './forms.ts'
import { PASSWORD } from './new-member.ts'

type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>

/** A server that sends its mails. */
const test = base.extend<object, { smtp: SmtpServer }>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const smtp = await startSmtpServer()
      await use(smtp)
      await smtp.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ smtp }, use) => {
      const server = await startServer({ TRUST_PROXY: 'true', SMTP_URL: smtp.url })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function signUp(page: Page, email: string, password: string) {
  await page.goto('/signup?plan=standard')
  await fill(page, { 'Display name': 'Asha Rao', Email: email, Password: password })
  await press(page, 'Create account')
  const status = page.getByRole('status')
  await expect(status).toBeFocused()
  return status.innerText()
}

test('security 21: a new address and a taken one see the same page, and the mail tells which', {
  tag: '@errand',
}, async ({ page, smtp }) => {
  const email = `${randomUUID()}@example.com`
  const told = await signUp(page, email, PASSWORD)
  expect(told).toContain(`A mail is on its way to ${email}.`)
  await onEachScreen(page, () => expectFits(page))
  await expectNoViolationsAnywhere(page)
  const [mail] = await smtp.untilMails(email, 1)
  if (mail === undefined) throw new Error('No mail was sent.')

  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click()
  await logIn(page, { email, password: PASSWORD })
  await expect(page).toHaveURL('/account?plan=standard')
  await page.goto(linkIn(mail).href)
  await press(page, 'Confirm this address')
  await expect(page.getByText('Your address is confirmed.')).toBeVisible()

  await page.context().clearCookies()
  expect(await signUp(page, email, 'Excelsior! 1963')).toBe(told)
  const [, notice] = await smtp.untilMails(email, 2)
  expect(notice?.subject).toBe('You already have an account')
})
