import { useEffect, useState } from 'react'

/** The last animation starts after 1.8 s and takes 0.4 s. */
const ENTRANCE_MS = 2400

let begun = false

/**
 * True while the entrance animation of the bar runs: once a visit, when the bar first has items. Items
 * added later, after a log-out for instance, appear without animation.
 */
export function useEntrance(shown: boolean): boolean {
  const [ahead, setAhead] = useState(!begun)

  useEffect(() => {
    if (!shown || !ahead) return
    begun = true
    const timer = setTimeout(() => setAhead(false), ENTRANCE_MS)
    return () => clearTimeout(timer)
  }, [shown, ahead])

  return shown && ahead
}
