/** The signed-in user, as the identity provider reports it. */
export interface CurrentUser {
  displayName: string | null
  email: string
  photoURL: string | null
}

/** The same codes for every provider; pages look up their messages by it (`identity-words.ts`). */
export type IdentityErrorCode =
  | 'wrong-credentials'
  /** By whoever runs the site. Only the member is told. */
  | 'account-disabled'
  | 'address-taken'
  | 'weak-password'
  | 'invalid-email'
  | 'popup-closed'
  | 'too-many-tries'
  | 'offline'
  | 'link-expired'
  /** The link of a mail was sent to another account than the one that is signed in. */
  | 'other-account'
  | 'already-verified'
  | 'sign-in-again'
  /**
   * The e-mail address of the social account has an account here, and is not verified on both sides.
   */
  | 'account-not-linked'
  /** The social account came without an e-mail address. */
  | 'email-missing'
  | 'provider-unavailable'
  /** The server cannot reach its database. */
  | 'unavailable'
  /** The redirect to the provider took too long, or did not start in this browser. */
  | 'sign-in-expired'
  /** The code of the second step. */
  | 'wrong-code'
  /** The password must be given again. */
  | 'second-step-expired'
  /** Cancelled, or not done in time. */
  | 'passkey-cancelled'
  | 'passkey-unsupported'
  | 'passkey-exists'
  | 'passkey-expired'
  | 'passkey-refused'
  | 'passkey-unknown'
  | 'refused'

interface IdentityErrorDetails extends ErrorOptions {
  /** After `too-many-tries`, if the provider tells it. */
  retryAfterS?: number
  /** Error messages by field name. */
  fields?: Record<string, string>
}

export class IdentityError extends Error {
  override readonly name = 'IdentityError'
  readonly code: IdentityErrorCode
  readonly retryAfterS: number | undefined
  readonly fields: Record<string, string>

  constructor(code: IdentityErrorCode, message: string, details: IdentityErrorDetails = {}) {
    super(message, details)
    this.code = code
    this.retryAfterS = details.retryAfterS
    this.fields = details.fields ?? {}
  }
}

/** `mail-sent`: nobody is signed in, and a mail tells whether the address was new. */
export type SignUpOutcome = 'signed-in' | 'mail-sent'

/** After the right password some members must prove a second factor before they are signed in. */
type SignInOutcome = 'signed-in' | 'second-step'

/** Null is a visitor; `here` is true for what this page did itself, such as logging out. */
export type UserListener = (user: CurrentUser | null, here?: boolean) => void

/** The port to the identity provider, whichever it is. Refusals are IdentityErrors. */
export interface Identity {
  /** Reports the known state, if any, and every later one. Returns the function that unsubscribes. */
  onUserChanged(listener: UserListener): () => void
  /**
   * Asks who is signed in, reports it, and resolves with it. Rejects when no answer came in time: then
   * the state stays as it is, and nobody is taken for a visitor.
   */
  check(): Promise<CurrentUser | null>
  signUp(input: { displayName: string; email: string; password: string }): Promise<SignUpOutcome>
  signIn(input: { email: string; password: string }): Promise<SignInOutcome>
  /**
   * By a popup of the provider, or by a redirect; then the promise never settles, and the reader comes
   * back to `/login` signed in, or with `?error=CODE`.
   */
  signInWithSocialAccount(): Promise<void>
  signOut(): Promise<void>
  /** Reports the user of a session that was opened or changed without this port. */
  renew(): Promise<void>
  /** Does not reveal whether the address has an account. */
  requestPasswordReset(email: string): Promise<void>
  /** Rejects with `link-expired` if the token of a mail cannot set a password any more. */
  checkResetLink(token: string): Promise<void>
  resetPassword(input: { token: string; password: string }): Promise<void>
  changePassword(input: { current: string; next: string }): Promise<void>
  updateProfile(changes: { displayName?: string; photoURL?: string | null }): Promise<void>
  /** Sends the verification mail again. */
  sendVerificationMail(): Promise<void>
  /** Confirms the address of the signed-in user by the token of the verification mail. */
  confirmAddress(token: string): Promise<void>
  /** False for accounts that sign in with a social account only. */
  hasPassword(): Promise<boolean>
  /** For accounts without a password of their own, `password` is left out. */
  deleteAccount(input: { password?: string }): Promise<void>
  /** The bearer token for the server's API; null where a session cookie identifies the caller. */
  bearerToken(): Promise<string | null>
}
