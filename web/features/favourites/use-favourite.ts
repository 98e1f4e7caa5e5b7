import { useCallback, useSyncExternalStore } from 'react'
import type { FavouriteItem } from './favourite-store.ts'
import { useFavouriteStore } from './favourites-provider.tsx'

/** Whether the member keeps an item, and what changes that. */
export function useFavourite({ kind, id, name }: FavouriteItem) {
  const store = useFavouriteStore()
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(kind, id, listener),
    [store, kind, id],
  )
  const kept = useSyncExternalStore(subscribe, () => store.isKept(kind, id))
  return { kept, toggle: () => store.toggle({ kind, id, name }) }
}
