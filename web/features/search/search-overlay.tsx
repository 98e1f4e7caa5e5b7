import type { ReactNode } from 'react'
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

/** Shown to the right of the box. */
export function CloseButton({ onClose }: Pick<SearchOverlayProps, 'onClose'>) {
  return <button type="button" aria-label="Close" className={styles.close} onClick={onClose} />
}
