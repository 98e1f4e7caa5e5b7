/** What tells callers apart: the session's cookie, or the ID token of a provider elsewhere. */
export const CREDENTIAL_HEADERS = 'cookie, authorization'

/** Of an answer that depends on who asks: no cache stores it, or gives it to somebody else. */
export const PRIVATE_HEADERS = {
  'cache-control': 'private, no-store',
  vary: CREDENTIAL_HEADERS,
}
