import type { Identity } from '#web/lib/identity/identity.ts'

/** All account actions but signing out and the session itself, which need no lazy chunk for our own accounts. */
export type IdentityActions = Omit<Identity, 'onUserChanged' | 'check' | 'signOut'>

/** What is there at once. */
type FirstActions = Pick<Identity, 'onUserChanged' | 'check' | 'signOut'>

/**
 * An identity whose other actions are in a lazy chunk, loaded with the first call. A proxy, since the first
 * script need not name what few visits use.
 */
export function withLateActions(
  first: FirstActions,
  load: () => Promise<IdentityActions>,
): Identity {
  return new Proxy(first as Identity, {
    get: (_, name: keyof Identity) =>
      name in first
        ? first[name as keyof FirstActions]
        : async (input: never) => (await load())[name as keyof IdentityActions](input),
  })
}
