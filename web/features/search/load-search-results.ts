import { MAX_SEARCH_LIMIT, SEARCH_KINDS } from '#contract/search.ts'
import { type Hit, type SearchKind, searchCatalogue } from './search-api.ts'
import { suggestSearches } from './suggest-searches.ts'

/** A row of a wide screen. */
export const HITS_A_GROUP = 6

export interface ResultGroup {
  kind: SearchKind
  total: number
  hits: Hit[]
}

export interface SearchResults {
  total: number
  /** Of the kinds that have any; the kind of the best hit first. */
  groups: ResultGroup[]
  /** Texts that do find something, when this one does not. */
  suggestions: string[]
}

/** A few hits of each kind and how many there are; of the chosen kind as many as can be had. */
export async function loadSearchResults(
  text: string,
  chosen: SearchKind | null,
  signal: AbortSignal,
): Promise<SearchResults> {
  const [best, ...groups] = await Promise.all([
    searchCatalogue({ text, limit: 1 }, signal),
    ...SEARCH_KINDS.map(async (kind): Promise<ResultGroup> => {
      const limit = kind === chosen ? MAX_SEARCH_LIMIT : HITS_A_GROUP
      const { total, results } = await searchCatalogue({ text, limit, kind }, signal)
      return { kind, total, hits: results }
    }),
  ])
  const first = best.results[0]?.kind
  const filled = groups.filter(({ total }) => total > 0)
  return {
    total: filled.reduce((sum, { total }) => sum + total, 0),
    groups: filled.sort((one, other) => Number(other.kind === first) - Number(one.kind === first)),
    suggestions: filled.length > 0 ? [] : await findSuggestions(text, signal),
  }
}

async function findSuggestions(text: string, signal: AbortSignal): Promise<string[]> {
  const tried = await Promise.all(
    suggestSearches(text).map(async (suggestion) => {
      const { total } = await searchCatalogue({ text: suggestion, limit: 1 }, signal)
      return total > 0 ? [suggestion] : []
    }),
  )
  return tried.flat()
}
