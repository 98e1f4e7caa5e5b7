import { useCallback, useSyncExternalStore } from 'react'
import type { FavouriteItem } from './favourite-store.ts'
import { useFavouriteStore } from './favourites-context.ts'

/** Whether an item is a favourite of the member, and a function that toggles it. */
export function useFavourite({ kind, id, name }: FavouriteItem) {
  const store = useFavouriteStore()
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(kind, id, listener),
    [store, kind, id],
  )
  const favourite = useSyncExternalStore(subscribe, () => store.isFavourite(kind, id))
  return { favourite, toggle: () => store.toggle({ kind, id, name }) }
}
