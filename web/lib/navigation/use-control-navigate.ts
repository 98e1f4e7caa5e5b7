import { useRef } from 'react'
import type { Location, To } from '#web/lib/router/location.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import type { EntryState } from './entry-state.ts'

/**
 * Navigates by a control whose value is in the address, such as a select: while the focus stays in the
 * control, its changes make one history entry. An arrow key in a closed select changes it at each press.
 */
export function useControlNavigate() {
  const navigate = useNavigate()
  const { state }: Location<EntryState> = useLocation()
  const visit = useRef<number>(undefined)
  return {
    /** Of the control, or of an element around all of them. */
    onFocus() {
      visit.current = performance.timeOrigin + performance.now()
    },
    change(to: To, entry?: EntryState) {
      // Back may have led to an entry that something else made, which must not be replaced.
      const again = visit.current !== undefined && state?.visit === visit.current
      navigate(to, { replace: again, state: { ...entry, visit: visit.current } })
    },
  }
}
