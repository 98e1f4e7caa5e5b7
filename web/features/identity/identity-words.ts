import type { IdentityError, IdentityErrorCode } from '#web/lib/identity/identity.ts'
import { paths } from '#web/lib/navigation/paths.ts'

export interface IdentityWords {
  text: string
  /** A link that helps, if there is one. */
  way?: { to: string; label: string }
}

const WORDS: Record<IdentityErrorCode, IdentityWords> = {
  'wrong-credentials': { text: 'Wrong e-mail or password.' },
  'account-disabled': { text: 'This account has been disabled by whoever runs this site.' },
  'address-taken': {
    text: 'There is an account with this e-mail already.',
    way: { to: paths.login, label: 'Log in to it' },
  },
  'weak-password': { text: 'The password does not meet all four points yet.' },
  'invalid-email': { text: 'That e-mail address cannot be right. Please check it.' },
  'popup-closed': { text: 'Sign-in was cancelled. Nothing has changed.' },
  'too-many-tries': { text: 'Too many tries. Please wait a little, then try again.' },
  offline: { text: 'The server cannot be reached. Check the connection, then try again.' },
  'link-expired': {
    text: 'This link was used already, or its time is up.',
    way: { to: paths.forgotPassword, label: 'Ask for a new one' },
  },
  'other-account': {
    text: 'This link belongs to another account. Log in with the one that the mail was sent to.',
  },
  'already-verified': { text: 'This address is confirmed already.' },
  'sign-in-again': {
    text: 'For this we must be sure that it is you. Please log in again.',
    way: { to: paths.login, label: 'Log in' },
  },
  'sign-in-expired': { text: 'That took too long, or was begun in another tab. Please try again.' },
  'account-not-linked': {
    text: 'There is an account with the e-mail of that social account. Log in with its password.',
  },
  'email-missing': {
    text: 'That social account did not tell an e-mail address, and we need one.',
  },
  'provider-unavailable': {
    text: 'The social account cannot be reached right now. Try again later, or use your e-mail.',
  },
  unavailable: {
    text: 'Accounts cannot be reached at the moment. Please try again in a little while.',
  },
  'wrong-code': {
    text: 'That code is not right, or it was used already. Try the next one.',
  },
  'second-step-expired': {
    text: 'That took too long, or too many codes were wrong. Start again with your password.',
  },
  'passkey-cancelled': { text: 'No passkey was chosen in time. Try again, or use your password.' },
  'passkey-unsupported': {
    text: 'This browser or device cannot use passkeys here. Log in with your password.',
  },
  'passkey-exists': { text: 'This device holds a passkey of your account already.' },
  'passkey-expired': { text: 'That took too long. Please try again.' },
  'passkey-refused': { text: 'This passkey could not be verified. Try again, or use another one.' },
  'passkey-unknown': { text: 'No account here has this passkey. It may have been removed.' },
  refused: { text: 'That did not work. Please try again.' },
}

export function isIdentityErrorCode(text: string): text is IdentityErrorCode {
  return Object.hasOwn(WORDS, text)
}

/** The message for an error of the identity provider. */
export function toWords({ code, retryAfterS }: IdentityError): IdentityWords {
  if (code === 'too-many-tries' && retryAfterS !== undefined) {
    return { text: `Too many tries. Please wait ${toDuration(retryAfterS)}, then try again.` }
  }
  return WORDS[code]
}

function toDuration(seconds: number): string {
  if (seconds === 1) return '1 second'
  if (seconds <= 90) return `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
