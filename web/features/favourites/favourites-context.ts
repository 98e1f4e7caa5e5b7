import { createContext, useContext } from 'react'
import type { FavouriteKind } from '#contract/favourites.ts'
import type { MarkItem, MarkStore } from '#web/lib/marks/mark-store.ts'

export type FavouriteItem = MarkItem<FavouriteKind>
export type FavouriteStore = MarkStore<FavouriteKind>

/** Apart from its provider: hearts are in the scripts of many pages, the store need be in one only. */
export const FavouritesContext = createContext<FavouriteStore | undefined>(undefined)

export function useFavouriteStore(): FavouriteStore {
  const store = useContext(FavouritesContext)
  if (store === undefined) throw new Error('There is no FavouritesProvider around this.')
  return store
}
