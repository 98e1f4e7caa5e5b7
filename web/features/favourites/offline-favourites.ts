import type { FavouriteKind } from '#contract/favourites.ts'
import { ApiRefusal } from '#web/lib/api/api-client.ts'
import { notify } from '#web/lib/notify.ts'
import { keepUnsent, readUnsent, type Unsent } from '#web/lib/outbox/outbox.ts'
import type { FavouritePort } from './favourite-store.ts'
import { favouritePath, loadFavouriteIds, saveFavourite } from './favourites-api.ts'

/**
 * Favourites of a member who may be offline: a heart pressed then is kept in the outbox, and counts from
 * there on.
 */
export function createOfflineFavourites(
  email: string,
): Pick<FavouritePort, 'loadFavouriteIds' | 'save'> {
  const findUnsent = (id: string) => readUnsent(email).find((item) => item.id === id)

  return {
    async loadFavouriteIds(kind, ids) {
      const kept = new Set(await loadFavouriteIds(kind, ids))
      for (const id of ids) {
        const unsent = findUnsent(favouritePath(kind, id))
        if (unsent?.method === 'PUT') kept.add(id)
        else if (unsent !== undefined) kept.delete(id)
      }
      return [...kept]
    },

    async save(kind, id, favourite) {
      const item = toUnsent(kind, id, favourite, email)
      // Behind an unsent change, or that one would arrive last.
      if (findUnsent(item.id) !== undefined && keepUnsent(item)) return
      try {
        await saveFavourite(kind, id, favourite)
      } catch (error) {
        const offline = error instanceof ApiRefusal && error.status === 0 && !navigator.onLine
        const first = readUnsent(email).length === 0
        if (!offline || !keepUnsent(item)) throw error
        if (first) notify.aside('info', 'You are offline. This is saved when you are back.')
      }
    },
  }
}

function toUnsent(kind: FavouriteKind, id: number, favourite: boolean, sender: string): Unsent {
  const path = favouritePath(kind, id)
  return { id: path, sender, what: 'change', method: favourite ? 'PUT' : 'DELETE', path }
}
