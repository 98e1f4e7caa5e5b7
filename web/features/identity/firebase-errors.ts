import { IdentityError, type IdentityErrorCode } from '#web/lib/identity/identity.ts'

const TOGETHER = 'Wrong e-mail or password.'
const CLOSED = 'The window was closed before you were signed in.'

/**
 * Maps the codes of Firebase to those of the port. A failed sign-in does not tell which of the two is
 * wrong.
 */
const KNOWN: Record<string, [IdentityErrorCode, string]> = {
  'auth/wrong-password': ['wrong-credentials', TOGETHER],
  'auth/user-not-found': ['wrong-credentials', TOGETHER],
  'auth/invalid-credential': ['wrong-credentials', TOGETHER],
  'auth/invalid-login-credentials': ['wrong-credentials', TOGETHER],
  'auth/email-already-in-use': ['address-taken', 'This e-mail has an account already.'],
  'auth/weak-password': ['weak-password', 'The password is too easy to guess.'],
  'auth/password-does-not-meet-requirements': [
    'weak-password',
    'The password does not meet what the site asks of it.',
  ],
  'auth/invalid-email': ['invalid-email', 'Must be a valid email!'],
  'auth/missing-email': ['invalid-email', 'Must be a valid email!'],
  'auth/popup-closed-by-user': ['popup-closed', CLOSED],
  'auth/cancelled-popup-request': ['popup-closed', CLOSED],
  'auth/user-cancelled': ['popup-closed', CLOSED],
  'auth/redirect-cancelled-by-user': ['popup-closed', CLOSED],
  'auth/too-many-requests': ['too-many-tries', 'Too many tries. Please wait a little.'],
  'auth/network-request-failed': [
    'offline',
    'The server cannot be reached. Check the connection, then try again.',
  ],
  'auth/expired-action-code': ['link-expired', 'This link has expired or was used already.'],
  'auth/invalid-action-code': ['link-expired', 'This link has expired or was used already.'],
  'auth/requires-recent-login': ['sign-in-again', 'Please log in again to do this.'],
  'auth/user-token-expired': ['sign-in-again', 'Please log in again to do this.'],
  'auth/user-disabled': ['account-disabled', 'This account was disabled.'],
  'auth/operation-not-allowed': ['refused', 'This way of signing in is turned off.'],
  'auth/account-exists-with-different-credential': [
    'account-not-linked',
    'This e-mail has an account already. Log in the way you did before.',
  ],
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

export function toIdentityError(error: unknown): unknown {
  const code = isTimeout(error) ? 'auth/network-request-failed' : codeOf(error)
  if (!code.startsWith('auth/')) return error
  const [known, words] = KNOWN[code] ?? ['refused', 'The account service refused this.']
  return new IdentityError(known, words, { cause: error })
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}
