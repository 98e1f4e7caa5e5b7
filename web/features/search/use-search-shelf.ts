import { useEffect, useReducer, useState } from 'react'
import { loadSearchShelf, type SearchShelf } from './load-search-shelf.ts'
import type { SearchKind } from './search-api.ts'

interface Outcome {
  /** Whose it is: it is not shown for another question. */
  key: string
  shelf?: SearchShelf
  error?: string
}

/** What the page of results shows of a text; undefined while it is on its way. */
export function useSearchShelf(text: string, kind: SearchKind | null) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0)
  const key = `${kind} ${text}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the same question
  useEffect(() => {
    if (text === '') return
    const leaving = new AbortController()
    const settle = (result: Outcome) => {
      if (!leaving.signal.aborted) setOutcome(result)
    }
    loadSearchShelf(text, kind, leaving.signal).then(
      (shelf) => settle({ key, shelf }),
      (error: Error) => settle({ key, error: error.message }),
    )
    return () => leaving.abort()
  }, [key, text, kind, tries])

  return {
    outcome: outcome?.key === key ? outcome : undefined,
    retry() {
      setOutcome(undefined)
      tryAgain()
    },
  }
}
