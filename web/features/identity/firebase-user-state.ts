import { type Auth, onIdTokenChanged, type User } from '@firebase/auth'
import type { CurrentUser } from '#web/lib/identity/identity.ts'

type Listener = (user: CurrentUser | null) => void

/** Tells who is signed in as the library says it, but each state once, and none that is half made. */
export function createFirebaseUserState(auth: Auth, settled: Promise<void>) {
  const listeners = new Set<Listener>()
  const otherTabs = new BroadcastChannel('identity')
  let known: CurrentUser | null | undefined
  let changing = 0
  /** The library tells other tabs who signed in or out, but not what they are called now. */
  let heard: CurrentUser | null = null

  const tell = () => {
    const said = toUser(auth.currentUser)
    const user = said?.email === heard?.email ? heard : said
    if (changing > 0 || (known !== undefined && isSame(user, known))) return
    known = user
    for (const listener of listeners) listener(user)
  }
  settled.then(() => onIdTokenChanged(auth, tell))
  otherTabs.onmessage = ({ data }: MessageEvent<CurrentUser | null>) => {
    heard = data
    if (known !== undefined) tell()
  }

  return {
    tell,
    /** Nothing is told until the work is done, and then at once. */
    async change(work: () => Promise<unknown>): Promise<void> {
      changing += 1
      try {
        await work()
      } finally {
        changing -= 1
        heard = null
        tell()
        otherTabs.postMessage(toUser(auth.currentUser))
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
