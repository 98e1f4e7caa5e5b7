import type { SearchKind } from '#contract/search.ts'
import { createQueryCache } from '#web/lib/query/query-cache.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { loadSearchResults } from './load-search-results.ts'

const cache = createQueryCache()

/** What the page of results shows of a text. Where Back leads is there at once, as tall as it was. */
export function useSearchResults(text: string, kind: SearchKind | null) {
  return useQuery({
    key: `${kind} ${text}`,
    load: (signal) => loadSearchResults(text, kind, signal),
    enabled: text !== '',
    cache,
  })
}
