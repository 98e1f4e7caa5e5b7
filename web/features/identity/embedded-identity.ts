import type { Session } from '#contract/session.ts'
import { getJson, sendJson } from '#web/lib/api-client.ts'
import type { CurrentUser, Identity } from '#web/lib/identity.ts'
import { createLateActions } from './late-actions.ts'

/**
 * Accounts that this site's own server keeps. Only the state is read at once: what a reader does
 * with an account comes with its first use, in a script of its own.
 */
export function createEmbeddedIdentity(): Identity {
  const state = createUserState()
  return {
    onUserChanged: state.onUserChanged,
    ...createLateActions(async () =>
      (await import('./embedded-actions.ts')).createEmbeddedActions(state),
    ),
    async signOut() {
      await sendJson('POST', '/api/auth/sign-out', {})
      state.tell(null)
    },
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
