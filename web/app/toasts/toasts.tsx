import { type ComponentType, useEffect, useState } from 'react'
import { onNoticeWaiting } from '#web/lib/notify.ts'
import { PlainBoard } from './plain-board.tsx'

/** After this the notice may no longer match what the reader is doing, so it is shown as plain text. */
const SCRIPT_TIMEOUT_MS = 4000

/** Renders nothing until the first notice, which loads the lazy chunk of the toasts. */
export function Toasts() {
  const [Board, setBoard] = useState<ComponentType>()

  useEffect(
    () =>
      onNoticeWaiting(() => {
        const showBoard = (next: ComponentType) => {
          clearTimeout(timer)
          // The board that loads first stays: text that is being read must not be replaced.
          setBoard((first?: ComponentType) => first ?? next)
        }
        // Without the lazy chunk of the toasts a notice is still shown, as plain text.
        const showPlainBoard = () => showBoard(PlainBoard)
        const timer = setTimeout(showPlainBoard, SCRIPT_TIMEOUT_MS)
        import('./toast-board.tsx').then(({ ToastBoard }) => showBoard(ToastBoard), showPlainBoard)
      }),
    [],
  )

  return Board && <Board />
}
