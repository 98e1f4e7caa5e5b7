import { describe, expect, test } from 'vitest'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { buildAccounts } from '../../testing/build-accounts.ts'
import { databases } from '../../testing/databases.ts'
import { tokenIn } from '../../testing/outbox.ts'
import { PASSWORD } from '../../testing/sign-up-member.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'

const asha = { name: 'Asha Rao', email: 'asha.rao@example.com', password: PASSWORD }
const STRANGER = { name: 'A stranger', email: asha.email, password: 'Excelsior! 1963' }

describe.each(databases)(
  'security 21: a sign-up where mails are sent, on %s',
  (_name, _open, createEnvironment) => {
    async function build() {
      const smtp = await startSmtpServer()
      const built = await buildAccounts({ ...(await createEnvironment()), SMTP_URL: smtp.url })
      onCleanUp(smtp.close)
      return { ...built, untilMails: smtp.untilMails }
    }

    test('answers the same for a new address and a taken one, and opens no session', async () => {
      const { post, store, untilMails } = await build()
      const opened = await post('/sign-up/email', asha)
      const taken = await post('/sign-up/email', { ...STRANGER, email: 'ASHA.rao@example.com' })
      expect(opened.status).toBe(200)
      expect(opened.json()).toEqual({ mailSent: true })
      expect(taken.status).toBe(opened.status)
      expect(taken.text).toBe(opened.text)
      expect(Object.keys(taken.answered)).toEqual(Object.keys(opened.answered))
      expect(opened.answered['set-cookie']).toBeUndefined()
      expect(await store.all('SELECT id FROM identity_sessions')).toEqual([])
      expect(await store.all('SELECT id FROM identity_users')).toHaveLength(1)

      const mails = await untilMails(asha.email, 2)
      const told = mails.find(({ subject }) => subject === 'You already have an account')
      for (const path of ['/login', '/forgot-password']) {
        expect(told?.text).toContain(`http://localhost:3000${path}\r\n`)
      }
      expect(told?.text).not.toContain('stranger')
      expect(mails.filter(({ subject }) => subject === 'Is this your address?')).toHaveLength(1)
    })

    test('lets the new member in by the password, who then confirms the address', async () => {
      const { post, members, untilMails } = await build()
      await post('/sign-up/email', asha)
      const [mail] = await untilMails(asha.email, 1)
      await post('/sign-up/email', STRANGER)
      expect((await post('/sign-in/email', STRANGER)).status).toBe(401)
      const { cookie } = await post('/sign-in/email', asha)
      expect(await members.find({ cookie })).toMatchObject({ displayName: 'Asha Rao' })
      expect((await post('/verify-email', { token: tokenIn(mail) }, { cookie })).status).toBe(200)
      expect(await members.find({ cookie })).toMatchObject({ emailVerified: true })
    })

    test('tells nobody of several at once that another was first', async () => {
      const { post, store } = await build()
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          post('/sign-up/email', asha, { from: `10.0.0.${index}` }),
        ),
      )
      for (const { status, text } of answers) {
        expect(status).toBe(200)
        expect(text).toBe('{"mailSent":true}')
      }
      expect(await store.all('SELECT id FROM identity_users')).toHaveLength(1)
      expect(await store.all('SELECT id FROM identity_accounts')).toHaveLength(1)
    })

    test('says what is wrong with the fields all the same, whoever has the address', async () => {
      const { post } = await build()
      await post('/sign-up/email', asha)
      for (const email of [asha.email, 'new@example.com']) {
        const weak = await post('/sign-up/email', { ...asha, email, password: 'short' })
        expect(weak.status).toBe(422)
        expect(weak.json().code).toBe('invalid-fields')
      }
    })
  },
)
