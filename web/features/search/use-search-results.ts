import { useEffect, useReducer, useState } from 'react'
import { loadSearchResults, type SearchResults } from './load-search-results.ts'
import type { SearchKind } from './search-api.ts'

/** As many searches as a reader goes back through. */
const CAPACITY = 20
const kept = new Map<string, SearchResults>()

interface Outcome {
  /** Whose it is: it is not shown for another question. */
  key: string
  shelf?: SearchResults
  error?: string
}

/**
 * What the page of results shows of a text; undefined while it is on its way. Where Back leads is
 * there at once, as tall as it was.
 */
export function useSearchResults(text: string, kind: SearchKind | null) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0)
  const key = `${kind} ${text}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the same question
  useEffect(() => {
    if (text === '' || kept.has(key)) return
    const leaving = new AbortController()
    const settle = (result: Outcome) => {
      if (!leaving.signal.aborted) setOutcome(result)
    }
    loadSearchResults(text, kind, leaving.signal).then(
      (found) => {
        keep(key, found)
        settle({ key, shelf: found })
      },
      (error: Error) => settle({ key, error: error.message }),
    )
    return () => leaving.abort()
  }, [key, text, kind, tries])

  const settled = outcome?.key === key ? outcome : undefined
  const shelf = kept.get(key)
  return {
    outcome: shelf ? { shelf } : settled,
    retry() {
      setOutcome(undefined)
      tryAgain()
    },
  }
}

function keep(key: string, shelf: SearchResults): void {
  const [oldest] = kept.keys()
  if (kept.size >= CAPACITY && oldest !== undefined) kept.delete(oldest)
  kept.set(key, shelf)
}
