import { expect, test } from 'vitest'
import { IdentityError } from '#web/lib/identity/identity.ts'
import { toIdentityError } from './firebase-errors.ts'

/** An error as the Firebase SDK throws it. */
function buildFault(code: string): Error {
  return Object.assign(new Error(`Firebase: Error (${code}).`), { code })
}

test.each([
  ['auth/invalid-credential', 'wrong-credentials'],
  ['auth/email-already-in-use', 'address-taken'],
  ['auth/weak-password', 'weak-password'],
  ['auth/invalid-email', 'invalid-email'],
  ['auth/popup-closed-by-user', 'popup-closed'],
  ['auth/cancelled-popup-request', 'popup-closed'],
  ['auth/network-request-failed', 'offline'],
  ['auth/too-many-requests', 'too-many-tries'],
  ['auth/invalid-action-code', 'link-expired'],
  ['auth/requires-recent-login', 'sign-in-again'],
  ['auth/user-disabled', 'account-disabled'],
  ['auth/something-new', 'refused'],
])('%s is %s to the pages', (code, known) => {
  const fault = buildFault(code)
  const error = toIdentityError(fault)
  expect(error).toBeInstanceOf(IdentityError)
  expect(error).toMatchObject({ code: known, cause: fault })
  expect((error as Error).message).not.toContain('Firebase')
})

test('an unknown address and a wrong password are told in the same words', () => {
  const codes = ['wrong-password', 'user-not-found', 'invalid-login-credentials']
  const words = codes.map((code) => String(toIdentityError(buildFault(`auth/${code}`))))
  expect(new Set(words)).toEqual(new Set(['IdentityError: Wrong e-mail or password.']))
})

test('what is no refusal of the provider stays what it is', () => {
  const fault = new TypeError('A mistake of our own')
  expect(toIdentityError(fault)).toBe(fault)
})

test('what nobody waited for any longer is out of reach', () => {
  const fault = new DOMException('Too late', 'TimeoutError')
  expect(toIdentityError(fault)).toMatchObject({ code: 'offline', cause: fault })
})
