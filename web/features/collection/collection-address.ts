import { MAX_COLLECTION_PAGE, MAX_COLLECTION_TEXT } from '#contract/collection.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import type { To } from '#web/lib/router/location.ts'
import type { CollectionQuery } from './collection-api.ts'

/** Reads the query string; invalid parameters are ignored, and the page number is limited. */
export function readCollectionQuery(search: URLSearchParams): CollectionQuery {
  const page = search.get('page') ?? ''
  return {
    view: toView(search),
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), MAX_COLLECTION_PAGE) : 1,
    text: (search.get('q') ?? '').trim().slice(0, MAX_COLLECTION_TEXT),
  }
}

function toView(search: URLSearchParams): CollectionQuery['view'] {
  if (search.get('by') === 'series') return 'series'
  return search.get('only') === 'wished' ? 'wished' : 'owned'
}

/** Default values are left out. */
export function toCollection({ view, page, text }: CollectionQuery): To {
  const search = new URLSearchParams()
  if (view === 'wished') search.set('only', view)
  if (view === 'series') search.set('by', view)
  if (text !== '') search.set('q', text)
  if (page > 1) search.set('page', String(page))
  return { pathname: paths.collection, search: search.toString() }
}
