import { type MouseEvent, type ReactNode, useRef } from 'react'
import { wrapTab } from '#web/lib/focus/wrap-tab.ts'
import { classNames } from '../class-names.ts'
import styles from './overlay.module.css'
import { useModal } from './use-modal.ts'

interface OverlayProps {
  /** What it is called, where no heading inside says so. */
  label?: string
  /** The id of the heading inside that names it. */
  labelledBy?: string
  /** The focus begins on the first element inside that fits. */
  focusOn: string
  /** Sets `--place` and `--room`: where in the window the content stands, and how far from its edges. */
  className?: string
  onClose: () => void
  /** A press anywhere; without it one beside the content closes it. */
  onPress?: (event: MouseEvent) => void
  children: ReactNode
}

/** Lies over the whole page, under dots, for as long as it is rendered. */
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
