import { MAX_SEARCH_LENGTH } from '#contract/search-length.ts'
import { paths } from '#web/lib/navigation/paths.ts'

/** The URL of the results page, for one kind if given. */
export function toSearch(text: string, kind?: string) {
  const query = new URLSearchParams()
  if (text !== '') query.set('q', text)
  if (kind !== undefined) query.set('kinds', kind)
  return { pathname: paths.search, search: String(query) }
}

/** The search text, cut as the server accepts it. */
export function readSearchText(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH)
}
