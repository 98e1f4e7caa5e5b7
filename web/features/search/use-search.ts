import { useEffect, useReducer, useRef, useState } from 'react'
import type { SearchAnswer } from '#contract/search.ts'
import { type SearchKind, searchCatalogue } from './search-api.ts'

/** As many questions a second as the server answers; the first one does not wait. */
const GAP_MS = 50

interface Outcome {
  /** The question that it belongs to. */
  text: string
  answer?: SearchAnswer
  error?: string
}

const NOTHING: Outcome = { text: '' }

interface Scope {
  limit: number
  /** All kinds unless told. */
  kind?: SearchKind
}

/** Asks as the reader types. Each question drops the one before it, so the newest answer wins. */
export function useSearch(text: string, { limit, kind }: Scope) {
  const [outcome, setOutcome] = useState(NOTHING)
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0)
  const askedAt = useRef(Number.NEGATIVE_INFINITY)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the same question
  useEffect(() => {
    if (text === '') {
      setOutcome(NOTHING)
      return
    }
    const leaving = new AbortController()
    const settle = (result: Outcome) => {
      if (!leaving.signal.aborted) setOutcome(result)
    }
    const ask = () => {
      askedAt.current = performance.now()
      searchCatalogue({ text, limit, kind }, leaving.signal).then(
        (answer) => settle({ text, answer }),
        (error: Error) => settle({ text, error: error.message }),
      )
    }
    const waitMs = askedAt.current + GAP_MS - performance.now()
    const timer = waitMs > 0 ? setTimeout(ask, waitMs) : undefined
    if (timer === undefined) ask()
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text, limit, kind, tries])

  return {
    /** Of the question before, until the next one comes. */
    answer: text === '' ? undefined : outcome.answer,
    error: outcome.text === text ? outcome.error : undefined,
    /** Whether the answer belongs to what is asked now. */
    current: outcome.text === text,
    retry() {
      setOutcome(NOTHING)
      tryAgain()
    },
  }
}
