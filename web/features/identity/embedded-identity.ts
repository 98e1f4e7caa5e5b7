import type { Session } from '#contract/session.ts'
import { getJson, postJson } from '#web/lib/api-client.ts'
import type { CurrentUser, Identity } from '#web/lib/identity.ts'

/** Accounts that this site's own server keeps. */
export function createEmbeddedIdentity(): Identity {
  const listeners = new Set<(user: CurrentUser | null) => void>()
  let state: Promise<CurrentUser | null> | undefined

  return {
    onUserChanged(listener) {
      listeners.add(listener)
      state ??= readUser()
      state.then((user) => {
        if (listeners.has(listener)) listener(user)
      })
      return () => listeners.delete(listener)
    },
    async signOut() {
      await postJson('/api/auth/sign-out', {})
      state = Promise.resolve(null)
      for (const listener of listeners) listener(null)
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
