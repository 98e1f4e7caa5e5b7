import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { closeIcon } from '../icons.ts'
import styles from './dialog.module.css'
import { Overlay } from './overlay.tsx'

interface DialogProps {
  /** The id of the heading inside that names it. */
  labelledBy: string
  onClose: () => void
  /** A press on the card closes it too, not only one beside it. */
  closeOnContentClick?: boolean
  /** For a question rather than a story. */
  narrow?: boolean
  children: ReactNode
}

/** A card over the whole page, open for as long as it is rendered. */
export function Dialog({
  labelledBy,
  onClose,
  closeOnContentClick = false,
  narrow = false,
  children,
}: DialogProps) {
  function handlePress({ target, currentTarget }: MouseEvent) {
    // Whoever marks words with the mouse wants to keep them before the eyes.
    if (getSelection()?.type === 'Range') return
    if (closeOnContentClick || target === currentTarget) onClose()
  }

  return (
    <Overlay labelledBy={labelledBy} focusOn="button" onClose={onClose} onPress={handlePress}>
      <div
        className={classNames(
          styles.card,
          closeOnContentClick && styles.pressable,
          narrow && styles.narrow,
        )}
      >
        {/* Inside what scrolls, so that the arrow keys scroll it from here. */}
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
