import { useRef } from 'react'
import type { SearchKind } from '#contract/search.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { searchCatalogue } from './search-api.ts'

/**
 * The first question does not wait, further ones are so far apart: 13 in a second at most. The server
 * answers 20, and the page of results, to which Enter leads, asks up to 5.
 */
const GAP_MS = 80

interface Scope {
  limit: number
  /** All kinds unless told. */
  kind?: SearchKind
}

/** Asks as the reader types. Each question aborts the one before it, so the newest answer wins. */
export function useSearch(text: string, { limit, kind }: Scope) {
  const askedAt = useRef(Number.NEGATIVE_INFINITY)
  const { data, error, current, retry } = useQuery({
    key: `${kind} ${limit} ${text}`,
    async load(signal) {
      const waitMs = askedAt.current + GAP_MS - performance.now()
      if (waitMs > 0) await pause(waitMs, signal)
      askedAt.current = performance.now()
      return searchCatalogue({ text, limit, kind }, signal)
    },
    enabled: text !== '',
    keepPrevious: true,
  })

  return {
    /** Of the question before, until the next one comes. */
    answer: error === undefined ? data : undefined,
    error: error?.message,
    /** Whether the answer belongs to what is asked now. */
    current,
    retry,
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
