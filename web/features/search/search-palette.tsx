import { useRef } from 'react'
import { goRound } from '#web/lib/go-round.ts'
import { useModal } from '#web/ui/use-modal.ts'
import { SearchForm } from './search-form.tsx'
import styles from './search-palette.module.css'

/** Lies over the page for as long as it is rendered. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const overlay = useRef<HTMLDialogElement>(null)
  useModal(overlay, 'input')

  return (
    <dialog
      ref={overlay}
      aria-modal="true"
      aria-label="Search"
      className={styles.overlay}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={(event) => goRound(event, event.currentTarget)}
    >
      {/* At once: whoever goes Back before the next page is there must not find it open. */}
      <SearchForm look="palette" onLeave={onClose}>
        <button type="button" aria-label="Close" className={styles.close} onClick={onClose} />
      </SearchForm>
    </dialog>
  )
}
