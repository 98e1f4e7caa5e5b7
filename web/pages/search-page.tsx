import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { SearchResults } from '#web/features/search/search-results.tsx'
import { readActionOf } from './read-action.tsx'

export function SearchPage() {
  return (
    <SearchResults
      action={(hit) =>
        hit.kind === 'arcs' ? null : (
          <>
            <FavouriteHeart kind={hit.kind} id={hit.id} name={hit.title} />
            {readActionOf(hit)}
          </>
        )
      }
    />
  )
}
