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
      const item = toUnsent(favouritePath(kind, id), favourite, email)
      // Behind an unsent change, or that one would arrive last.
      if (findUnsent(item.id) !== undefined && keepUnsent(item)) return
      await saveFavourite(kind, id, favourite).catch((error: unknown) => {
        if (!isUnreached(error) || !keepForLater(item)) throw error
      })
    },
  }
}

function toUnsent(path: string, favourite: boolean, sender: string): Unsent {
  return { id: path, sender, what: 'change', method: favourite ? 'PUT' : 'DELETE', path }
}

function isUnreached(error: unknown): boolean {
  return error instanceof ApiRefusal && error.code === 'offline'
}

/** Told of the first: from there on the line at the foot of the page counts them. */
function keepForLater(item: Unsent): boolean {
  const first = readUnsent(item.sender).length === 0
  if (!keepUnsent(item)) return false
  if (first) notify.aside('info', 'The server cannot be reached. This is saved when you are back.')
  return true
}
