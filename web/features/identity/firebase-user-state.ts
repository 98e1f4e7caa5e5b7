import { type Auth, onIdTokenChanged, type User } from '@firebase/auth'
import type { CurrentUser } from '#web/lib/identity.ts'

type Listener = (user: CurrentUser | null) => void

/** Tells who is signed in as the library says it, but each state once, and none that is half made. */
export function createFirebaseUserState(auth: Auth, settled: Promise<void>) {
  const listeners = new Set<Listener>()
  let known: CurrentUser | null | undefined
  let held = false

  const tell = () => {
    const user = toUser(auth.currentUser)
    if (held || (known !== undefined && isSame(user, known))) return
    known = user
    for (const listener of listeners) listener(user)
  }
  // Tokens rather than states: a changed name comes with a new token, and another tab's does too.
  settled.then(() => onIdTokenChanged(auth, tell))

  return {
    tell,
    /** Nothing is told until the work is done. */
    async hold(work: () => Promise<void>): Promise<void> {
      held = true
      try {
        await work()
      } finally {
        held = false
        tell()
      }
    },
    onUserChanged(listener: Listener): () => void {
      listeners.add(listener)
      if (known !== undefined) listener(known)
      return () => listeners.delete(listener)
    },
  }
}

/** The site knows its members by their address, so an account without one is none. */
function toUser(user: User | null): CurrentUser | null {
  if (!user?.email) return null
  return { displayName: user.displayName || null, email: user.email, photoURL: user.photoURL }
}

function isSame(one: CurrentUser | null, other: CurrentUser | null): boolean {
  if (one === null || other === null) return one === other
  return (
    one.email === other.email &&
    one.displayName === other.displayName &&
    one.photoURL === other.photoURL
  )
}
