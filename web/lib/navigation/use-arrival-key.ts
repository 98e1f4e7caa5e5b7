import { useState } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'
import type { EntryState } from './entry-state.ts'

/**
 * Another one at every arrival, at the page one is on as well. None is an address that follows a reader
 * who stays. For one page by itself, any entry where they stay is none; for what is there on all pages,
 * Back to such an entry may come from another page.
 */
export function useArrivalKey(onePage = false): string {
  const { key, state }: Location<EntryState> = useLocation()
  const follows = useNavigationType() === 'REPLACE' || onePage
  const [arrival, setArrival] = useState(key)
  if (arrival !== key && !(follows && state?.stays)) setArrival(key)
  return arrival
}
