import type { Session } from '#contract/session.ts'
import { getJson, SESSION_PATH, sendJson } from '#web/lib/api/api-client.ts'
import type { CurrentUser, Identity, UserListener } from '#web/lib/identity/identity.ts'
import { withLateActions } from './late-actions.ts'

/**
 * Accounts of this site's own server. Only the session is read at once; the account actions are in a
 * lazy chunk, loaded on first use.
 */
export function createEmbeddedIdentity(): Identity {
  const state = createUserState()
  return withLateActions(
    {
      onUserChanged: state.onUserChanged,
      check: state.check,
      signOut: () => state.leave(sendJson('POST', '/api/auth/sign-out', {})),
    },
    async () => (await import('./embedded-actions.ts')).createEmbeddedActions(state),
  )
}

/** The user state of all tabs: after a change in one tab the others read the session again. */
function createUserState() {
  const listeners = new Set<UserListener>()
  let otherTabs: BroadcastChannel | undefined
  let known: CurrentUser | null | undefined
  /**
   * Numbers each read and each change as it starts: an answer older than the known state is dropped.
   */
  let begun = 0
  let settled = 0
  let checking: Promise<CurrentUser | null> | undefined
  let leaving: Promise<unknown> | undefined

  const settle = (turn: number, user: CurrentUser | null, here?: boolean) => {
    if (turn < settled) return
    settled = turn
    known = user
    for (const listener of listeners) listener(user, here)
  }
  const read = async () => {
    const turn = ++begun
    settle(turn, await readUser())
    return known ?? null
  }
  const tell = (user: null) => {
    settle(++begun, user, true)
    otherTabs?.postMessage('changed')
  }
  // Opened with the first listener: prerendering has none, and an open channel would keep its process
  // running.
  const listenToOtherTabs = () => {
    if (otherTabs || !globalThis.BroadcastChannel) return
    otherTabs = new BroadcastChannel('identity')
    // If it cannot be read, the known state is kept.
    otherTabs.onmessage = () => void read().catch(() => {})
  }

  return {
    tell,
    async leave(request: Promise<unknown>) {
      leaving = request.catch(() => {})
      await request
      tell(null)
    },
    async renew() {
      await read()
      otherTabs?.postMessage('changed')
    },
    /** One read for all who ask at a time. A log-out under way is waited for: it is no surprise. */
    check() {
      checking ??= Promise.resolve(leaving)
        .then(read)
        .finally(() => {
          checking = undefined
        })
      return checking
    },
    onUserChanged(listener: UserListener) {
      listeners.add(listener)
      listenToOtherTabs()
      if (known !== undefined) listener(known)
      return () => listeners.delete(listener)
    },
  }
}

async function readUser(): Promise<CurrentUser | null> {
  const session = (await getJson(SESSION_PATH)) as Session
  return session && toUser(session)
}

function toUser({ user }: NonNullable<Session>): CurrentUser {
  return { displayName: user.name || null, email: user.email, photoURL: user.image }
}
