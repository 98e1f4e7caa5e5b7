import { type ComponentType, useEffect, useState } from 'react'

const QUIET_MS = 2500

/**
 * Loads what concerns reading offline once nothing has arrived for a while, so that a visit is not a
 * byte slower; without a network at once.
 */
export function Offline() {
  const [Board, setBoard] = useState<ComponentType>()

  useEffect(() => {
    let arrived: number
    const look = () => {
      const { length } = performance.getEntriesByType('resource')
      if (length === arrived || !navigator.onLine) load()
      arrived = length
    }
    const timer = setInterval(look, navigator.onLine ? QUIET_MS : 0)
    const load = () => {
      clearInterval(timer)
      import('./offline-board.tsx').then(
        ({ OfflineBoard }) => setBoard(() => OfflineBoard),
        // What was done meanwhile is sent by it.
        () => window.addEventListener('online', load, { once: true }),
      )
    }
    return () => clearInterval(timer)
  }, [])

  return Board && <Board />
}
