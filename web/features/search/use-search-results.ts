import type { SearchKind } from '#contract/search.ts'
import { createQueryCache } from '#web/lib/query/query-cache.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { loadSearchResults, loadSuggestions } from './load-search-results.ts'

const cache = createQueryCache()

/** The results of a text, cached so that after Back the page has its full height at once. */
export function useSearchResults(text: string, kind: SearchKind | null) {
  return useQuery({
    key: `${kind} ${text}`,
    load: (signal) => loadSearchResults(text, kind, signal),
    enabled: text !== '',
    cache,
  })
}

/** Apart from the results, which stand whether or not these come. */
export function useSuggestions(text: string) {
  return useQuery({
    key: `instead of ${text}`,
    load: (signal) => loadSuggestions(text, signal),
    cache,
  })
}
