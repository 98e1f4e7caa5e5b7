import { FavouriteButton } from '#web/ui/card/favourite-button.tsx'
import type { FavouriteItem } from './favourites-context.ts'
import { useFavourite } from './use-favourite.ts'

/** Needs a `FavouritesProvider` around it, and requests its own state. */
export function FavouriteHeart({ kind, id, name }: FavouriteItem) {
  const { favourite, toggle } = useFavourite({ kind, id, name })
  return <FavouriteButton name={name} pressed={favourite} onClick={toggle} />
}
