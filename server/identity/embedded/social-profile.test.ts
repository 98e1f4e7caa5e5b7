import { describe, expect, test } from 'vitest'
import { mergeClaims, toProfile } from './social-profile.ts'

const OWN = ['http://localhost:3000', 'http://127.0.0.1:3000']

function profileOf(claims: Record<string, unknown>) {
  return toProfile({ sub: '1', email: 'peter@other.example', ...claims }, OWN)
}

test.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  [1, false],
  [undefined, false],
])('an address that is verified by %j counts as %j', (email_verified, counts) => {
  expect(profileOf({ email_verified }).emailVerified).toBe(counts)
})

test.each([
  ['Peter Parker', 'Peter Parker'],
  ['  Peter  ', 'Peter'],
  [undefined, 'peter'],
  ['', 'peter'],
  ['a\u0000b', 'peter'],
  ['x'.repeat(61), 'peter'],
  [{ given: 'Peter' }, 'peter'],
])('somebody called %j is %j here', (name, displayName) => {
  expect(profileOf({ name }).name).toBe(displayName)
})

test.each([
  ['https://faces.example/peter.jpg', 'https://faces.example/peter.jpg'],
  ['http://127.0.0.1:3000/pictures/characters/1.svg', '/pictures/characters/1.svg'],
  ['http://faces.example/peter.jpg', undefined],
  ['http://localhost:3000/api/auth/sign-out', undefined],
  ['javascript:alert(1)', undefined],
  [`https://faces.example/${'x'.repeat(500)}`, undefined],
  [7, undefined],
])('of the picture %.40j remains %j', (picture, image) => {
  expect(profileOf({ picture }).image).toBe(image)
})

test.each([undefined, '', 'peter', 7, 'a@b.example\r\nBcc: c@d.example'])(
  'no account can be made of the address %j',
  (email) => {
    expect(profileOf({ email })).toMatchObject({ email: null })
  },
)

describe('security 20: address and verification', () => {
  const merge = (idToken: object, userInfo: object) => {
    const { email, email_verified } = mergeClaims(
      { sub: '1', ...idToken },
      { sub: '1', ...userInfo },
    )
    return [email, email_verified]
  }
  const MINE = 'peter@other.example'
  const THEIRS = 'norman@other.example'

  test('are never those of two documents', () => {
    expect(merge({ email_verified: true }, { email: THEIRS })).toEqual([THEIRS, undefined])
    expect(merge({ email: THEIRS }, { email_verified: true })).toEqual([THEIRS, undefined])
    expect(merge({ email: MINE, email_verified: true }, { email: THEIRS })).toEqual([MINE, true])
    expect(merge({ email: THEIRS }, { email: MINE, email_verified: true })).toEqual([MINE, true])
    expect(merge({ email: THEIRS }, { email: MINE })).toEqual([MINE, undefined])
    expect(
      merge({ email: MINE, email_verified: true }, { email: THEIRS, email_verified: false }),
    ).toEqual([THEIRS, false])
  })

  test('are taken from whichever document has them', () => {
    expect(merge({ email: MINE, email_verified: true }, {})).toEqual([MINE, true])
    expect(merge({}, { email: MINE, email_verified: true })).toEqual([MINE, true])
    expect(merge({ email_verified: true }, {})).toEqual([undefined, undefined])
  })

  test('leave the other claims as they are', () => {
    const merged = mergeClaims({ sub: '1', name: 'A', locale: 'en' }, { sub: '1', name: 'B' })
    expect(merged).toMatchObject({ sub: '1', name: 'B', locale: 'en' })
  })
})
