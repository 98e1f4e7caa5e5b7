import type { CurrentUser, Identity } from '#web/lib/identity/identity.ts'
import { createLateActions } from './late-actions.ts'

/** A proxy for a provider in a lazy chunk, so that the page need not wait for it. */
export function createLateIdentity(loadProvider: () => Promise<Identity>): Identity {
  /** Each with its unsubscribe function, once the provider is loaded. */
  const listeners = new Map<(user: CurrentUser | null) => void, (() => void) | undefined>()
  const load = async () => {
    const provider = await loadProvider()
    for (const [listener, end] of listeners) {
      if (!end) listeners.set(listener, provider.onUserChanged(listener))
    }
    return provider
  }

  return {
    onUserChanged(listener) {
      listeners.set(listener, undefined)
      // If the chunk fails to load, nobody is signed in, and the public pages must open all the same.
      load().catch(() => listeners.has(listener) && listener(null))
      return () => {
        listeners.get(listener)?.()
        listeners.delete(listener)
      }
    },
    ...createLateActions(load),
    async signOut() {
      await (await load()).signOut()
    },
  }
}
