import { type ReactNode, useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './filter-cell.module.css'

interface FilterCellProps {
  label: string
  value: string
  /** The listing is not as it would be without it. */
  chosen?: boolean
  onChange: (value: string) => void
  /** The options. */
  children: ReactNode
}

/** The browser's own select in a cell of the band: it opens as the reader's device does it. */
export function FilterCell({ label, value, chosen, onChange, children }: FilterCellProps) {
  const id = useId()
  return (
    <div className={classNames(styles.cell, chosen && styles.chosen)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </div>
  )
}
