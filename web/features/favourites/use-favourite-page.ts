import { useEffect } from 'react'
import type { FavouritePage } from '#contract/favourite-page.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { useFavouriteStore } from './favourites-context.ts'
import { type FavouriteQuery, loadFavourites } from './load-favourites.ts'

interface Answer {
  page?: FavouritePage
  error?: string
}

/**
 * A page of favourites, refetched when another tab has changed something. An item removed here stays in
 * its place, so that a second press undoes it.
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
    /** Undefined while it is loading. Shown data is not replaced by the error of a refetch. */
    answer: current ? { page: data } : failed,
    /** Also of the previous page, so that they stay while the next one loads. */
    counts: data?.counts,
    retry,
  }
}
