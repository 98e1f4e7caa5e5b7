import { type Auth, onIdTokenChanged, type User } from '@firebase/auth'
import type { CurrentUser, UserListener } from '#web/lib/identity/identity.ts'

/** The user state of the SDK, without duplicates and without intermediate states. */
export function createFirebaseUserState(auth: Auth, settled: Promise<void>) {
  const listeners = new Set<UserListener>()
  const otherTabs = new BroadcastChannel('identity')
  let known: CurrentUser | null | undefined
  let changing = 0
  /** From another tab: the SDK syncs sign-in and sign-out between tabs, but not the profile. */
  let heard: CurrentUser | null = null

  const tell = (here?: boolean) => {
    const said = toUser(auth.currentUser)
    const user = said?.email === heard?.email ? heard : said
    if (changing > 0 || (known !== undefined && isSame(user, known))) return
    known = user
    for (const listener of listeners) listener(user, here)
  }
  settled.then(() => onIdTokenChanged(auth, () => tell()))
  otherTabs.onmessage = ({ data }: MessageEvent<CurrentUser | null>) => {
    heard = data
    if (known !== undefined) tell()
  }

  return {
    tell,
    /** Runs a change in several steps: listeners are called once, after the last one. */
    async change(work: () => Promise<unknown>): Promise<void> {
      changing += 1
      try {
        await work()
      } finally {
        changing -= 1
        heard = null
        tell(true)
        otherTabs.postMessage(toUser(auth.currentUser))
      }
    },
    /** The first time the stored account; after that Firebase itself is asked whether it still is one. */
    async check(): Promise<CurrentUser | null> {
      await settled
      await auth.authStateReady()
      if (known !== undefined) {
        // An account that is closed or signed out everywhere is signed out by the SDK.
        await auth.currentUser?.getIdToken(true).catch((error) => {
          if (auth.currentUser !== null) throw error
        })
      }
      tell()
      return known ?? null
    },
    onUserChanged(listener: UserListener): () => void {
      listeners.add(listener)
      if (known !== undefined) listener(known)
      return () => listeners.delete(listener)
    },
  }
}

/** The site identifies members by e-mail address, so an account without one counts as signed out. */
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
