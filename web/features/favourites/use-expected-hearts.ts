import { useCallback } from 'react'
import type { FavouriteKind } from '#contract/favourites.ts'
import { useFavouriteStore } from './favourites-context.ts'

/** Requests the states of records whose hearts are rendered bit by bit, in one batch. */
export function useExpectedHearts(kind: FavouriteKind): (items: { id: number }[]) => void {
  const store = useFavouriteStore()
  return useCallback(
    (items) =>
      store.expect(
        kind,
        items.map(({ id }) => id),
      ),
    [store, kind],
  )
}
