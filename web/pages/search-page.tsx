import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { SearchResults } from '#web/features/search/search-results.tsx'

export function SearchPage() {
  return (
    <SearchResults
      action={({ kind, id, title }) =>
        kind === 'arcs' ? null : <FavouriteHeart kind={kind} id={id} name={title} />
      }
    />
  )
}
