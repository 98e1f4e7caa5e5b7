import { type ToastContentProps, toast } from 'react-toastify/unstyled'
import type { Notice } from '#web/lib/notify.ts'
import { isSame } from './is-same.ts'
import { NOTICE_ROLES } from './notice-roles.ts'
import styles from './toast-board.module.css'
import { ToastContent } from './toast-content.tsx'
import { ToastTransition } from './toast-transition.tsx'

interface Standing {
  toastId: string
  /** The newest notice that it shows. */
  notice: Notice
}

let standing: Standing[] = []

/** Words that stand already are not shown twice: their toast begins its time anew. */
export function showToast(notice: Notice): void {
  standing = standing.filter(({ toastId }) => toast.isActive(toastId))
  const same = standing.find((one) => isSame(one.notice, notice))
  // By its key the content is another one: its time begins, and a screen reader hears it.
  const render = ({ closeToast, isPaused }: ToastContentProps) => (
    <ToastContent key={notice.id} notice={notice} closeToast={closeToast} isPaused={isPaused} />
  )
  if (same !== undefined) {
    same.notice = notice
    // At once: by default the library waits, and the time of the one before might end meanwhile.
    toast.update(same.toastId, { render, delay: undefined })
    return
  }
  const toastId = `notice-${notice.id}`
  standing.push({ toastId, notice })
  toast(render, {
    toastId,
    position: notice.position,
    role: NOTICE_ROLES[notice.kind],
    className: styles.toast,
    transition: ToastTransition,
    closeOnClick: true,
    draggable: true,
    draggablePercent: 80,
    // The library times a toast by the animation of its progress bar, which does not run under
    // reduced motion, so the content has its own timer. The duration is still passed, so that
    // hovering pauses.
    customProgressBar: true,
    autoClose: notice.durationMs,
    icon: false,
    closeButton: false,
  })
}

export function dismissToast(noticeId: number): void {
  const told = standing.find(({ notice }) => notice.id === noticeId)
  // Without an id the library would dismiss all toasts.
  if (told !== undefined) toast.dismiss(told.toastId)
}
