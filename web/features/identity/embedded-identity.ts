import type { Session } from '#contract/session.ts'
import { getJson, sendJson } from '#web/lib/api-client.ts'
import type { CurrentUser, Identity } from '#web/lib/identity.ts'

/**
 * Accounts that this site's own server keeps. Only the state is read at once: what a reader does
 * with an account comes with its first use, in a script of its own.
 */
export function createEmbeddedIdentity(): Identity {
  const state = createUserState()
  const actions = () => import('./embedded-actions.ts')

  return {
    onUserChanged: state.onUserChanged,
    async signUp(input) {
      await (await actions()).signUp(input)
      await state.renew()
    },
    async signIn(input) {
      await (await actions()).signIn(input)
      await state.renew()
    },
    async signInWithSocialAccount() {
      await (await actions()).signInWithSocialAccount()
    },
    async signOut() {
      await sendJson('POST', '/api/auth/sign-out', {})
      state.tell(null)
    },
    async requestPasswordReset(email) {
      await (await actions()).requestPasswordReset(email)
    },
    async resetPassword(input) {
      await (await actions()).resetPassword(input)
    },
    async changePassword(input) {
      await (await actions()).changePassword(input)
    },
    async updateProfile(changes) {
      await (await actions()).updateProfile(changes)
      await state.renew()
    },
    async sendVerificationMail() {
      await (await actions()).sendVerificationMail()
    },
    async hasPassword() {
      return (await actions()).hasPassword()
    },
    async deleteAccount(input) {
      await (await actions()).deleteAccount(input)
      state.tell(null)
    },
    bearerToken: async () => null,
  }
}

/** The state of all tabs: what changes in one is read anew by the others. */
function createUserState() {
  const listeners = new Set<(user: CurrentUser | null) => void>()
  let otherTabs: BroadcastChannel | undefined
  let known: Promise<CurrentUser | null> | undefined

  const settle = (user: CurrentUser | null) => {
    known = Promise.resolve(user)
    for (const listener of listeners) listener(user)
  }
  const tell = (user: CurrentUser | null) => {
    settle(user)
    otherTabs?.postMessage('changed')
  }
  // From the first listener on: the prerender has none, and an open channel would hold its process.
  const listenToOtherTabs = () => {
    if (otherTabs || !globalThis.BroadcastChannel) return
    otherTabs = new BroadcastChannel('identity')
    otherTabs.onmessage = async () => settle(await readUser())
  }

  return {
    tell,
    renew: async () => tell(await readUser()),
    onUserChanged(listener: (user: CurrentUser | null) => void) {
      listeners.add(listener)
      listenToOtherTabs()
      known ??= readUser()
      known.then((user) => {
        if (listeners.has(listener)) listener(user)
      })
      return () => listeners.delete(listener)
    },
  }
}

/** A session that cannot be read is none: the pages for everyone must open all the same. */
async function readUser(): Promise<CurrentUser | null> {
  try {
    const session = (await getJson('/api/auth/get-session')) as Session
    return session && toUser(session)
  } catch {
    return null
  }
}

function toUser({ user }: NonNullable<Session>): CurrentUser {
  return { displayName: user.name || null, email: user.email, photoURL: user.image }
}
