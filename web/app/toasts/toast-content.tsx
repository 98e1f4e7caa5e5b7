import type { MouseEvent } from 'react'
import type { ToastContentProps } from 'react-toastify/unstyled'
import type { Notice } from '#web/lib/notify.ts'
import { checkIcon, crossIcon } from '#web/ui/front-icons.ts'
import { Icon } from '#web/ui/icon.tsx'
import { closeIcon, infoIcon, warningIcon } from '#web/ui/icons.ts'
import styles from './toast-content.module.css'
import { useCountdown } from './use-countdown.ts'

const GLYPHS = { success: checkIcon, info: infoIcon, warning: warningIcon, error: crossIcon }

interface ToastContentOptions extends Pick<ToastContentProps, 'closeToast' | 'isPaused'> {
  notice: Notice
}

export function ToastContent({ notice, isPaused, closeToast }: ToastContentOptions) {
  useCountdown(notice.durationMs, isPaused, () => closeToast())

  // The pointer event bubbles to the toast, which tells a click from the end of a drag.
  const handleKey = (event: MouseEvent) => {
    if (event.detail === 0) closeToast(true)
  }
  return (
    <>
      <span className={`${styles.glyph} ${styles[notice.kind]}`}>
        <Icon path={GLYPHS[notice.kind]} />
      </span>
      <p className={styles.text}>{notice.text}</p>
      {notice.action && (
        <button
          type="button"
          className={styles.action}
          onClick={(event) => {
            notice.action?.run()
            handleKey(event)
          }}
        >
          {notice.action.label}
        </button>
      )}
      <button type="button" aria-label="Close" className={styles.close} onClick={handleKey}>
        <Icon path={closeIcon} />
      </button>
    </>
  )
}
