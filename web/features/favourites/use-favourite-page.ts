import { useEffect, useState } from 'react'
import type { FavouritePage } from '#contract/favourites.ts'
import { type FavouriteQuery, loadFavourites } from './favourites-api.ts'
import { useFavouriteStore } from './favourites-provider.tsx'

interface Answer {
  /** Whose it is: it is not shown for another. */
  key: string
  page?: FavouritePage
  error?: string
}

/**
 * A page of favourites, loaded again when another tab has changed something. What the reader takes
 * away here stays in its place, so that a second press undoes it.
 */
export function useFavouritePage({ kind, order, page }: FavouriteQuery) {
  const store = useFavouriteStore()
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, setAttempt] = useState(0)
  const key = `${kind} ${order} ${page}`

  useEffect(() => store.onChangedElsewhere(() => setAttempt((count) => count + 1)), [store])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same question
  useEffect(() => {
    const leaving = new AbortController()
    const asked = store.moment
    loadFavourites({ kind, order, page }, leaving.signal).then(
      (loaded) => {
        if (leaving.signal.aborted) return
        for (const kept of loaded.results) store.learn(kept.kind, kept.id, true, asked)
        setAnswer({ key, page: loaded })
      },
      (error: Error) => {
        if (leaving.signal.aborted) return
        const failed = { key, error: error.message }
        // What stands on the screen is worth more than the news that could not be had.
        setAnswer((shown) => (shown?.key === key && shown.page ? shown : failed))
      },
    )
    return () => leaving.abort()
  }, [store, kind, order, page, key, attempt])

  return {
    answer: answer?.key === key ? answer : undefined,
    /** Of the page before too, so that they stay while the next one comes. */
    counts: answer?.page?.counts,
    retry() {
      setAnswer(undefined)
      setAttempt((count) => count + 1)
    },
  }
}
