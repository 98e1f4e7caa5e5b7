import { MAX_SEARCH_LIMIT, type SearchAnswer, type SearchKind } from '#contract/search.ts'
import { searchCatalogue } from './search-api.ts'
import { groupHits, type HitGroup } from './search-kinds.ts'
import { suggestSearches } from './suggest-searches.ts'

/** One row of a wide screen. */
export const HITS_A_GROUP = 6

export interface SearchResults {
  /** The total of all kinds. */
  total: number
  totals: SearchAnswer['totals']
  /** Groups of the shown kinds with at least one hit, the kind of the best hit first. */
  groups: HitGroup[]
}

/** A few hits of each kind, or as many as possible of the chosen one, with the total of each kind. */
export async function loadSearchResults(
  text: string,
  chosen: SearchKind | null,
  signal: AbortSignal,
): Promise<SearchResults> {
  const { totals, results } = await searchCatalogue(
    chosen === null
      ? { text, perKind: HITS_A_GROUP }
      : { text, limit: MAX_SEARCH_LIMIT, kind: chosen },
    signal,
  )
  const total = Object.values(totals).reduce((sum, count) => sum + count, 0)
  return { total, totals, groups: groupHits(results) }
}

/** Shorter searches that do have hits. Those that could not be tried count only if no other has any. */
export async function loadSuggestions(text: string, signal: AbortSignal): Promise<string[]> {
  const tries = await Promise.allSettled(
    suggestSearches(text).map(async (suggestion) => {
      const { total } = await searchCatalogue({ text: suggestion, limit: 1 }, signal)
      return total > 0 ? [suggestion] : []
    }),
  )
  const found = tries.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  const failure = tries.find((one) => one.status === 'rejected')
  if (found.length === 0 && failure !== undefined) throw failure.reason
  return found
}
