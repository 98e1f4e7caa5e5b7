import { ApiError, crossSite, signedOut, signInAgain, unexpected } from '../../errors.ts'
import { FACTOR_REFUSALS } from './factor/factor-errors.ts'

const wrongCredentials = () =>
  new ApiError(401, {
    code: 'wrong-credentials',
    message: 'Wrong e-mail or password.',
  })

export const ADDRESS_TAKEN = 'address-taken'

const addressTaken = () =>
  new ApiError(422, {
    code: ADDRESS_TAKEN,
    message: 'There is an account with this e-mail already. Log in, or ask for a new password.',
  })

/** Only for somebody who has proven to be the member: others must not learn that there is an account. */
const accountDisabled = () =>
  new ApiError(403, {
    code: 'account-disabled',
    message: 'This account has been disabled by whoever runs this site.',
  })

const weakPassword = () =>
  new ApiError(422, {
    code: 'weak-password',
    message: 'The password does not meet all four points yet.',
  })

export const linkExpired = () =>
  new ApiError(400, {
    code: 'link-expired',
    message: 'This link was used already, or its time is up. Ask for a new one.',
  })

export const wrongPassword = () =>
  new ApiError(401, { code: 'wrong-credentials', message: 'That is not your password.' })

const withoutPassword = () =>
  new ApiError(400, {
    code: 'no-password',
    message: 'This account has no password of its own. Use Forgot password? to choose one.',
  })

export const alreadyVerified = () =>
  new ApiError(400, { code: 'already-verified', message: 'This address is confirmed already.' })

export const otherAccount = () =>
  new ApiError(403, {
    code: 'other-account',
    message: 'This link belongs to another account. Log in with the one that the mail was sent to.',
  })

const noProvider = () =>
  new ApiError(404, { code: 'not-found', message: 'There is no such way to log in here.' })

const providerUnavailable = () =>
  new ApiError(503, {
    code: 'provider-unavailable',
    message: 'The social account cannot be reached right now. Try again later, or use your e-mail.',
  })

const refusal = () =>
  new ApiError(400, { code: 'refused', message: 'That did not work. Please try again.' })

/** Thrown by our database adapter. */
export const ALREADY_EXISTS = 'ALREADY_EXISTS'
/** Thrown by our own hook before a session is opened. */
export const ACCOUNT_DISABLED = 'ACCOUNT_DISABLED'
/** Thrown by our OpenID client. */
export const PROVIDER_UNAVAILABLE = 'PROVIDER_UNAVAILABLE'

/** better-auth's error codes. */
const REFUSALS: Record<string, () => ApiError> = {
  INVALID_EMAIL_OR_PASSWORD: wrongCredentials,
  INVALID_PASSWORD: wrongPassword,
  USER_ALREADY_EXISTS: addressTaken,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: addressTaken,
  [ALREADY_EXISTS]: addressTaken,
  [ACCOUNT_DISABLED]: accountDisabled,
  FAILED_TO_CREATE_USER: unexpected,
  FAILED_TO_CREATE_SESSION: unexpected,
  PASSWORD_TOO_SHORT: weakPassword,
  PASSWORD_TOO_LONG: weakPassword,
  INVALID_TOKEN: linkExpired,
  TOKEN_EXPIRED: linkExpired,
  USER_NOT_FOUND: linkExpired,
  INVALID_USER: linkExpired,
  SESSION_EXPIRED: signInAgain,
  SESSION_NOT_FRESH: signInAgain,
  UNAUTHORIZED: signedOut,
  CREDENTIAL_ACCOUNT_NOT_FOUND: withoutPassword,
  PROVIDER_NOT_FOUND: noProvider,
  [PROVIDER_UNAVAILABLE]: providerUnavailable,
  INVALID_ORIGIN: crossSite,
  MISSING_OR_NULL_ORIGIN: crossSite,
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: crossSite,
  INVALID_CALLBACK_URL: crossSite,
  INVALID_REDIRECT_URL: crossSite,
  INVALID_ERROR_CALLBACK_URL: crossSite,
  INVALID_NEW_USER_CALLBACK_URL: crossSite,
  ...FACTOR_REFUSALS,
}

export function toRefusal(status: number, code: string | undefined): ApiError {
  const known = code === undefined ? undefined : REFUSALS[code]
  if (known !== undefined) return known()
  return status >= 500 ? unexpected() : refusal()
}
