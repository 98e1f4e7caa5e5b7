import { useEffect, useState } from 'react'

/** By then the last item has come: it starts after 1.8 s and takes 0.4 s. */
const ENTRANCE_MS = 2400

let begun = false

/**
 * True while the items of the bar make their entrance: once a visit, when the bar first has any.
 * What comes into the bar later, after a log-out for instance, is simply there.
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
