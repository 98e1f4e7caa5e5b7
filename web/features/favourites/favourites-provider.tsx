import { type ReactNode, useEffect, useMemo } from 'react'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import { notify } from '#web/lib/notify.ts'
import { type FavouriteItem, FavouriteStore } from './favourite-store.ts'
import { FavouritesContext } from './favourites-context.ts'
import { createOfflineFavourites } from './offline-favourites.ts'

/** Around all pages with hearts. Each member has a store of their own. */
export function FavouritesProvider({ children }: { children: ReactNode }) {
  const email = useCurrentUser()?.email ?? ''
  const { store, channelName } = useMemo(() => createFavourites(email), [email])

  useEffect(() => store.follow(new BroadcastChannel(channelName)), [store, channelName])

  return <FavouritesContext value={store}>{children}</FavouritesContext>
}

function createFavourites(email: string) {
  const store = new FavouriteStore({ ...createOfflineFavourites(email), onFailed: tellFailure })
  return { store, channelName: `favourites of ${email}` }
}

function tellFailure({ name }: FavouriteItem, wish: boolean, error: unknown): void {
  const what = wish ? 'was not added to your favourites' : 'is still among your favourites'
  const why = error instanceof Error ? error.message : 'Please try again.'
  notify.aside('error', `“${name}” ${what}. ${why}`)
}
