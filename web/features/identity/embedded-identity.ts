import type { Session } from '#contract/session.ts'
import { getJson, sendJson } from '#web/lib/api/api-client.ts'
import { REQUEST_TIMEOUT_MS } from '#web/lib/api/with-timeout.ts'
import type { CurrentUser, Identity } from '#web/lib/identity/identity.ts'
import { createLateActions } from './late-actions.ts'

/**
 * Accounts of this site's own server. Only the session is read at once; the account actions are in a
 * lazy chunk, loaded on first use.
 */
export function createEmbeddedIdentity(): Identity {
  const state = createUserState()
  return {
    onUserChanged: state.onUserChanged,
    ...createLateActions(async () =>
      (await import('./embedded-actions.ts')).createEmbeddedActions(state),
    ),
    async signOut() {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
      await sendJson('POST', '/api/auth/sign-out', {}, { signal })
      state.tell(null)
    },
  }
}

/** The user state of all tabs: after a change in one tab the others read the session again. */
function createUserState() {
  const listeners = new Set<(user: CurrentUser | null) => void>()
  let otherTabs: BroadcastChannel | undefined
  let known: Promise<CurrentUser | null> | undefined
  /**
   * Numbers each read and each change as it starts: an answer older than the known state is dropped.
   */
  let begun = 0
  let settled = 0

  const settle = (turn: number, user: CurrentUser | null | undefined) => {
    if (user === undefined || turn < settled) return
    settled = turn
    known = Promise.resolve(user)
    for (const listener of listeners) listener(user)
  }
  const read = async () => settle(++begun, await readUser())
  const tellOthers = () => otherTabs?.postMessage('changed')
  // Opened with the first listener: prerendering has none, and an open channel would keep its process
  // running.
  const listenToOtherTabs = () => {
    if (otherTabs || !globalThis.BroadcastChannel) return
    otherTabs = new BroadcastChannel('identity')
    otherTabs.onmessage = read
  }

  return {
    tell(user: CurrentUser | null) {
      settle(++begun, user)
      tellOthers()
    },
    async renew() {
      await read()
      tellOthers()
    },
    onUserChanged(listener: (user: CurrentUser | null) => void) {
      listeners.add(listener)
      listenToOtherTabs()
      // Null if the session cannot be read: the public pages must open all the same.
      known ??= readUser().then((user) => user ?? null)
      const asked = known
      asked.then((user) => {
        if (known === asked && listeners.has(listener)) listener(user)
      })
      return () => listeners.delete(listener)
    },
  }
}

/** Undefined if the session cannot be read: the known state is kept then. */
async function readUser(): Promise<CurrentUser | null | undefined> {
  try {
    const session = (await getJson('/api/auth/get-session')) as Session
    return session && toUser(session)
  } catch {}
}

function toUser({ user }: NonNullable<Session>): CurrentUser {
  return { displayName: user.name || null, email: user.email, photoURL: user.image }
}
