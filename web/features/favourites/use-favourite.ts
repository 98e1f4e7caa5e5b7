import { useMark } from '#web/lib/marks/use-mark.ts'
import { type FavouriteItem, useFavouriteStore } from './favourites-context.ts'

/** Whether an item is a favourite of the member, and a function that toggles it. */
export function useFavourite(item: FavouriteItem) {
  const { marked, toggle } = useMark(useFavouriteStore(), item)
  return { favourite: marked, toggle }
}
