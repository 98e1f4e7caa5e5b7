import { type ComponentType, useEffect, useState } from 'react'
import { onNoticeWaiting } from '#web/lib/notify.ts'
import { PlainBoard } from './plain-board.tsx'

/** Shows nothing until the first notice, which brings the script of the toasts with it. */
export function Toasts() {
  const [Board, setBoard] = useState<ComponentType>()

  useEffect(
    () =>
      onNoticeWaiting(() => {
        import('./toast-board.tsx').then(
          ({ ToastBoard }) => setBoard(() => ToastBoard),
          // A notice is not lost with the script that would have made it pretty.
          () => setBoard(() => PlainBoard),
        )
      }),
    [],
  )

  return Board && <Board />
}
