import { IdentityError } from '../identity/identity.ts'

/** Of a ceremony in the browser, by the name of its DOMException. */
export function toPasskeyError(error: unknown): IdentityError {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') {
    return new IdentityError(
      'passkey-exists',
      'This device holds a passkey of your account already.',
      { cause: error },
    )
  }
  if (name === 'NotSupportedError' || name === 'ConstraintError' || name === 'SecurityError') {
    return new IdentityError(
      'passkey-unsupported',
      'This browser or device cannot use passkeys here. Try another one.',
      { cause: error },
    )
  }
  // Browsers do not tell a refusal from a timeout, so that no page learns which passkeys there are.
  return new IdentityError(
    'passkey-cancelled',
    'No passkey was chosen in time, so nothing has changed. Please try again.',
    { cause: error },
  )
}
