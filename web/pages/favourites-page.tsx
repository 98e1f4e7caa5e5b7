import { FavouritesView } from '#web/features/favourites/favourites-view.tsx'
import { readActionOf } from './read-action.tsx'

export function FavouritesPage() {
  return <FavouritesView action={readActionOf} />
}
