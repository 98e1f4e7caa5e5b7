import type { NoticeKind } from '#web/lib/notify.ts'

/** `status` waits until the screen reader has finished its sentence, `alert` interrupts it. */
export const NOTICE_ROLES: Record<NoticeKind, 'status' | 'alert'> = {
  success: 'status',
  info: 'status',
  warning: 'alert',
  error: 'alert',
}
