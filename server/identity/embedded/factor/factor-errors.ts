import { ApiError, notFound } from '../../../errors.ts'

export const wrongCode = () =>
  new ApiError(401, {
    code: 'wrong-code',
    message: 'That code is not right, or it was used already. Try the next one.',
  })

export const secondStepExpired = () =>
  new ApiError(401, {
    code: 'second-step-expired',
    message: 'That took too long, or too many codes were wrong. Log in with your password again.',
  })

export const appIsOn = () =>
  new ApiError(400, {
    code: 'factor-exists',
    message: 'An authenticator app is set up already. Turn it off first.',
  })

export const appIsOff = () =>
  new ApiError(400, {
    code: 'factor-missing',
    message: 'No authenticator app is set up. Begin again with the password.',
  })

const passkeyExpired = () =>
  new ApiError(400, {
    code: 'passkey-expired',
    message: 'That took too long. Please try again.',
  })

const passkeyRefused = () =>
  new ApiError(400, {
    code: 'passkey-refused',
    message: 'This passkey could not be verified. Please try again, or use another one.',
  })

const passkeyUnknown = () =>
  new ApiError(401, {
    code: 'passkey-unknown',
    message: 'No account here has this passkey. It may have been removed.',
  })

export const passkeyExists = () =>
  new ApiError(422, { code: 'passkey-exists', message: 'This passkey is in use already.' })

export const tooManyPasskeys = (max: number) =>
  new ApiError(422, {
    code: 'too-many-passkeys',
    message: `These are all ${max} that one member may have. Remove one to add another.`,
  })

export const noSuchPasskey = () => notFound('You have no such passkey.')

/** Thrown by our own check after the library's. */
export const NOT_VERIFIED_BY_USER = 'NOT_VERIFIED_BY_USER'

/** The error codes of better-auth's plugins. */
export const FACTOR_REFUSALS: Record<string, () => ApiError> = {
  INVALID_CODE: wrongCode,
  INVALID_BACKUP_CODE: wrongCode,
  INVALID_TWO_FACTOR_COOKIE: secondStepExpired,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: secondStepExpired,
  TOTP_ALREADY_ENABLED: appIsOn,
  TOTP_NOT_ENABLED: appIsOff,
  TWO_FACTOR_NOT_ENABLED: appIsOff,
  BACKUP_CODES_NOT_ENABLED: appIsOff,
  CHALLENGE_NOT_FOUND: passkeyExpired,
  PASSKEY_NOT_FOUND: passkeyUnknown,
  AUTHENTICATION_FAILED: passkeyRefused,
  FAILED_TO_VERIFY_REGISTRATION: passkeyRefused,
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: passkeyRefused,
  [NOT_VERIFIED_BY_USER]: passkeyRefused,
}
