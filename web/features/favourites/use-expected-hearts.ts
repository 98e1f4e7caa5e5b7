import { useCallback } from 'react'
import type { FavouriteKind } from '#contract/favourites.ts'
import { useFavouriteStore } from './favourites-provider.tsx'

/** For records whose hearts come on the screen bit by bit: one question for all of them. */
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
