import { twice } from '#web/lib/api/twice.ts'
import type { Identity, UserListener } from '#web/lib/identity/identity.ts'
import { inTime } from './in-time.ts'
import { withLateActions } from './late-actions.ts'

/** A proxy for a provider in a lazy chunk, so that the page need not wait for it. */
export function createLateIdentity(loadProvider: () => Promise<Identity>): Identity {
  /** Each with its unsubscribe function, once the provider is loaded. */
  const listeners = new Map<UserListener, (() => void) | undefined>()
  const load = async () => {
    const provider = await loadProvider()
    for (const [listener, end] of listeners) {
      if (!end) listeners.set(listener, provider.onUserChanged(listener))
    }
    return provider
  }

  return withLateActions(
    {
      onUserChanged(listener) {
        listeners.set(listener, undefined)
        // If the chunk fails to load, `check` says so, and loads it again.
        load().catch(() => {})
        return () => {
          listeners.get(listener)?.()
          listeners.delete(listener)
        }
      },
      check: () => twice(() => inTime(load().then((provider) => provider.check()))),
      async signOut() {
        await (await load()).signOut()
      },
    },
    load,
  )
}
