import { describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { buildClaims, ISSUED, startTokenIssuer } from '../../testing/token-issuer.ts'
import { createFirebaseIdentity } from './firebase-identity.ts'
import { createTokenMembers } from './token-members.ts'

const config = readConfig({
  IDENTITY: 'firebase',
  FIREBASE_PROJECT_ID: 'demo-rack',
  FIREBASE_API_KEY: 'public-key',
  FIREBASE_AUTH_DOMAIN: 'demo-rack.firebaseapp.com',
  ADMIN_EMAILS: 'asha.rao@example.com',
})

async function buildHostedApp() {
  const { firebase } = config
  if (firebase === null) throw new Error('These tests are about Firebase.')
  const now = () => ISSUED
  const issuer = await startTokenIssuer()
  const identity = {
    ...createFirebaseIdentity({ config: firebase, now }),
    members: createTokenMembers({ config: firebase, now, keysUrl: issuer.keysUrl }),
  }
  const { app } = await buildTestApp({ config, identity, now })
  const ask = (url: string, token?: string) =>
    app.inject({ url, ...(token && { headers: { authorization: `Bearer ${token}` } }) })
  return { app, ask, ...issuer }
}

describe.each(['/v1/public/comics', '/api/search?q=thor'])('%s', (address) => {
  test('opens to a token, and to nobody without a good one', async () => {
    const { ask, sign } = await buildHostedApp()
    expect((await ask(address)).statusCode).toBe(409)
    expect((await ask(address, await sign())).statusCode).toBe(200)
    expect((await ask(address, await sign(buildClaims({ aud: 'other' })))).statusCode).toBe(409)
  })

  test('says in words that nobody can tell who is calling', async () => {
    const { ask, sign, answer } = await buildHostedApp()
    answer.status = 500
    const { statusCode, body } = await ask(address, await sign())
    expect(statusCode).toBe(503)
    expect(JSON.parse(body)).toEqual({
      code: 'identity-unreachable',
      message: 'The service that keeps the accounts cannot be reached. Please try again.',
    })
  })
})

test.each([
  ['GET', '/api/auth/get-session'],
  ['POST', '/api/auth/sign-up/email'],
  ['POST', '/api/auth/sign-in/email'],
  ['POST', '/api/auth/sign-out'],
  ['GET', '/api/auth/callback/social'],
] as const)('%s %s is not there', async (method, url) => {
  const { app } = await buildHostedApp()
  const answer = await app.inject({ method, url, ...(method === 'POST' && { payload: {} }) })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'not-found' })
})

test.each([
  ['is verified', {}, 200],
  ['is not', { email_verified: false }, 404],
  ['may or may not be', { email_verified: undefined }, 404],
  ['is another one', { email: 'peter@example.com' }, 404],
])('the inbox answers a reader whose address by the token %s', async (_word, claims, status) => {
  const { ask, sign } = await buildHostedApp()
  const token = await sign(buildClaims(claims))
  expect((await ask('/api/queries', token)).statusCode).toBe(status)
  expect((await ask('/api/account', token)).json()).toMatchObject({ inbox: status === 200 })
})

test('what is kept here of a member is exported and removed by the token', async () => {
  const { app, ask, sign } = await buildHostedApp()
  const headers = { authorization: `Bearer ${await sign()}` }
  const payload = { plan: 'premier' }
  await app.inject({ method: 'PUT', url: '/api/account/plan', headers, payload })
  const read = async () => (await ask('/api/account/export.json', await sign())).json()
  expect(await read()).toEqual({
    exportedAt: ISSUED.toISOString(),
    profile: {
      displayName: 'Asha Rao',
      email: 'asha.rao@example.com',
      emailVerified: true,
      photoURL: 'https://lh3.googleusercontent.com/asha',
    },
    plan: 'premier',
    catalogueKeys: [],
    favourites: [],
    readings: [],
    follows: [],
    collection: [],
    lists: [],
    shares: [],
    publicProfile: null,
    accessTokens: [],
    lastVisit: null,
    messages: [],
    operatorActs: [],
  })
  const removed = await app.inject({ method: 'DELETE', url: '/api/account', headers })
  expect(removed.statusCode).toBe(204)
  expect(await read()).toMatchObject({ plan: 'basic' })
  const again = await app.inject({ method: 'DELETE', url: '/api/account', headers })
  expect(again.statusCode).toBe(204)
})

describe('security 14: what is kept here of a member', () => {
  test.each([
    ['five minutes ago', 300, 204],
    ['longer ago', 301, 403],
    ['a month ago', 30 * 86_400, 403],
  ])(
    'is removed by a sign-in of the last five minutes, and this one was %s',
    async (_word, age, status) => {
      const { app, ask, sign } = await buildHostedApp()
      const authTime = ISSUED.getTime() / 1000 - age
      const token = await sign(buildClaims({ auth_time: authTime }))
      const headers = { authorization: `Bearer ${token}` }
      await app.inject({
        method: 'PUT',
        url: '/api/account/plan',
        headers,
        payload: { plan: 'premier' },
      })
      const answer = await app.inject({ method: 'DELETE', url: '/api/account', headers })
      expect(answer.statusCode).toBe(status)
      const account = (await ask('/api/account', token)).json()
      expect(account).toMatchObject({ plan: status === 204 ? 'basic' : 'premier' })
      if (status === 403) {
        expect(answer.json()).toEqual({
          code: 'sign-in-again',
          message: 'For this we must be sure that it is you. Please log in again.',
        })
      }
    },
  )

  test('is for members', async () => {
    const { app } = await buildHostedApp()
    const answer = await app.inject({ method: 'DELETE', url: '/api/account' })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().code).toBe('signed-out')
  })

  test('is not removed by a page elsewhere', async () => {
    const { app, sign } = await buildHostedApp()
    const headers = { authorization: `Bearer ${await sign()}`, origin: 'https://evil.example' }
    const answer = await app.inject({ method: 'DELETE', url: '/api/account', headers })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('cross-site')
  })
})
