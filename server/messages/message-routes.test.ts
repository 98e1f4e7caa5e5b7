import { describe, expect, test } from 'vitest'
import { accountCalls } from '../testing/account-calls.ts'
import { buildAccounts } from '../testing/build-accounts.ts'
import { databases } from '../testing/databases.ts'
import { buildMessagesOf, CONTACT, messageCalls, REPORT } from '../testing/message-calls.ts'
import { messageStores, openTestStore } from '../testing/message-stores.ts'
import { PASSWORD, signUpMember } from '../testing/sign-up-member.ts'

const KEY = '0198a7c2-1111-7222-8333-0123456789ab'
const HOUR_MS = 60 * 60 * 1000

describe.each(messageStores)('with messages in %s', (_name, createEnvironment) => {
  async function build() {
    const environment = await createEnvironment()
    const built = await buildAccounts(environment)
    const member = await signUpMember(built.app)
    const store = await openTestStore(environment)
    const readAll = () => store.list({ limit: 100 })
    return { ...built, member, readAll, ...messageCalls(built.app, member.cookie) }
  }

  test('a member’s message is kept, and a visitor’s is not', async () => {
    const { app, send, readAll } = await build()
    const refused = await messageCalls(app).send()
    expect(refused.statusCode).toBe(401)
    expect(refused.json()).toEqual({ code: 'signed-out', message: 'You are not logged in.' })
    const taken = await send()
    expect(taken.statusCode).toBe(201)
    expect(taken.headers['cache-control']).toBe('private, no-store')
    const { id } = taken.json()
    expect(await readAll()).toEqual([
      {
        ...CONTACT,
        id,
        memberId: expect.stringMatching(/\w/),
        about: null,
        timestamp: expect.any(Date),
        readAt: null,
      },
    ])
  })

  test('a report is kept with the page that it is about, in the member’s name, once', async () => {
    const { app, member, report, readAll } = await build()
    expect((await messageCalls(app).report()).statusCode).toBe(401)
    expect((await report({}, KEY)).statusCode).toBe(201)
    expect((await report({}, KEY)).json()).toEqual({ id: KEY })
    expect((await report({ about: '/comics/1' }, KEY)).statusCode).toBe(422)
    expect(await readAll()).toMatchObject([{ ...REPORT, id: KEY, email: member.email }])
  })

  test('an attempt that is repeated is kept once', async () => {
    const { send, readAll } = await build()
    const answers = await Promise.all([send({}, KEY), send({}, KEY), send({}, KEY.toUpperCase())])
    for (const answer of answers) {
      expect(answer.statusCode).toBe(201)
      expect(answer.json()).toEqual({ id: KEY })
    }
    expect(await readAll()).toHaveLength(1)
    await send()
    expect(await readAll()).toHaveLength(2)
  })

  test('another message under the same key is refused, not lost in silence', async () => {
    const { app, send, readAll } = await build()
    await send({}, KEY)
    const others = [
      await send({ message: 'Another message' }, KEY),
      await messageCalls(app, (await signUpMember(app)).cookie).send({}, KEY),
    ]
    for (const answer of others) {
      expect(answer.statusCode).toBe(422)
      expect(answer.json().code).toBe('idempotency-key-taken')
    }
    expect(await readAll()).toMatchObject([CONTACT])
  })

  test('the account’s export holds them, and its deletion takes them along', async () => {
    const { app, post, member, send, readAll } = await build()
    await send()
    const other = await signUpMember(app)
    await messageCalls(app, other.cookie).send({ fullname: 'Somebody Else' })
    const { messages } = (await accountCalls(app, member.cookie).call('GET', '/export.json')).json()
    expect(messages).toEqual([
      {
        ...CONTACT,
        id: expect.any(String),
        about: null,
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ])
    const deleted = await post('/delete-user', { password: PASSWORD }, { cookie: member.cookie })
    expect(deleted.status).toBe(200)
    expect(await readAll()).toMatchObject([{ fullname: 'Somebody Else' }])
  })
})

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  test('a member may send 20 messages an hour, on two servers together', async () => {
    const environment = await createEnvironment()
    let at = Date.UTC(2026, 10, 15)
    const now = () => new Date(at)
    const { app: one } = await buildAccounts(environment, { now })
    const { app: other } = await buildAccounts(environment, { now })
    const { cookie } = await signUpMember(one)
    const servers = [messageCalls(one, cookie), messageCalls(other, cookie)] as const
    const answers = await Promise.all(
      Array.from({ length: 22 }, (_, index) => servers[index % 2 === 0 ? 0 : 1].send()),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20)
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(2)
    for (const answer of refused) {
      expect(answer.headers['retry-after']).toBe('3600')
      expect(answer.json()).toEqual({
        code: 'too-many-messages',
        message: 'Only 20 messages an hour can be sent. Please try again later.',
      })
    }
    const somebodyElse = messageCalls(other, (await signUpMember(other)).cookie)
    expect((await somebodyElse.send()).statusCode).toBe(201)
    at += HOUR_MS
    expect((await servers[1].send()).statusCode).toBe(201)
  })
})

test('a page elsewhere cannot send in its reader’s name', async () => {
  const { call } = await buildMessagesOf()
  const answer = await call('POST', '', CONTACT, { origin: 'https://evil.example' })
  expect(answer.statusCode).toBe(403)
})

test('neither the message nor the address is in the log', async () => {
  const { send, logLines } = await buildMessagesOf()
  await send()
  await send({ fullname: 'x' })
  expect(logLines.length).toBeGreaterThan(1)
  expect(logLines.join('')).not.toMatch(/Asha|first issue|asha\.rao/)
})
