/** Our error codes by those that the provider or better-auth puts into the callback URL. */
const CODES: Record<string, string> = {
  access_denied: 'popup-closed',
  state_not_found: 'sign-in-expired',
  state_mismatch: 'sign-in-expired',
  state_invalid: 'sign-in-expired',
  account_not_linked: 'account-not-linked',
  ACCOUNT_DISABLED: 'account-disabled',
  email_not_found: 'email-missing',
  temporarily_unavailable: 'provider-unavailable',
  server_error: 'provider-unavailable',
}

/** The redirect that better-auth chose, with its error code replaced by ours. */
export function toOwnErrors(location: string, page: string): string {
  const error = new URL(location, 'http://here').searchParams.get('error')
  return error === null ? location : `${page}?error=${CODES[error] ?? 'refused'}`
}
