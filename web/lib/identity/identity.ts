/** Who is signed in, as the identity provider tells it. */
export interface CurrentUser {
  displayName: string | null
  email: string
  photoURL: string | null
}

/** The same for every provider; pages find their words by it (`identity-words.ts`). */
export type IdentityErrorCode =
  | 'wrong-credentials'
  | 'address-taken'
  | 'weak-password'
  | 'invalid-email'
  | 'popup-closed'
  | 'too-many-tries'
  | 'offline'
  | 'link-expired'
  | 'sign-in-again'
  /** The address of the social account has an account here, and is not confirmed on both sides. */
  | 'account-not-linked'
  /** The social account came without an e-mail address. */
  | 'email-missing'
  | 'provider-unavailable'
  /** A trip to the provider that took too long, or that did not begin in this browser. */
  | 'sign-in-expired'
  | 'refused'

interface IdentityErrorDetails extends ErrorOptions {
  /** After `too-many-tries`, where the provider tells. */
  retryAfterS?: number
  /** What is wrong with which field of a form. */
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

/** What the site asks of an identity provider, whichever it is. Refusals are IdentityErrors. */
export interface Identity {
  /**
   * Tells the first state as soon as it is known, and every change after it; null is a visitor.
   * Returns what ends the telling.
   */
  onUserChanged(listener: (user: CurrentUser | null) => void): () => void
  signUp(input: { displayName: string; email: string; password: string }): Promise<void>
  signIn(input: { email: string; password: string }): Promise<void>
  /**
   * By a window of the provider, or by leaving the page; then the promise never settles, and the
   * reader comes back to `/login` signed in, or with `?error=CODE`.
   */
  signInWithSocialAccount(): Promise<void>
  signOut(): Promise<void>
  /** Says nothing of whether the address has an account. */
  requestPasswordReset(email: string): Promise<void>
  resetPassword(input: { token: string; password: string }): Promise<void>
  changePassword(input: { current: string; next: string }): Promise<void>
  updateProfile(changes: { displayName?: string; photoURL?: string | null }): Promise<void>
  /** Mails the link that confirms the address once more. */
  sendVerificationMail(): Promise<void>
  /** False for accounts that are opened by a social account alone. */
  hasPassword(): Promise<boolean>
  /** For accounts without a password of their own, `password` is left out. */
  deleteAccount(input: { password?: string }): Promise<void>
  /** For the server's API; null where a cookie says who calls. */
  bearerToken(): Promise<string | null>
}
