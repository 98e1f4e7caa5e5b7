import { useEffect, useReducer, useState } from 'react'
import type { SearchAnswer } from '#contract/search.ts'
import { createAskingPace } from './create-asking-pace.ts'
import { type SearchKind, searchCatalogue } from './search-api.ts'

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
  const [pace] = useState(() => createAskingPace())

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
      pace.ask()
      searchCatalogue({ text, limit, kind }, leaving.signal).then(
        (answer) => settle({ text, answer }),
        (error: Error) => settle({ text, error: error.message }),
      )
    }
    const waitMs = pace.waitMs()
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
