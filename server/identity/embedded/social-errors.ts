/** What a page has words for, by what the provider or the library says at the end of the trip. */
const CODES: Record<string, string> = {
  access_denied: 'popup-closed',
  state_not_found: 'sign-in-expired',
  state_mismatch: 'sign-in-expired',
  state_invalid: 'sign-in-expired',
  account_not_linked: 'account-not-linked',
  email_not_found: 'email-missing',
  temporarily_unavailable: 'provider-unavailable',
  server_error: 'provider-unavailable',
}

/** The way on from where the library wanted to send the reader, with our own word for what went wrong. */
export function toOwnErrors(location: string, page: string): string {
  const error = new URL(location, 'http://here').searchParams.get('error')
  return error === null ? location : `${page}?error=${CODES[error] ?? 'refused'}`
}
