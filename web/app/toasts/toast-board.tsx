import { useEffect, useRef, useState } from 'react'
import { ToastContainer } from 'react-toastify/unstyled'
import { putUpNoticeBoard } from '#web/lib/notify.ts'
import { dismissToast, showToast } from './show-toast.tsx'
import styles from './toast-board.module.css'
import { useKeyboardVisit } from './use-keyboard-visit.ts'

/** The toasts in the top layer: above the bar, its menu and any dialog. */
export function ToastBoard() {
  const board = useRef<HTMLDivElement>(null)
  const [standing, setStanding] = useState(false)
  useKeyboardVisit(board)

  // React's strict mode mounts twice in development, and the library drops the toasts of the first
  // mount.
  useEffect(() => setStanding(true), [])

  useEffect(() => {
    if (!standing) return
    return putUpNoticeBoard({
      show(notice) {
        if (board.current !== null) bringToFront(board.current)
        showToast(notice)
      },
      dismiss: dismissToast,
    })
  }, [standing])

  return (
    <div ref={board} className={styles.board}>
      <ToastContainer
        aria-label="Notices, Alt+T"
        className={(list) => `${list?.position === 'top-right' ? styles.right : styles.centre}`}
      />
    </div>
  )
}

/** Above everything else, and operable also while the focus trap of a menu makes its siblings inert. */
function bringToFront(board: HTMLElement): void {
  board.inert = false
  // Firefox before 125 has no popover; there the board is above everything but dialogs.
  if (!('togglePopover' in board)) return
  board.popover = 'manual'
  // The top layer is a stack. Re-entering it restarts the animations, so only when a dialog is open.
  if (document.querySelector(':modal') !== null) board.togglePopover(false)
  board.togglePopover(true)
}
