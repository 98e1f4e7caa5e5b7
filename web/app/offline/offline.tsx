import { type ComponentType, useEffect, useState } from 'react'
import { whenQuiet } from '#web/lib/scheduling/when-quiet.ts'

/** Loads what concerns reading offline when the page has come to rest, or has lost its network. */
export function Offline() {
  const [Board, setBoard] = useState<ComponentType>()

  useEffect(() => {
    const load = () =>
      import('./offline-board.tsx').then(
        ({ OfflineBoard }) => setBoard(() => OfflineBoard),
        // What was done meanwhile is sent by it.
        () => window.addEventListener('online', load, { once: true }),
      )
    return whenQuiet(load)
  }, [])

  return Board && <Board />
}
