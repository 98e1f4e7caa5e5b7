import { useArrivalKey } from '#web/lib/navigation/use-arrival-key.ts'
import { SearchForm } from './search-form.tsx'

/** The search as the menu of a small screen has it; every arrival empties it. */
export function MenuSearch() {
  return <SearchForm key={useArrivalKey()} look="menu" />
}
