import { useEffect, useRef, useState } from 'react'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import { putUpNoticeBoard } from '#web/lib/notify.ts'
import { showToast, toastId } from './show-toast.tsx'
import styles from './toast-board.module.css'
import { useKeyboardVisit } from './use-keyboard-visit.ts'

/** The toasts, in the top layer: over the bar, its menu and any dialog. */
export function ToastBoard() {
  const board = useRef<HTMLDivElement>(null)
  const [standing, setStanding] = useState(false)
  useKeyboardVisit(board)

  // In development React mounts everything twice, and the library forgets what it showed at first.
  useEffect(() => setStanding(true), [])

  useEffect(() => {
    if (!standing) return
    return putUpNoticeBoard({
      show(notice) {
        if (board.current !== null) bringToFront(board.current)
        showToast(notice)
      },
      dismiss: (id) => toast.dismiss(toastId(id)),
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

/** Over all the rest, and within reach also while a menu puts what stands beside it out of reach. */
function bringToFront(board: HTMLElement): void {
  board.inert = false
  // Firefox before 125 has no popovers; there the board lies over all but dialogs.
  if (!('togglePopover' in board)) return
  board.popover = 'manual'
  // The top layer is a pile. Leaving it plays the entrances again, so only for a dialog on top.
  if (document.querySelector(':modal') !== null) board.togglePopover(false)
  board.togglePopover(true)
}
