import styles from './chip.module.css'
import { Icon } from './icon.tsx'
import { closeIcon } from './icons.ts'

interface ChipProps {
  label: string
  onRemove: () => void
}

/** A set filter; pressing it removes the filter. */
export function Chip({ label, onRemove }: ChipProps) {
  return (
    <button type="button" aria-label={`Remove ${label}`} className={styles.chip} onClick={onRemove}>
      {label}
      <Icon path={closeIcon} />
    </button>
  )
}
