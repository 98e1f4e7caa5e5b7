import { useEffect, useState } from 'react'
import { type Notice, putUpNoticeBoard } from '#web/lib/notify.ts'
import { isSame } from './is-same.ts'
import { NOTICE_ROLES } from './notice-roles.ts'
import styles from './plain-board.module.css'

/** Fallback when the chunk of the toasts fails to load: the text alone, for the same duration. */
export function PlainBoard() {
  const [notices, setNotices] = useState<Notice[]>([])

  useEffect(() => {
    const dismiss = (id: number) =>
      setNotices((shown) => shown.filter((notice) => notice.id !== id))
    return putUpNoticeBoard({
      show(notice) {
        setNotices((shown) => [...shown.filter((one) => !isSame(one, notice)), notice])
        setTimeout(dismiss, notice.durationMs, notice.id)
      },
      dismiss,
    })
  }, [])

  return (
    <div className={styles.board}>
      {notices.map(({ id, kind, text }) => (
        <p key={id} role={NOTICE_ROLES[kind]} className={`paper ${styles.notice}`}>
          {text}
        </p>
      ))}
    </div>
  )
}
