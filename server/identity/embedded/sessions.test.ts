import { describe, expect, test } from 'vitest'
import { buildAccounts } from '../../testing/build-accounts.ts'
import { databases } from '../../testing/databases.ts'
import { untilMails } from '../../testing/outbox.ts'
import { PASSWORD, signUpMember } from '../../testing/sign-up-member.ts'

const DAY_MS = 24 * 60 * 60_000
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'

describe.each(databases)('security 15: sessions on %s', (_name, _open, createEnvironment) => {
  async function build() {
    const built = await buildAccounts(await createEnvironment())
    const member = await signUpMember(built.app)
    const signIn = (cookie?: string) =>
      built.post(
        '/sign-in/email',
        { email: member.email, password: PASSWORD },
        { ...(cookie && { cookie }), headers: { 'user-agent': PHONE } },
      )
    return { ...built, member, signIn }
  }

  test('signing in ends the session that the browser presents', async () => {
    const { get, member, signIn } = await build()
    const { cookie } = await signIn(member.cookie)
    expect((await get('/get-session', { cookie })).json()).not.toBeNull()
    expect((await get('/get-session', { cookie: member.cookie })).json()).toBeNull()
    expect((await get('/list-sessions', { cookie })).json()).toHaveLength(1)
  })

  test('a session that is prolonged ends 90 days after the sign-in', async () => {
    const { get, store, member } = await build()
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
    const createdAt = ago(80)
    await store.run(
      'UPDATE identity_sessions SET "createdAt" = ?, "updatedAt" = ?, "expiresAt" = ?',
      createdAt,
      ago(2),
      ago(-28),
    )
    expect((await get('/get-session', { cookie: member.cookie })).json()).not.toBeNull()
    const end = new Date(Date.parse(createdAt) + 90 * DAY_MS).toISOString()
    expect(await store.all('SELECT "expiresAt" FROM identity_sessions')).toEqual([
      { expiresAt: end },
    ])
  })
})

describe('security 15: a mail on a new device', () => {
  async function build() {
    let at = Date.now()
    const built = await buildAccounts({}, { now: () => new Date(at) })
    const member = await signUpMember(built.app)
    at += DAY_MS
    const signIn = async (cookie?: string) => {
      const { app } = built
      const { headers } = await app.inject({
        method: 'POST',
        url: '/api/auth/sign-in/email',
        payload: { email: member.email, password: PASSWORD },
        headers: { 'user-agent': PHONE, ...(cookie && { cookie }) },
      })
      return [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';', 1)[0] ?? '')
    }
    const subjects = async () => {
      await built.app.close()
      return (await untilMails(built.outbox, 0)).map(({ subject }) => subject)
    }
    return { ...built, member, signIn, subjects }
  }

  test('comes for a browser that has not signed in to this account before', async () => {
    const { app, signIn, outbox } = await build()
    const cookies = await signIn()
    expect(cookies.some((cookie) => cookie.startsWith('rack.device='))).toBe(true)
    await app.close()
    const mails = (await untilMails(outbox, 0)).filter(({ subject }) =>
      subject.includes('new device'),
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Safari on an iPhone, ')
    expect(mails[0]?.text).toContain(' UTC')
  })

  test('does not come for the browser of the sign-up, nor twice for another', async () => {
    const { member, signIn, subjects } = await build()
    expect(member.cookie).toContain('rack.device=')
    await signIn(member.cookie)
    const cookies = await signIn()
    const device = cookies.find((cookie) => cookie.startsWith('rack.device='))
    await signIn(device)
    expect(await subjects()).toEqual(['Is this your address?', 'A new device has signed in'])
  })

  test('comes for a browser that another member has used', async () => {
    const { app, signIn, subjects } = await build()
    const { cookie } = await signUpMember(app)
    const device = cookie.split('; ').find((pair) => pair.startsWith('rack.device='))
    const cookies = await signIn(device)
    const both = cookies.find((pair) => pair.startsWith('rack.device='))
    expect(both?.split('.')).toHaveLength(3)
    expect(await subjects()).toContain('A new device has signed in')
  })
})
