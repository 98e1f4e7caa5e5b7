import { useEffect } from 'react'
import type { FavouritePage } from '#contract/favourites.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { type FavouriteQuery, loadFavourites } from './favourites-api.ts'
import { useFavouriteStore } from './favourites-provider.tsx'

interface Answer {
  page?: FavouritePage
  error?: string
}

/**
 * A page of favourites, loaded again when another tab has changed something. What the reader takes
 * away here stays in its place, so that a second press undoes it.
 */
export function useFavouritePage({ kind, order, page }: FavouriteQuery) {
  const store = useFavouriteStore()
  const { data, current, error, retry } = useQuery({
    key: `${kind} ${order} ${page}`,
    async load(signal) {
      const asked = store.moment
      const loaded = await loadFavourites({ kind, order, page }, signal)
      signal.throwIfAborted()
      for (const favourite of loaded.results) {
        store.learn(favourite.kind, favourite.id, true, asked)
      }
      return loaded
    },
    keepPrevious: true,
  })

  useEffect(() => store.onChangedElsewhere(retry), [store, retry])

  const failed: Answer | undefined = error && { error: error.message }
  return {
    /** Undefined while it is loading. What is shown is worth more than news that could not be had. */
    answer: current ? { page: data } : failed,
    /** Of the page before too, so that they stay while the next one comes. */
    counts: data?.counts,
    retry,
  }
}
