import { type ComponentType, useEffect, useState } from 'react'
import { whenQuiet } from '#web/lib/scheduling/when-quiet.ts'

/** Loads what concerns reading offline when the page has come to rest, or has lost its network. */
export function Offline() {
  const [Board, setBoard] = useState<ComponentType>()

  useEffect(
    () =>
      whenQuiet(() => {
        const show = ({ OfflineBoard }: { OfflineBoard: ComponentType }) =>
          setBoard(() => OfflineBoard)
        // Without it pages work as they did before; the next visit tries again.
        import('./offline-board.tsx').then(show, () => {})
      }),
    [],
  )

  return Board && <Board />
}
