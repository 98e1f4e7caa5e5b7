import { vi } from 'vitest'
import type { FavouriteKind } from '#contract/favourites.ts'
import { FavouriteStore } from '../favourite-store.ts'

export const thor = { kind: 'comics' as const, id: 337, name: 'Thor #337' }

/** A store whose requests the test answers by hand, in any order. */
export function buildStore() {
  const saves: (PromiseWithResolvers<void> & { id: number; kept: boolean })[] = []
  const asks: (PromiseWithResolvers<number[]> & { kind: FavouriteKind; ids: number[] })[] = []
  const onFailed = vi.fn()
  const store = new FavouriteStore({
    loadFavouriteIds(kind, ids) {
      const ask = { ...Promise.withResolvers<number[]>(), kind, ids }
      asks.push(ask)
      return ask.promise
    },
    save(_kind, id, kept) {
      const save = { ...Promise.withResolvers<void>(), id, kept }
      saves.push(save)
      return save.promise
    },
    onFailed,
  })
  return { store, saves, asks, onFailed, isFavourite: () => store.isFavourite('comics', 337) }
}

/** Flushes the microtask queue. */
export async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}
