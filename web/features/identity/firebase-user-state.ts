import { type Auth, onIdTokenChanged, type User } from '@firebase/auth'
import type { CurrentUser, UserListener } from '#web/lib/identity/identity.ts'

/** The user state of the SDK, without duplicates and without intermediate states. */
export function createFirebaseUserState(auth: Auth, settled: Promise<void>) {
  const listeners = new Set<UserListener>()
  const otherTabs = new BroadcastChannel('identity')
  let known: CurrentUser | null | undefined
  let changing = 0
  /**
   * The newest profile, from this tab or another: the SDK syncs sign-in and sign-out between tabs, but
   * not the profile, and a slow tab may even write the account back as it was before its profile.
   */
  let newest: CurrentUser | null = null

  const current = () => {
    const said = toUser(auth.currentUser)
    return said?.email === newest?.email ? newest : said
  }
  const tell = (here?: boolean) => {
    const user = current()
    if (changing > 0 || (known !== undefined && isSame(user, known))) return
    known = user
    for (const listener of listeners) listener(user, here)
  }
  settled.then(() => onIdTokenChanged(auth, () => tell()))
  otherTabs.onmessage = ({ data }: MessageEvent<CurrentUser | null>) => {
    newest = data
    if (known !== undefined) tell()
  }

  return {
    tell,
    /** Runs a change in several steps: listeners are called once, after the last one. */
    async change(work: () => Promise<unknown>): Promise<void> {
      changing += 1
      newest = null
      try {
        await work()
      } finally {
        changing -= 1
        tell(true)
        otherTabs.postMessage(current())
      }
    },
    /** To be called as soon as the SDK has the profile, before another tab can write. */
    keepProfile() {
      newest = toUser(auth.currentUser)
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
