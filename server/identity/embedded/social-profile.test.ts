import { expect, test } from 'vitest'
import { toProfile } from './social-profile.ts'

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
