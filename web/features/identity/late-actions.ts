import type { Identity } from '#web/lib/identity/identity.ts'

/** All account actions but signing out and the session itself, which need no lazy chunk for our own accounts. */
export type IdentityActions = Omit<Identity, 'onUserChanged' | 'check' | 'signOut'>

const NAMES = Object.keys({
  signUp: 0,
  signIn: 0,
  signInWithSocialAccount: 0,
  requestPasswordReset: 0,
  checkResetLink: 0,
  resetPassword: 0,
  changePassword: 0,
  updateProfile: 0,
  sendVerificationMail: 0,
  confirmAddress: 0,
  hasPassword: 0,
  deleteAccount: 0,
  bearerToken: 0,
  renew: 0,
} satisfies Record<keyof IdentityActions, 0>) as (keyof IdentityActions)[]

/** A proxy for actions in a lazy chunk, which is loaded with the first call. */
export function createLateActions(load: () => Promise<IdentityActions>): IdentityActions {
  const late = NAMES.map((name) => [name, async (input: never) => (await load())[name](input)])
  return Object.fromEntries(late)
}
