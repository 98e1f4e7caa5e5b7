import { IDEMPOTENCY_HEADER } from '#contract/contact.ts'
import { findFreePort, startServer } from '#server/testing/start-server.ts'
import { newMember } from '../accounts/new-member.ts'
import { expectNoViolationsAnywhere } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { onEachScreen } from '../screens.ts'
import {
  expectTexts,
  formOf,
  MESSAGE,
  openForm,
  readSavedMessages,
  recordSent,
  write,
} from './contact-form.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /status of 503|ERR_FAILED/,
})

/** A server whose message store is not running. */
const orphaned = test.extend<object, { server: Awaited<ReturnType<typeof startServer>> }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const server = await startServer({
        TRUST_PROXY: 'true',
        QUERIES: 'firestore',
        FIREBASE_PROJECT_ID: 'demo-rack',
        FIRESTORE_EMULATOR_HOST: `127.0.0.1:${await findFreePort()}`,
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

orphaned('with the store down the form says so, and gives the text back', async ({ page }) => {
  const { name, email } = await newMember(page)
  const sent = recordSent(page)
  const { region, submit, restore, message } = await openForm(page)
  await write(page)
  await submit.press('Enter')
  await expect(page.getByText('UNAVAILABLE', { exact: true })).toBeVisible()
  await expect(page.getByText('Please Wait..')).toHaveCount(0)
  await expectTexts(page, { fullname: name, email, message: '' })
  await expect(region.getByRole('status')).toContainText('Your message was not sent.')
  await onEachScreen(page, () => expectFits(page))
  await expectNoViolationsAnywhere(page, '#contact')

  await page.reload()
  await formOf(page).submit.scrollIntoViewIfNeeded()
  await restore.focus()
  await page.keyboard.press('Enter')
  await expectTexts(page, MESSAGE)
  await expect(message).toBeFocused()
  await expect(restore).toHaveCount(0)
  await submit.click()
  await expect(restore).toBeVisible()
  const [first, second] = sent.map((request) => request.headers()[IDEMPOTENCY_HEADER])
  expect(first).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(second).toBe(first)
})

test('a message whose acknowledgement was lost is kept once when it is sent again', async ({
  page,
}) => {
  await newMember(page)
  const { submit, restore } = await openForm(page)
  await page.route(
    '**/api/queries',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await write(page)
  await submit.click()
  await expect(page.getByText('OFFLINE', { exact: true })).toBeVisible()
  await restore.click()
  await submit.click()
  await expect(page.getByText('Submitted successfully..')).toBeVisible()
  expect(await readSavedMessages(page)).toMatchObject([MESSAGE])
})
