import { toast } from 'react-toastify/unstyled'
import type { Notice } from '#web/lib/notify.ts'
import { NOTICE_ROLES } from './notice-roles.ts'
import styles from './toast-board.module.css'
import { ToastContent } from './toast-content.tsx'
import { ToastTransition } from './toast-transition.tsx'

export function toastId(noticeId: number): string {
  return `notice-${noticeId}`
}

export function showToast(notice: Notice): void {
  toast(
    ({ closeToast, isPaused }) => (
      <ToastContent notice={notice} closeToast={closeToast} isPaused={isPaused} />
    ),
    {
      toastId: toastId(notice.id),
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
    },
  )
}
