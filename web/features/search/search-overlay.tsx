import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { closeIcon } from '#web/ui/icons.ts'
import { Overlay } from '#web/ui/overlay/overlay.tsx'
import styles from './search-overlay.module.css'

interface SearchOverlayProps {
  label: string
  onClose: () => void
  /** An overlay with a search box, which gets the focus, and its hits. */
  children: ReactNode
}

export function SearchOverlay(props: SearchOverlayProps) {
  return <Overlay {...props} focusOn="input" className={styles.overlay} />
}

/** To the right of the box: the key where there is a keyboard, a cross on small and touched screens. */
export function CloseButton({ onClose }: Pick<SearchOverlayProps, 'onClose'>) {
  return (
    <button type="button" className={styles.close} onClick={onClose}>
      <span className="unseen">Close</span> <kbd>Esc</kbd>
      <Icon path={closeIcon} />
    </button>
  )
}
