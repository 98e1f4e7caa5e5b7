import { openFirestore } from '../../server/testing/open-firestore.ts'
import { expect } from '../fixtures.ts'
import type { Provider } from '../identity-contract/contract-test.ts'
import { accountButton, pressSocial, signUp } from '../identity-contract/walk.ts'
import { logOut } from '../log-out.ts'
import { addAccount, test as base } from './hosted-test.ts'
import { readToken } from './read-token.ts'

const EDITOR = 'editor@example.com'
const MESSAGE = '<b>First</b> issue? שלום =1+1'

/** Messages in Firestore too, and a member who may read them. */
const test = base.extend<object, { provider: Provider }>({
  provider: [
    async ({ provider }, use) => {
      const firestore = await openFirestore()
      const environment = {
        ...provider.environment,
        QUERIES: 'firestore',
        FIRESTORE_EMULATOR_HOST: firestore.host,
        ADMIN_EMAILS: EDITOR,
      }
      await use({ ...provider, environment })
      firestore.stop()
    },
    { scope: 'worker' },
  ],
})

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: /status of 404/ })

test('a message in Firestore is read by whose address Google vouches for, and by nobody else', async ({
  page,
  newcomer,
  provider,
}) => {
  await signUp(page, newcomer)
  await expect(page).toHaveURL('/rack')
  const sent = await page.request.post('/api/queries', {
    headers: { authorization: `Bearer ${await readToken(page)}` },
    data: { fullname: newcomer.displayName, email: newcomer.email, message: MESSAGE },
  })
  expect(sent.status()).toBe(201)
  await page.goto('/inbox')
  await expect(page.getByText('Page not found')).toBeVisible()
  await logOut(page)
  await expect(page).toHaveURL('/')

  await page.goto('/login')
  const opened = page.waitForEvent('popup')
  await pressSocial(page, provider.socialLabel)
  await addAccount(await opened, EDITOR)
  await expect(page).toHaveURL('/rack')
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'Inbox' }).click()
  const message = page.getByRole('article', { name: newcomer.displayName })
  await expect(message.getByText(MESSAGE)).toBeVisible()

  const marked = page.waitForResponse((response) => response.request().method() === 'PUT')
  await message.getByRole('button', { name: 'Mark as read' }).click()
  expect((await marked).status()).toBe(204)
  await page.reload()
  await expect(message.getByRole('button', { name: 'Mark as unread' })).toBeVisible()
  const exported = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  expect((await exported).suggestedFilename()).toBe('spinner-rack-queries.csv')
})
