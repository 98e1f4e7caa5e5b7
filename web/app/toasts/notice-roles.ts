import type { NoticeKind } from '#web/lib/notify.ts'

/** Good news waits until the screen reader has finished its sentence, bad news does not. */
export const NOTICE_ROLES: Record<NoticeKind, 'status' | 'alert'> = {
  success: 'status',
  info: 'status',
  warning: 'alert',
  error: 'alert',
}
