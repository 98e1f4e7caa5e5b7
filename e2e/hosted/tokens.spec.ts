import { expect } from '../fixtures.ts'
import { signUp } from '../identity-contract/walk.ts'
import { test } from './hosted-test.ts'
import { readToken } from './read-token.ts'

/** A forged token, as anybody could write it who has seen a real one. */
function withClaims(token: string, changes: object): string {
  const [header, claims = ''] = token.split('.')
  const known = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const changed = Buffer.from(JSON.stringify({ ...known, ...changes })).toString('base64url')
  return `${header}.${changed}.`
}

test('a member reads the catalogue by the token, and nobody without a good one', async ({
  page,
  newcomer,
}) => {
  await signUp(page, newcomer)
  await expect(page).toHaveURL('/rack')
  const token = await readToken(page)
  const ask = async (headers: Record<string, string>) =>
    (await page.request.get('/v1/public/characters?limit=1', { headers })).status()
  expect(await ask({ authorization: `Bearer ${token}` })).toBe(200)
  expect(await ask({})).toBe(409)
  for (const changes of [
    { aud: 'demo-other' },
    { exp: 1 },
    { sub: '' },
    { iss: 'https://x.test' },
  ]) {
    expect(await ask({ authorization: `Bearer ${withClaims(token, changes)}` })).toBe(409)
  }
})

test('the routes of accounts of our own are not there', async ({ request }) => {
  for (const path of ['sign-up/email', 'sign-in/email', 'sign-out']) {
    expect((await request.post(`/api/auth/${path}`, { data: {} })).status()).toBe(404)
  }
})
