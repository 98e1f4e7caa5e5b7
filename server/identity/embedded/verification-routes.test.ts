import { describe, expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { buildAccounts } from '../../testing/build-accounts.ts'
import { databases } from '../../testing/databases.ts'
import { tokenIn, untilMails } from '../../testing/outbox.ts'
import { signUpMember } from '../../testing/sign-up-member.ts'

const shareAccounts = shareInFile(() => buildAccounts())
const DAY_MS = 24 * 60 * 60_000

describe.each(databases)(
  'security 2: confirming an address, on %s',
  (_name, _open, createEnvironment) => {
    async function build() {
      let now = new Date()
      const built = await buildAccounts(await createEnvironment(), { now: () => now })
      const member = await signUpMember(built.app)
      const [mail] = await untilMails(built.outbox, 1)
      return {
        ...built,
        ...member,
        mail,
        token: tokenIn(mail),
        wait: (ms: number) => {
          now = new Date(now.getTime() + ms)
        },
      }
    }

    test('the link of the first mail leads to a page, and a press of the member there confirms', async () => {
      const { post, members, cookie, email, mail, token } = await build()
      expect(mail).toMatchObject({ to: email, subject: 'Is this your address?' })
      expect(mail?.text).toContain(`http://localhost:3000/confirm-address?token=${token}\r\n`)
      expect(mail?.text).not.toContain('/api/')

      const pressed = await post('/verify-email', { token }, { cookie })
      expect(pressed.status).toBe(200)
      expect(pressed.json()).toEqual({ status: true })
      expect(pressed.answered['set-cookie']).toBeUndefined()
      expect(await members.find({ cookie })).toMatchObject({ emailVerified: true })
    })

    test('a bare GET, as of a mail scanner, confirms nothing and leads to the page', async () => {
      const { get, members, cookie, token } = await build()
      for (const reader of [{}, { cookie }]) {
        const opened = await get(`/verify-email?token=${token}`, reader)
        expect(opened.status).toBe(302)
        expect(opened.answered.location).toBe(`/confirm-address?token=${token}`)
      }
      expect(await members.find({ cookie })).toMatchObject({ emailVerified: false })
    })

    test('a session of that very account is needed, and the link waits for it', async () => {
      const { app, post, members, cookie, token } = await build()
      const visitor = await post('/verify-email', { token })
      expect(visitor.status).toBe(401)
      expect(visitor.json().code).toBe('signed-out')

      const stranger = await signUpMember(app)
      const other = await post('/verify-email', { token }, { cookie: stranger.cookie })
      expect(other.status).toBe(403)
      expect(other.json()).toEqual({
        code: 'other-account',
        message:
          'This link belongs to another account. Log in with the one that the mail was sent to.',
      })
      for (const session of [cookie, stranger.cookie]) {
        expect(await members.find({ cookie: session })).toMatchObject({ emailVerified: false })
      }
      expect((await post('/verify-email', { token }, { cookie })).status).toBe(200)
    })

    test('a link is used once; after that the address is confirmed already', async () => {
      const { post, cookie, token } = await build()
      await post('/verify-email', { token }, { cookie })
      const again = await post('/verify-email', { token }, { cookie })
      expect(again.status).toBe(400)
      expect(again.json().code).toBe('already-verified')
      const asked = await post('/send-verification-email', undefined, { cookie })
      expect(asked.json().code).toBe('already-verified')
    })

    test('a link works for a day, and the next one after it', async () => {
      const { post, outbox, members, cookie, token, wait } = await build()
      wait(DAY_MS)
      const late = await post('/verify-email', { token }, { cookie })
      expect(late.status).toBe(400)
      expect(late.json().code).toBe('link-expired')
      expect(await members.find({ cookie })).toMatchObject({ emailVerified: false })

      await post('/send-verification-email', undefined, { cookie })
      const [, next] = await untilMails(outbox, 2)
      wait(DAY_MS - 1)
      expect((await post('/verify-email', { token: tokenIn(next) }, { cookie })).status).toBe(200)
    })

    test('the token is stored as a digest, and goes with the account', async () => {
      const { post, store, cookie, token, password } = await build()
      const rows = await store.all('SELECT * FROM identity_confirmations')
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(token)
      await post('/delete-user', { password }, { cookie })
      expect(await store.all('SELECT * FROM identity_confirmations')).toEqual([])
    })
  },
)

test.each(['x', 'a.b.c', '\u0000', '', { a: 1 }])(
  'a forged token %j confirms nothing',
  async (token) => {
    const { app, post, members } = await shareAccounts()
    const { cookie } = await signUpMember(app)
    const answer = await post('/verify-email', { token }, { cookie })
    expect(answer.status).toBe(400)
    expect(answer.json().code).toBe('link-expired')
    expect(await members.find({ cookie })).toMatchObject({ emailVerified: false })
  },
)

test('an old link leads to no other site', async () => {
  const { get } = await shareAccounts()
  const answer = await get('/verify-email?token=//evil.example&callbackURL=https://evil.example')
  expect(answer.answered.location).toBe('/confirm-address?token=unknown')
})

test('security 3: the mail that confirms an address comes three times an hour at most', async () => {
  const now = new Date()
  const { app, outbox, post } = await buildAccounts({}, { now: () => now })
  const { cookie } = await signUpMember(app)
  await untilMails(outbox, 1)
  for (const _ of [1, 2]) {
    expect((await post('/send-verification-email', undefined, { cookie })).status).toBe(200)
  }
  const fourth = await post('/send-verification-email', undefined, { cookie })
  expect(fourth.status).toBe(429)
  expect(fourth.answered['retry-after']).toBe('3600')
  await app.close()
  expect(await untilMails(outbox, 3)).toHaveLength(3)
})
