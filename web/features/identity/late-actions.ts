import type { Identity } from '#web/lib/identity/identity.ts'

/** What a reader does with an account, but for leaving it: our own accounts need no script for that. */
export type IdentityActions = Omit<Identity, 'onUserChanged' | 'signOut'>

const NAMES = Object.keys({
  signUp: 0,
  signIn: 0,
  signInWithSocialAccount: 0,
  requestPasswordReset: 0,
  resetPassword: 0,
  changePassword: 0,
  updateProfile: 0,
  sendVerificationMail: 0,
  hasPassword: 0,
  deleteAccount: 0,
  bearerToken: 0,
} satisfies Record<keyof IdentityActions, 0>) as (keyof IdentityActions)[]

/** Stands for actions whose script comes with the first of them. */
export function createLateActions(load: () => Promise<IdentityActions>): IdentityActions {
  const late = NAMES.map((name) => [name, async (input: never) => (await load())[name](input)])
  return Object.fromEntries(late)
}
