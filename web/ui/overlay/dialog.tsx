import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { closeIcon } from '../icons.ts'
import styles from './dialog.module.css'
import { Overlay } from './overlay.tsx'

interface DialogProps {
  /** The id of the heading that labels it. */
  labelledBy: string
  onClose: () => void
  /** Closes on a press on the card too, not only beside it. */
  closeOnContentClick?: boolean
  /** Smaller, for a question. */
  narrow?: boolean
  /** A selector: the first match gets the focus. By default the close button. */
  focusOn?: string
  children: ReactNode
}

/** A modal dialog, open while it is rendered. */
export function Dialog({
  labelledBy,
  onClose,
  closeOnContentClick = false,
  narrow = false,
  focusOn = 'button',
  children,
}: DialogProps) {
  function handlePress({ target, currentTarget }: MouseEvent) {
    // Selecting text with the mouse must not close it.
    if (getSelection()?.type === 'Range') return
    if (closeOnContentClick || target === currentTarget) onClose()
  }

  return (
    <Overlay labelledBy={labelledBy} focusOn={focusOn} onClose={onClose} onPress={handlePress}>
      <div
        className={classNames(
          styles.card,
          closeOnContentClick && styles.pressable,
          narrow && styles.narrow,
        )}
      >
        {/* Inside the scroll container, so that the arrow keys scroll it while the button has the focus. */}
        <button
          type="button"
          aria-label="Close"
          className={`ink ${styles.close}`}
          onClick={(event) => {
            event.stopPropagation()
            onClose()
          }}
        >
          <Icon path={closeIcon} />
        </button>
        <div className={styles.content}>{children}</div>
      </div>
    </Overlay>
  )
}
