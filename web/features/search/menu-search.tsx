import { useLocation } from 'react-router'
import { SearchForm } from './search-form.tsx'

/** The search as the menu of a small screen has it; every arrival empties it. */
export function MenuSearch() {
  const { key } = useLocation()
  return <SearchForm key={key} look="menu" />
}
