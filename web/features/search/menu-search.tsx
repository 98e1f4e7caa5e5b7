import { useArrivalKey } from '#web/lib/navigation/use-arrival-key.ts'
import { SearchForm } from './search-form.tsx'

/** The search in the menu of a small screen; every navigation clears it. */
export function MenuSearch() {
  return <SearchForm key={useArrivalKey()} look="menu" />
}
