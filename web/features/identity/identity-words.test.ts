import { expect, test } from 'vitest'
import { IdentityError, type IdentityErrorCode } from '#web/lib/identity/identity.ts'
import { isIdentityErrorCode, toWords } from './identity-words.ts'

test.each<IdentityErrorCode>([
  'wrong-credentials',
  'account-disabled',
  'address-taken',
  'weak-password',
  'invalid-email',
  'popup-closed',
  'too-many-tries',
  'offline',
  'link-expired',
  'sign-in-again',
  'account-not-linked',
  'email-missing',
  'provider-unavailable',
  'sign-in-expired',
  'refused',
])('has a sentence of its own for %s', (code) => {
  expect(isIdentityErrorCode(code)).toBe(true)
  expect(toWords(new IdentityError(code, 'inner words')).text).toMatch(/^[A-Z].*\.$/)
})

test.each(['constructor', '__proto__', ''])('knows no code %j', (text) => {
  expect(isIdentityErrorCode(text)).toBe(false)
})

test.each([
  [undefined, 'Please wait a little, then'],
  [1, 'Please wait 1 second, then'],
  [10, 'Please wait 10 seconds, then'],
  [90, 'Please wait 90 seconds, then'],
  [91, 'Please wait 2 minutes, then'],
  [900, 'Please wait 15 minutes, then'],
])('after too many tries with %j seconds to go it says: %s', (retryAfterS, words) => {
  const refusal = new IdentityError('too-many-tries', '', { retryAfterS })
  expect(toWords(refusal).text).toContain(words)
})
