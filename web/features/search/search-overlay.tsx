import { type ReactNode, useRef } from 'react'
import { goRound } from '#web/lib/go-round.ts'
import { useModal } from '#web/ui/use-modal.ts'
import styles from './search-overlay.module.css'

interface SearchOverlayProps {
  label: string
  onClose: () => void
  /** A box, which takes the focus, and what it finds. */
  children: ReactNode
}

/** Lies over the page for as long as it is rendered. */
export function SearchOverlay({ label, onClose, children }: SearchOverlayProps) {
  const overlay = useRef<HTMLDialogElement>(null)
  useModal(overlay, 'input')

  return (
    <dialog
      ref={overlay}
      aria-modal="true"
      aria-label={label}
      className={styles.overlay}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={(event) => goRound(event, event.currentTarget)}
    >
      {children}
    </dialog>
  )
}

/** At the right of the box. */
export function CloseButton({ onClose }: Pick<SearchOverlayProps, 'onClose'>) {
  return <button type="button" aria-label="Close" className={styles.close} onClick={onClose} />
}
