import { FavouritesShelf } from '#web/features/favourites/favourites-shelf.tsx'

export function FavouritesPage() {
  return <FavouritesShelf />
}
