import { useRef } from 'react'
import { useQuery } from '#web/lib/query/use-query.ts'
import { type SoughtKind, searchCatalogue } from './search-api.ts'

/**
 * Throttle: the first request is sent at once, later ones at this interval, at most 13 a second. The
 * server's rate limit is 20, and the results page, which Enter opens, sends up to 5.
 */
const GAP_MS = 80

interface Scope {
  limit: number
  /** All kinds by default. */
  kind?: SoughtKind
}

/**
 * Searches as the reader types, throttled. Each request aborts the previous one, so the newest answer
 * wins.
 */
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
    /** Still the previous answer until the new one is loaded. */
    answer: error === undefined ? data : undefined,
    error: error?.message,
    /** Whether the answer belongs to the current text. */
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
