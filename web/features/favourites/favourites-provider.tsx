import { type ReactNode, useEffect, useMemo } from 'react'
import { FAVOURITE_KINDS, type FavouriteKind, MAX_ASKED_FAVOURITES } from '#contract/favourites.ts'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import { MarkStore } from '#web/lib/marks/mark-store.ts'
import { createOfflineMarks } from '#web/lib/marks/offline-marks.ts'
import { notify } from '#web/lib/notify.ts'
import { loadFavouriteIds, saveFavourite, toFavouriteChange } from './favourites-api.ts'
import { type FavouriteItem, FavouritesContext } from './favourites-context.ts'

/** Around all pages with hearts. Each member has a store of their own. */
export function FavouritesProvider({ children }: { children: ReactNode }) {
  const email = useCurrentUser()?.email ?? ''
  const { store, channelName } = useMemo(() => createFavourites(email), [email])

  useEffect(() => store.follow(new BroadcastChannel(channelName)), [store, channelName])

  return <FavouritesContext value={store}>{children}</FavouritesContext>
}

function createFavourites(email: string) {
  const store = new MarkStore<FavouriteKind>({
    kinds: FAVOURITE_KINDS,
    maxAsked: MAX_ASKED_FAVOURITES,
    ...createOfflineMarks<FavouriteKind>(email, {
      load: loadFavouriteIds,
      toChange: toFavouriteChange,
      send: saveFavourite,
    }),
    onFailed: tellFailure,
  })
  return { store, channelName: `favourites of ${email}` }
}

function tellFailure({ name }: FavouriteItem, wish: boolean, error: unknown): void {
  const what = wish ? 'was not added to your favourites' : 'is still among your favourites'
  const why = error instanceof Error ? error.message : 'Please try again.'
  notify.aside('error', `“${name}” ${what}. ${why}`)
}
