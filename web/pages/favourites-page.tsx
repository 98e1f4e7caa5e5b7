import { FavouritesView } from '#web/features/favourites/favourites-view.tsx'

export function FavouritesPage() {
  return <FavouritesView />
}
