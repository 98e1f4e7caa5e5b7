import { type MouseEvent, type ReactNode, useRef } from 'react'
import { wrapTab } from '#web/lib/focus/wrap-tab.ts'
import { classNames } from '../class-names.ts'
import styles from './overlay.module.css'
import { useModal } from './use-modal.ts'

interface OverlayProps {
  /** The accessible name, if no heading inside labels it. */
  label?: string
  /** The id of the heading that labels it. */
  labelledBy?: string
  /** A selector: the first match gets the focus. */
  focusOn: string
  /**
   * Sets `--place` and `--room`: the placement of the content, and its distance from the viewport's
   * edges.
   */
  className?: string
  onClose: () => void
  /** Called on a press anywhere; by default a press beside the content closes it. */
  onPress?: (event: MouseEvent) => void
  children: ReactNode
}

/** Covers the whole page with halftone dots while it is rendered. */
export function Overlay({
  label,
  labelledBy,
  focusOn,
  className,
  onClose,
  onPress,
  children,
}: OverlayProps) {
  const overlay = useRef<HTMLDialogElement>(null)
  useModal(overlay, focusOn)

  return (
    <dialog
      ref={overlay}
      aria-modal="true"
      aria-label={label}
      aria-labelledby={labelledBy}
      className={classNames(styles.overlay, className)}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={onPress ?? (({ target, currentTarget }) => target === currentTarget && onClose())}
      onKeyDown={(event) => wrapTab(event, event.currentTarget)}
    >
      {children}
    </dialog>
  )
}
