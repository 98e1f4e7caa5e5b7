import { describe, expect, test } from 'vitest'
import { InboxPageSchema, MESSAGES_PER_PAGE } from '#contract/inbox.ts'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import type { Member } from '../members.ts'
import { accountCalls } from '../testing/account-calls.ts'
import { buildAccounts } from '../testing/build-accounts.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import {
  ADMIN_EMAILS,
  buildInbox,
  buildMessagesOf,
  CONTACT,
  messageCalls,
  REPORT,
} from '../testing/message-calls.ts'
import { messageStores } from '../testing/message-stores.ts'
import { tokenIn, untilMails } from '../testing/outbox.ts'
import { signUpMember } from '../testing/sign-up-member.ts'

const TODAY = () => new Date().toISOString().slice(0, 10)
const NOTHING = { code: 'not-found', message: 'Nothing answers at this address.' }

const shareApp = shareInFile(() => buildTestApp())
const shareMessagesOf = shareInFile((member: Partial<Member>) => buildMessagesOf(member))
const shareInbox = shareInFile(() => buildInbox())

const CALLS = [
  ['GET', ''],
  ['GET', '?page=0'],
  ['GET', '/export.json'],
  ['GET', '/export.csv'],
  ['PUT', '/some-id/read'],
  ['DELETE', '/some-id/read'],
] as const

describe.each(CALLS)('%s /api/queries%s', (verb, path) => {
  test.each([
    ['a member', { email: 'asha.rao@example.com', emailVerified: true }],
    ['somebody who has not verified the address', { email: 'editor@example.com' }],
    [
      'an address that only looks like it',
      { email: 'editor@example.com.evil.example', emailVerified: true },
    ],
    ['an empty address', { email: '', emailVerified: true }],
  ])('is not there for %s', async (_who, member) => {
    const { call } = await shareMessagesOf(member)
    const answer = await call(verb, path)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual(NOTHING)
    expect(answer.headers['content-disposition']).toBeUndefined()
  })

  test('is not there for a visitor', async () => {
    const { app } = await shareApp()
    const answer = await messageCalls(app).call(verb, path)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual(NOTHING)
  })
})

test('security 2: opens when its reader confirms the address by the link of a mail, and the account tells it', async () => {
  const { app, outbox, get, post } = await buildAccounts({ ADMIN_EMAILS })
  const { cookie } = await signUpMember(app, { email: 'Second.Editor@example.com' })
  const look = async () => {
    const { statusCode } = await messageCalls(app, cookie).call('GET', '')
    const account = await accountCalls(app, cookie).call('GET', '')
    return [statusCode, account.json().inbox]
  }
  expect(await look()).toEqual([404, false])
  const [mail] = await untilMails(outbox, 1)
  await get(`/verify-email?token=${tokenIn(mail)}`, { cookie })
  expect(await look()).toEqual([404, false])
  await post('/verify-email', { token: tokenIn(mail) }, { cookie })
  expect(await look()).toEqual([200, true])
})

describe.each(messageStores)('with messages in %s', (_name, createEnvironment) => {
  test('a reader lists, finds, marks and takes along', async () => {
    const { call, send, report } = await buildInbox(await createEnvironment())
    const message = 'Is =HYPERLINK("x") safe, <b>really</b>?'
    const { id: first } = (await send({ fullname: 'Émile Zola Jr.' })).json()
    const { id: second } = (await send({ message })).json()
    const list = async (query = '') => InboxPageSchema.parse((await call('GET', query)).json())
    const ids = async (query: string) => (await list(query)).results.map(({ id }) => id).sort()

    expect(await list()).toMatchObject({ page: 1, size: MESSAGES_PER_PAGE, more: false })
    expect(await ids('')).toEqual([first, second].sort())
    expect(await ids('?text=ÉMILE')).toEqual([first])
    expect(await ids('?text=hyperlink')).toEqual([second])
    expect(await ids('?text=ASHA.RAO@')).toEqual([first, second].sort())
    expect(await ids('?text=nobody')).toEqual([])
    expect(await ids(`?since=${TODAY()}`)).toHaveLength(2)
    expect(await ids('?until=2020-01-01')).toEqual([])

    expect((await call('PUT', `/${first}/read`)).statusCode).toBe(204)
    expect(await ids('?unread=true')).toEqual([second])
    const json = (await call('GET', '/export.json?unread=false')).json()
    expect(json.queries).toHaveLength(2)
    expect(json.queries.find(({ id }: { id: string }) => id === first)).toEqual({
      ...CONTACT,
      id: first,
      fullname: 'Émile Zola Jr.',
      about: null,
      timestamp: expect.stringMatching(/Z$/),
      readAt: expect.stringMatching(/Z$/),
    })
    const csv = await call('GET', '/export.csv?unread=true')
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.headers['content-disposition']).toBe(
      `attachment; filename="spinner-rack-queries-${TODAY()}.csv"`,
    )
    expect(csv.body.split('\r\n')).toEqual([
      'id,timestamp,fullname,email,message,about,readAt',
      expect.stringContaining(`"Is =HYPERLINK(""x"") safe, <b>really</b>?"`),
      '',
    ])
    expect((await call('DELETE', `/${first}/read`)).statusCode).toBe(204)
    expect(await ids('?unread=true')).toHaveLength(2)

    const { id: third } = (await report()).json()
    expect(await list('?text=comics/12460')).toMatchObject({ results: [{ ...REPORT, id: third }] })
  })

  test('there is nothing to mark under an id that nothing has, or can have', async () => {
    const { call } = await buildInbox(await createEnvironment())
    for (const id of ['nobody', '__id__', '..', 'a%2Fb', 'a b', 'a'.repeat(90)]) {
      expect((await call('PUT', `/${id}/read`)).statusCode).toBe(404)
    }
  })
})

test('a page says whether there is another', async () => {
  const { call, store } = await buildInbox()
  await store.batch(
    Array.from({ length: MESSAGES_PER_PAGE + 1 }, (_, index) => [
      `INSERT INTO queries (id, member_id, fullname, email, message, "timestamp")
      VALUES (?, 'm', 'Name', 'a@example.com', 'Message', ?)`,
      `id-${index}`,
      index,
    ]),
  )
  const first = (await call('GET', '')).json()
  expect(first).toMatchObject({ page: 1, more: true })
  expect(first.results).toHaveLength(MESSAGES_PER_PAGE)
  expect(first.results[0].id).toBe(`id-${MESSAGES_PER_PAGE}`)
  const second = (await call('GET', '?page=2')).json()
  expect(second).toMatchObject({ page: 2, more: false, results: [{ id: 'id-0' }] })
})

test.each([
  '?since=yesterday',
  '?since=2026-02-30',
  '?until=15.11.2026',
  '?page=0',
  '?page=1e9',
  '?unread=maybe',
  `?text=${'a'.repeat(201)}`,
])('%s is refused in words', async (query) => {
  const { call } = await shareInbox()
  const answer = await call('GET', query)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'bad-request', message: expect.any(String) })
})

test('what would be a formula is a text in the table', async () => {
  const { call, send } = await buildInbox()
  await send({ fullname: '=1+1+cmd|x', message: '@SUM(1+1)*cmd|x' })
  const { body } = await call('GET', '/export.csv')
  expect(body).toContain(`,"'=1+1+cmd|x",`)
  expect(body).toContain(`,"'@SUM(1+1)*cmd|x",`)
})
