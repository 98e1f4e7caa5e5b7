import { describe, expect, test } from 'vitest'
import { buildAccounts } from '../../testing/build-accounts.ts'
import { databases } from '../../testing/databases.ts'
import { PASSWORD, signUpMember } from '../../testing/sign-up-member.ts'

const wrong = 'Excelsior! 1963'

/** With a fixed clock, so that the result does not depend on how long the test takes. */
function buildAt(now: Date) {
  return buildAccounts({}, { now: () => now })
}

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  test('after five failures in a row an account rests, on all servers of the database', async () => {
    const environment = await createEnvironment()
    let now = new Date()
    const first = await buildAccounts(environment, { now: () => now })
    const second = await buildAccounts(environment, { now: () => now })
    const { email } = await signUpMember(first.app)
    const fail = (server: typeof first, index: number) =>
      server.post('/sign-in/email', { email, password: wrong }, { from: `10.1.0.${index}` })

    for (const [index, server] of [first, second, first, second, first].entries()) {
      expect((await fail(server, index)).status).toBe(401)
    }
    const body = { email: email.toUpperCase(), password: PASSWORD }
    const resting = await second.post('/sign-in/email', body, { from: '10.2.0.1' })
    expect(resting.status).toBe(429)
    expect(resting.json().code).toBe('too-many-tries')
    expect(resting.answered['retry-after']).toBe('10')

    now = new Date(now.getTime() + 10_000)
    expect((await fail(second, 6)).status).toBe(401)
    const longer = await first.post('/sign-in/email', body, { from: '10.2.0.2' })
    expect(longer.answered['retry-after']).toBe('20')

    now = new Date(now.getTime() + 20_000)
    expect((await first.post('/sign-in/email', body, { from: '10.2.0.3' })).status).toBe(200)
    expect((await fail(first, 7)).status).toBe(401)
    expect((await second.post('/sign-in/email', body, { from: '10.2.0.4' })).status).toBe(200)
  })

  test('an address on the internet has ten tries a minute, on all servers together', async () => {
    const environment = await createEnvironment()
    let now = new Date()
    const servers = [
      await buildAccounts(environment, { now: () => now }),
      await buildAccounts(environment, { now: () => now }),
    ]
    const attempt = (index: number) =>
      servers[index % 2]?.post(
        '/sign-in/email',
        { email: `${index}@example.com`, password: wrong },
        { from: '203.0.113.7' },
      )
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => (await attempt(index))?.status),
    )
    expect(statuses.sort()).toEqual([...Array(10).fill(401), 429, 429])
    now = new Date(now.getTime() + 60_000)
    expect((await attempt(13))?.status).toBe(401)
  })
})

test('many guesses at once are no more than many one by one', async () => {
  const { app, post } = await buildAt(new Date())
  const { email } = await signUpMember(app)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      post('/sign-in/email', { email, password: wrong }, { from: `10.3.0.${index}` }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array(5).fill(401),
    ...Array(7).fill(429),
  ])
})

test('an account that does not exist rests like one that does', async () => {
  const { post } = await buildAt(new Date())
  const body = { email: 'nobody@example.com', password: wrong }
  for (const index of [1, 2, 3, 4, 5]) {
    expect((await post('/sign-in/email', body, { from: `10.4.0.${index}` })).status).toBe(401)
  }
  expect((await post('/sign-in/email', body, { from: '10.4.0.6' })).status).toBe(429)
})

test('a network of the new kind counts as one address', async () => {
  const { post } = await buildAt(new Date())
  const statuses: number[] = []
  for (let index = 0; index < 11; index += 1) {
    const body = { email: `${index}@example.com`, password: wrong }
    statuses.push((await post('/sign-in/email', body, { from: `2001:db8::${index}` })).status)
  }
  expect(statuses.at(-1)).toBe(429)
  const body = { email: 'other@example.com', password: wrong }
  expect((await post('/sign-in/email', body, { from: '2001:db8:0:1::1' })).status).toBe(401)
})

test('security 5: IPv4 callers on a dual-stack socket are limited one by one', async () => {
  const { post } = await buildAt(new Date())
  const attempt = async (index: number, from: string) => {
    const body = { email: `${index}@example.com`, password: wrong }
    return (await post('/sign-in/email', body, { from })).status
  }
  for (let index = 0; index < 10; index += 1) {
    expect(await attempt(index, '::ffff:203.0.113.7')).toBe(401)
  }
  expect(await attempt(10, '::ffff:cb00:7107')).toBe(429)
  expect(await attempt(11, '203.0.113.7')).toBe(429)
  expect(await attempt(12, '::ffff:203.0.113.8')).toBe(401)
})

test('ten sign-ups a minute come from one address', async () => {
  const { post } = await buildAt(new Date())
  const statuses: number[] = []
  for (let index = 0; index < 11; index += 1) {
    const body = { name: 'A', email: `${index}@example.com`, password: PASSWORD }
    statuses.push((await post('/sign-up/email', body)).status)
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})
