import { createHmac, createPublicKey } from 'node:crypto'
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { buildClaims, FIREBASE, ISSUED, startTokenIssuer } from '../../testing/token-issuer.ts'
import { createTokenMembers } from './token-members.ts'

const LATER_S = ISSUED.getTime() / 1000 + 61
const ASHA = {
  id: 'uid-of-asha',
  email: 'asha.rao@example.com',
  emailVerified: true,
  displayName: 'Asha Rao',
  photoURL: 'https://lh3.googleusercontent.com/asha',
  signedInAt: ISSUED,
}

async function buildMembers(config = FIREBASE) {
  const issuer = await startTokenIssuer()
  const clock = { now: ISSUED }
  const members = createTokenMembers({ config, now: () => clock.now, keysUrl: issuer.keysUrl })
  const find = (token: string) => members.find({ authorization: `Bearer ${token}` })
  return { ...issuer, clock, members, find }
}

function unsigned(claims = buildClaims()): string {
  return new UnsecuredJWT(claims).encode()
}

describe('a token that the provider signed', () => {
  test('says who is calling', async () => {
    const { find, sign } = await buildMembers()
    expect(await find(await sign())).toEqual(ASHA)
  })

  test('may leave out all but the address', async () => {
    const { find, sign } = await buildMembers()
    const claims = buildClaims({ email_verified: undefined, name: undefined, picture: undefined })
    expect(await find(await sign(claims))).toEqual({
      ...ASHA,
      emailVerified: false,
      displayName: null,
      photoURL: null,
    })
  })

  test('is good until it expires, and not a second longer, however often it was shown', async () => {
    const { find, sign, clock } = await buildMembers()
    const token = await sign()
    expect(await find(token)).toEqual(ASHA)
    clock.now = new Date(ISSUED.getTime() + 3_599_000)
    expect(await find(token)).toEqual(ASHA)
    clock.now = new Date(ISSUED.getTime() + 3_600_000)
    expect(await find(token)).toBeNull()
    expect(await find(token)).toBeNull()
  })

  test('is believed by a server whose clock is a little behind', async () => {
    const { find, sign } = await buildMembers()
    const soon = LATER_S - 1
    expect(await find(await sign(buildClaims({ iat: soon, auth_time: soon })))).toEqual({
      ...ASHA,
      signedInAt: new Date(soon * 1000),
    })
  })

  test.each([
    ['another project issued', { iss: 'https://securetoken.google.com/demo-other' }],
    ['somebody else issued', { iss: 'https://accounts.google.com' }],
    ['is for another project', { aud: 'demo-other' }],
    ['is for nobody', { aud: undefined }],
    ['has expired', { exp: ISSUED.getTime() / 1000 }],
    ['never expires', { exp: undefined }],
    ['was issued in the future', { iat: LATER_S }],
    ['is of a sign-in in the future', { auth_time: LATER_S }],
    ['is of no sign-in', { auth_time: undefined }],
    ['names nobody', { sub: undefined }],
    ['has an empty name', { sub: '' }],
    ['has no address', { email: undefined }],
    ['has an address that is no text', { email: ['asha.rao@example.com'] }],
    ['may not be used yet', { nbf: LATER_S }],
  ])('is worth nothing when it %s', async (_case, claims) => {
    const { find, sign } = await buildMembers()
    expect(await find(await sign(buildClaims(claims)))).toBeNull()
  })
})

describe('a forged token is worth nothing', () => {
  test('when another key signed it under the name of the right one', async () => {
    const { find } = await buildMembers()
    const { privateKey } = await generateKeyPair('RS256')
    const forged = new SignJWT(buildClaims()).setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
    expect(await find(await forged.sign(privateKey))).toBeNull()
  })

  test('when its claims were changed after signing', async () => {
    const { find, sign } = await buildMembers()
    const [header, , signature] = (await sign()).split('.')
    const claims = Buffer.from(JSON.stringify(buildClaims({ sub: 'uid-of-boss' })))
    expect(await find(`${header}.${claims.toString('base64url')}.${signature}`)).toBeNull()
  })

  test('when the public key is its password', async () => {
    const { find, jwk } = await buildMembers()
    const pem = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
    const signed = [{ alg: 'HS256', kid: 'key-1' }, buildClaims()]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const signature = createHmac('sha256', pem).update(signed).digest('base64url')
    expect(await find(`${signed}.${signature}`)).toBeNull()
  })

  test('when nobody signed it', async () => {
    const { find } = await buildMembers()
    expect(await find(unsigned())).toBeNull()
  })

  test('when the key is right and the algorithm another', async () => {
    const { find, sign } = await buildMembers()
    const [, claims, signature] = (await sign()).split('.')
    const header = Buffer.from(JSON.stringify({ alg: 'PS256', kid: 'key-1' })).toString('base64url')
    expect(await find(`${header}.${claims}.${signature}`)).toBeNull()
  })

  test('when it names a key that is not published, or none where there are several', async () => {
    const { find, sign, jwk, answer } = await buildMembers()
    answer.body = JSON.stringify({ keys: [jwk, { ...jwk, kid: 'key-2' }] })
    expect(await find(await sign(buildClaims(), { kid: 'key-3' }))).toBeNull()
    expect(await find(await sign(buildClaims(), {}))).toBeNull()
  })

  test.each([
    ['no header', undefined],
    ['an empty header', ''],
    ['another scheme', 'Basic YTpi'],
    ['no token', 'Bearer '],
    ['words', 'Bearer not.a.token'],
    ['one part', 'Bearer abc'],
    ['a null in place of claims', `Bearer e30.${Buffer.from('null').toString('base64url')}.x`],
    ['very much', `Bearer ${'a'.repeat(5000)}.${'b'.repeat(5000)}.c`],
  ])('when it is %s', async (_case, authorization) => {
    const { members, answer } = await buildMembers()
    expect(await members.find({ authorization })).toBeNull()
    expect(answer.requests).toBe(0)
  })
})

describe('the keys of the provider', () => {
  test('are fetched once for many tokens', async () => {
    const { find, sign, answer } = await buildMembers()
    for (const sub of ['a', 'b', 'c']) {
      expect(await find(await sign(buildClaims({ sub })))).toMatchObject({ id: sub })
    }
    expect(answer.requests).toBe(1)
  })

  test.each([
    ['answer with an error', { status: 500 }],
    ['are no keys', { body: '{"error":"no"}' }],
    ['are no JSON', { body: '<html>' }],
  ])('are said to be out of reach when they %s, and asked for again', async (_case, fault) => {
    const { find, sign, answer } = await buildMembers()
    const healthy = { ...answer }
    Object.assign(answer, fault)
    await expect(find(await sign())).rejects.toMatchObject({
      statusCode: 503,
      body: {
        code: 'identity-unreachable',
        message: 'The service that keeps the accounts cannot be reached. Please try again.',
      },
    })
    Object.assign(answer, healthy)
    expect(await find(await sign())).toEqual(ASHA)
  })

  test('are not needed for a token that is known already', async () => {
    const { find, sign, stop } = await buildMembers()
    const token = await sign()
    await find(token)
    stop()
    expect(await find(token)).toEqual(ASHA)
  })
})

describe('where the emulator stands in for the provider', () => {
  const EMULATED = { ...FIREBASE, emulatorHost: '127.0.0.1:9099' }

  test('its unsigned tokens say who is calling, without any keys', async () => {
    const { find, answer } = await buildMembers(EMULATED)
    expect(await find(unsigned())).toEqual(ASHA)
    expect(answer.requests).toBe(0)
  })

  test.each([
    ['are for another project', { aud: 'demo-other' }],
    ['are from elsewhere', { iss: 'https://accounts.google.com' }],
    ['have expired', { exp: ISSUED.getTime() / 1000 }],
    ['are of the future', { auth_time: LATER_S }],
    ['name nobody', { sub: '' }],
  ])('they are worth nothing when they %s', async (_case, claims) => {
    const { find } = await buildMembers(EMULATED)
    expect(await find(unsigned(buildClaims(claims)))).toBeNull()
  })
})
