import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { SearchShelf } from '#web/features/search/search-shelf.tsx'

export function SearchPage() {
  return (
    <SearchShelf
      action={({ kind, id, title }) => <FavouriteHeart kind={kind} id={id} name={title} />}
    />
  )
}
