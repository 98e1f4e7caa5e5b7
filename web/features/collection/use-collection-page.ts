import { useEffect } from 'react'
import type { Collected, CollectionPage, OwnedSeriesPage } from '#contract/collection.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { type CollectionQuery, loadCollection, loadOwnedSeries } from './collection-api.ts'
import { useCollection } from './collection-context.ts'
import { toConditions } from './copies-words.ts'

export type ComicsPage = CollectionPage & { view: 'owned' | 'wished' }
type SeriesPage = OwnedSeriesPage & { view: 'series' }
export type ShownPage = ComicsPage | SeriesPage

/**
 * A page of the collection, asked again when another tab has changed something. What is taken away here
 * stays in its place, so that a second press undoes it.
 */
export function useCollectionPage({ view, page, text }: CollectionQuery) {
  const { marks } = useCollection()
  const { data, current, error, retry, update } = useQuery<ShownPage>({
    key: JSON.stringify([view, page, text]),
    async load(signal) {
      const query = { page, text }
      if (view === 'series') {
        return { ...(await loadOwnedSeries({ ...query, view }, signal)), view }
      }
      const asked = marks.moment
      const loaded = await loadCollection({ ...query, view }, signal)
      signal.throwIfAborted()
      for (const { id, copies, wish } of loaded.results) {
        marks.learn('owned', id, copies > 0, asked)
        marks.learn('wished', id, wish, asked)
      }
      return { ...loaded, view }
    },
    keepPrevious: true,
  })

  useEffect(() => marks.onChangedElsewhere(retry), [marks, retry])

  /** Shows what the dialog has saved, without another request. */
  function showCopies(id: number, { copies, wish }: Collected) {
    update((shown) => {
      if (shown.view === 'series') return shown
      const results = shown.results.map((comic) =>
        comic.id === id
          ? { ...comic, copies: copies.length, conditions: toConditions(copies), wish }
          : comic,
      )
      return { ...shown, results }
    })
  }

  const failed: { page?: ShownPage; error?: string } | undefined = error && {
    error: error.message,
  }
  return {
    /** Undefined while it is loading. Shown data is not replaced by the error of a refetch. */
    answer: current ? { page: data } : failed,
    /** Also of the previous page, so that they stay while the next one loads. */
    counts: data?.counts,
    retry,
    showCopies,
  }
}
