import { type ComponentType, useEffect, useState } from 'react'
import { onNoticeWaiting } from '#web/lib/notify.ts'
import { PlainBoard } from './plain-board.tsx'

/** Longer than that, and the words would speak of something else than the reader does. */
const PATIENCE_MS = 4000

/** Shows nothing until the first notice, which brings the script of the toasts with it. */
export function Toasts() {
  const [Board, setBoard] = useState<ComponentType>()

  useEffect(
    () =>
      onNoticeWaiting(() => {
        const putUp = (next: ComponentType) => {
          clearTimeout(timer)
          // The first one stands: what is being read is not swapped.
          setBoard((first?: ComponentType) => first ?? next)
        }
        // A notice is not lost with the script that would have made it pretty.
        const putUpPlain = () => putUp(PlainBoard)
        const timer = setTimeout(putUpPlain, PATIENCE_MS)
        import('./toast-board.tsx').then(({ ToastBoard }) => putUp(ToastBoard), putUpPlain)
      }),
    [],
  )

  return Board && <Board />
}
