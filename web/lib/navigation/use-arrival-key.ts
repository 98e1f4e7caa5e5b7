import { useState } from 'react'
import type { Location } from '#web/lib/router/location.ts'
import { useLocation, useNavigationType } from '#web/lib/router/router.tsx'
import type { EntryState } from './entry-state.ts'

/**
 * Changes on every navigation, also one to the same page, except to entries marked `stays` that replace
 * the current one. With `onePage` all entries marked `stays` are excepted; a component that is on all
 * pages must not use it, since Back to such an entry may come from another page.
 */
export function useArrivalKey(onePage = false): string {
  const { key, state }: Location<EntryState> = useLocation()
  const follows = useNavigationType() === 'REPLACE' || onePage
  const [arrival, setArrival] = useState(key)
  if (arrival !== key && !(follows && state?.stays)) setArrival(key)
  return arrival
}
