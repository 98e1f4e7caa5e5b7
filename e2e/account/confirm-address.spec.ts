import { join } from 'node:path'
import { linkIn, untilMails } from '#server/testing/outbox.ts'
import type { RunningServer } from '#server/testing/start-server.ts'
import { logIn } from '../accounts/forms.ts'
import { newMember } from '../accounts/new-member.ts'
import { expectNoViolationsAnywhere } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { onEachScreen } from '../screens.ts'
import { expect, openAccount, section, test } from './member.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /status of 40[03]/,
})

/** The links of the mails to this address, oldest first. */
async function untilLinks({ dataDir }: RunningServer, email: string, count: number) {
  const find = async () => {
    const mails = await untilMails(join(dataDir, 'outbox'), 1)
    return mails.filter(({ to }) => to === email).map((mail) => linkIn(mail).href)
  }
  await expect.poll(async () => (await find()).length).toBe(count)
  return find()
}

test('security 2: the link of the mail leads to a page, and a press there by its member confirms the address', {
  tag: '@errand',
}, async ({ page, member, server }) => {
  const [link = ''] = await untilLinks(server, member.email, 1)
  await page.context().clearCookies()
  await page.goto(link)
  await expect(page).toHaveURL('/login')
  await logIn(page, member)
  await expect(page).toHaveURL(link)
  await expect(page.getByRole('main')).toContainText(`You are logged in as ${member.email}`)
  const account = async () => (await page.request.get('/api/account')).json()
  expect(await account()).toMatchObject({ verified: false })

  await page.getByRole('button', { name: 'Confirm this address' }).press('Enter')
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toContainText('Your address is confirmed.')
  await expect(status).toBeFocused()
  await onEachScreen(page, () => expectFits(page))
  await expectNoViolationsAnywhere(page)
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(section(page, 'E-mail')).toContainText('Confirmed')
  expect(await account()).toMatchObject({ verified: true })

  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(status).toContainText('This address is confirmed already.')
})

test('instead of a link that no longer works a new one is sent, from the page or the account', async ({
  page,
  member,
  server,
}) => {
  await page.goto('/api/auth/verify-email?token=x')
  await expect(page).toHaveURL('/confirm-address?token=x')
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('its time is up')
  await expect(alert).toBeFocused()
  await onEachScreen(page, () => expectFits(page))
  await expectNoViolationsAnywhere(page)
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(member.email)
  await untilLinks(server, member.email, 2)

  await openAccount(page)
  const address = section(page, 'E-mail')
  await expect(address).toContainText('Not confirmed yet.')
  await address.getByRole('button', { name: 'Send the mail again' }).click()
  await expect(page.getByText(`A mail is on its way to ${member.email}.`)).toBeVisible()
  const [, , link = ''] = await untilLinks(server, member.email, 3)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText('Your address is confirmed.')).toBeVisible()
})

test('a link of another account says so, and waits for whoever it was sent to', async ({
  page,
  member,
  server,
}) => {
  const [link = ''] = await untilLinks(server, member.email, 1)
  await page.context().clearCookies()
  await newMember(page)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('This link belongs to another account.')
  await onEachScreen(page, () => expectFits(page))
  await expectNoViolationsAnywhere(page)
  await page.getByRole('button', { name: 'Use another account' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, member)
  await expect(page).toHaveURL(link)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText('Your address is confirmed.')).toBeVisible()
})
