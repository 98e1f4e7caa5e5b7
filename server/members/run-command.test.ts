import { hostname, userInfo } from 'node:os'
import { describe, expect, test } from 'vitest'
import { buildAccounts } from '../testing/build-accounts.ts'
import { databases } from '../testing/databases.ts'
import { runMembers } from '../testing/run-members.ts'
import { PASSWORD, signUpMember } from '../testing/sign-up-member.ts'

const NEXT = 'Nuff said! 1963'
const ASHA = { name: 'Åsa Rao', email: 'asa@example.com' }
const BEN = { name: 'Ben Grimm', email: 'ben@example.com' }
const BY = { operator: userInfo().username, host: hostname() }

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  async function build() {
    const environment = await createEnvironment()
    const accounts = await buildAccounts(environment)
    const asha = await signUpMember(accounts.app, ASHA)
    const members = (...args: string[]) => runMembers(environment, ...args)
    const show = async (who: string) => JSON.parse((await members('show', who, '--json')).printed)
    return { ...accounts, environment, asha, members, show }
  }

  test('lists members, and finds them by a part of the name or the address', async () => {
    const { app, members, environment } = await build()
    await signUpMember(app, BEN)
    const listed = JSON.parse((await members('list', '--json')).printed)
    expect(listed.total).toBe(2)
    expect(listed.members).toMatchObject([
      { email: BEN.email, displayName: BEN.name, emailVerified: false, disabledAt: null },
      { email: ASHA.email, displayName: ASHA.name },
    ])
    const day = listed.members[0].createdAt.slice(0, 10)
    expect((await members('list')).printed).toBe(
      `STATE        SINCE       LAST SEEN   E-MAIL           NAME
unconfirmed  ${day}  ${day}  ben@example.com  Ben Grimm
unconfirmed  ${day}  ${day}  asa@example.com  Åsa Rao
2 members.
`,
    )
    const emailsOf = async (...args: string[]) => {
      const { printed } = await members('list', '--json', ...args)
      return JSON.parse(printed).members.map(({ email }: { email: string }) => email)
    }
    expect(await emailsOf('--text', 'ÅSA')).toEqual([ASHA.email])
    expect(await emailsOf('--text', 'EXAMPLE', '--limit', '1')).toEqual([BEN.email])
    expect((await members('list', '--limit', '1')).printed).toContain(
      '2 members, of whom the 1 newest are shown.',
    )
    await runMembers(environment, 'disable', BEN.email)
    expect(await emailsOf('--disabled')).toEqual([BEN.email])
    expect(await members('list', '--text', '%')).toMatchObject({ printed: 'No members.\n' })
  })

  test('confirms an address, as the link of the mail does', async () => {
    const { members, show, asha, app, store } = await build()
    const account = { url: '/api/account', headers: { cookie: asha.cookie } }
    expect((await app.inject(account)).json().verified).toBe(false)
    expect(await members('verify', 'ASA@example.com')).toEqual({
      code: 0,
      printed: 'asa@example.com is confirmed.\n',
      complained: '',
    })
    expect((await app.inject(account)).json().verified).toBe(true)
    expect(await store.all('SELECT * FROM identity_confirmations')).toEqual([])
    const { id } = await show(ASHA.email)
    expect((await members('verify', id)).printed).toBe('asa@example.com was confirmed already.\n')
  })

  test('gives a link to choose a new password, which works once and for an hour', async () => {
    const { members, post, asha, store } = await build()
    const { code, printed, complained } = await members('reset-link', asha.email)
    expect(code).toBe(0)
    expect(printed).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}\n$/)
    expect(complained).toMatch(/^Works once, until \d\d:\d\d UTC\. Give it to nobody but the owner/)
    const token = new URL(printed).searchParams.get('token')
    for (const table of ['identity_verifications', 'member_acts']) {
      const rows = await store.all(`SELECT * FROM ${table}`)
      expect(rows.length, table).toBeGreaterThan(0)
      expect(JSON.stringify(rows), table).not.toContain(token)
    }
    const [row] = await store.all<{ createdAt: string; expiresAt: string }>(
      'SELECT "createdAt", "expiresAt" FROM identity_verifications',
    )
    expect(Date.parse(row?.expiresAt ?? '') - Date.parse(row?.createdAt ?? '')).toBe(60 * 60_000)

    expect((await post('/check-reset-link', { token })).status).toBe(200)
    const choose = () => post('/reset-password', { token, newPassword: NEXT })
    expect((await choose()).status).toBe(200)
    expect((await choose()).json().code).toBe('link-expired')
    const body = { email: asha.email, password: NEXT }
    expect((await post('/sign-in/email', body)).status).toBe(200)
  })

  test('signs out on all devices, and leaves the account open', async () => {
    const { app, members, asha, members: run, post, get } = await build()
    const ben = await signUpMember(app, BEN)
    const body = { email: asha.email, password: PASSWORD }
    const phone = await post('/sign-in/email', body)
    expect((await run('sign-out-everywhere', asha.email)).code).toBe(0)
    for (const { cookie } of [asha, phone]) {
      expect((await get('/list-sessions', { cookie })).status).toBe(401)
    }
    expect((await get('/list-sessions', { cookie: ben.cookie })).status).toBe(200)
    expect((await post('/sign-in/email', body)).status).toBe(200)
    expect((await members('show', asha.email)).printed).toContain('device       A device without')
  })

  test('writes down who did what to whom and when, for the operator and for the member', async () => {
    const { app, members, show, asha, post } = await build()
    const since = new Date().toISOString()
    await members('verify', asha.email)
    await members('verify', asha.email)
    await members('reset-link', asha.email)
    await members('disable', asha.email)
    await members('enable', asha.email)
    const { id, acts } = await show(asha.email)
    const entries = JSON.parse((await members('audit', '--json')).printed)
    const named = { ...BY, memberId: id, email: asha.email, at: expect.any(String) }
    expect(entries).toEqual([
      { ...named, act: 'verify', outcome: 'done' },
      { ...named, act: 'verify', outcome: 'unchanged' },
      { ...named, act: 'reset-link', outcome: 'done' },
      { ...named, act: 'disable', outcome: 'done' },
      { ...named, act: 'enable', outcome: 'done' },
    ])
    expect(acts).toEqual(entries)
    const { printed } = await members('audit', '--since', since)
    expect(printed.trim().split('\n')).toHaveLength(6)
    expect(printed).toMatch(
      new RegExp(
        `^TIME +ACT +OUTCOME +MEMBER +BY +E-MAIL\n[\\d: -]+ UTC  verify +done +${id}  .+@.+  asa@example.com\n`,
      ),
    )
    expect((await members('audit', '--since', '2999-01-01')).printed).toBe('Nothing was done.\n')

    const signedIn = await post('/sign-in/email', { email: asha.email, password: PASSWORD })
    const headers = { cookie: signedIn.cookie }
    const exported = await app.inject({ url: '/api/account/export.json', headers })
    expect(exported.json().operatorActs).toEqual(
      entries.map(({ at, act, outcome }: Record<string, string>) => ({ at, act, outcome })),
    )
  })

  test('of two commands at once both are written down', async () => {
    const { members, asha } = await build()
    const codes = await Promise.all(
      Array.from({ length: 4 }, async () => (await members('verify', asha.email)).code),
    )
    expect(codes).toEqual([0, 0, 0, 0])
    expect(JSON.parse((await members('audit', '--json')).printed)).toHaveLength(4)
  })
})
