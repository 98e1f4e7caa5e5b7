import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { MAX_TOKENS } from '#contract/tokens.ts'
import type { Members } from '../members.ts'
import { buildAccounts } from '../testing/build-accounts.ts'
import { databases } from '../testing/databases.ts'
import { PASSWORD, signUpMember } from '../testing/sign-up-member.ts'
import { createTokens } from './create-tokens.ts'

const NOW = new Date('2026-11-18T10:30:00Z')
const READING = { name: 'My e-reader', scopes: ['progress:read'] }
const NOBODY: Members = { find: async () => null }

function tokenCalls(app: FastifyInstance, headers: Record<string, string>) {
  return (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) =>
    app.inject({ method, url: `/api/tokens${path}`, headers, payload })
}

async function buildTokens(environment: Record<string, string>) {
  const built = await buildAccounts(environment)
  const { cookie } = await signUpMember(built.app)
  const tokens = createTokens({ database: built.store, now: () => NOW })
  const ownerOf = (token: string) =>
    tokens.membersWith(NOBODY, 'progress:read').find({ authorization: `Bearer ${token}` })
  return { ...built, cookie, tokens, ownerOf, call: tokenCalls(built.app, { cookie }) }
}

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  test('a token is shown once, and stored as a digest', async () => {
    const { call, store } = await buildTokens(await createEnvironment())
    const answer = await call('POST', '', READING)
    expect(answer.statusCode).toBe(201)
    const { token, ...kept } = answer.json()
    expect(token).toMatch(/^rack_[\w-]{43}$/)
    expect(kept).toMatchObject({ ...READING, ending: token.slice(-4), lastUsedAt: null })
    expect((await call('GET')).json()).toEqual({ tokens: [kept] })
    expect(JSON.stringify(await store.all('SELECT * FROM access_tokens'))).not.toContain(token)
  })

  test('it stands for its member where it has the scope, until it is revoked', async () => {
    const { call, tokens, ownerOf } = await buildTokens(await createEnvironment())
    const { token, id } = (await call('POST', '', READING)).json()
    expect(await ownerOf(token)).toMatchObject({ id: expect.any(String), email: '' })
    expect((await call('GET')).json().tokens[0].lastUsedAt).toBe(NOW.toISOString())
    const writers = tokens.membersWith(NOBODY, 'progress:write')
    await expect(writers.find({ authorization: `Bearer ${token}` })).rejects.toMatchObject({
      statusCode: 403,
      body: { code: 'missing-scope', message: expect.stringContaining('progress:write') },
    })
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204)
    expect(await ownerOf(token)).toBeNull()
  })

  test('of another member’s tokens nothing is seen, and none revoked', async () => {
    const { app, call } = await buildTokens(await createEnvironment())
    const { id } = (await call('POST', '', READING)).json()
    const other = tokenCalls(app, { cookie: (await signUpMember(app)).cookie })
    expect((await other('GET')).json()).toEqual({ tokens: [] })
    const refused = await other('DELETE', `/${id}`)
    expect(refused.statusCode).toBe(404)
    expect(refused.json()).toEqual((await other('DELETE', '/no-such-token')).json())
    expect((await call('GET')).json().tokens).toHaveLength(1)
  })

  test('the account’s export holds them, and its deletion takes them along', async () => {
    const { app, call, cookie, post, ownerOf } = await buildTokens(await createEnvironment())
    const { token } = (await call('POST', '', READING)).json()
    const exported = await app.inject({ url: '/api/account/export.json', headers: { cookie } })
    expect(exported.json().accessTokens).toMatchObject([READING])
    expect(exported.body).not.toContain(token)
    await post('/delete-user', { password: PASSWORD }, { cookie })
    expect(await ownerOf(token)).toBeNull()
  })
})

test('there is room for twenty, and words for one more', async () => {
  const { call } = await buildTokens({})
  for (let count = 0; count < MAX_TOKENS; count += 1) await call('POST', '', READING)
  const refused = await call('POST', '', READING)
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toContain('Revoke one first')
})

test.each([
  [{ ...READING, scopes: [] }],
  [{ ...READING, scopes: ['everything'] }],
  [{ ...READING, name: '' }],
])('%o makes no token', async (choice) => {
  const { call } = await buildTokens({})
  expect((await call('POST', '', choice)).statusCode).toBe(422)
  expect((await call('GET')).json()).toEqual({ tokens: [] })
})

test('a token opens neither the tokens nor the account', async () => {
  const { app, call } = await buildTokens({})
  const { token } = (await call('POST', '', READING)).json()
  const headers = { authorization: `Bearer ${token}` }
  expect((await tokenCalls(app, headers)('GET')).statusCode).toBe(401)
  expect((await app.inject({ url: '/api/account', headers })).statusCode).toBe(401)
})
