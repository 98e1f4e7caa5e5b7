import { type ReactNode, useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './filter-cell.module.css'

interface FilterCellProps {
  label: string
  value: string
  /** True when the value differs from the default. */
  chosen?: boolean
  onChange: (value: string) => void
  /** The options. */
  children: ReactNode
}

/** A native select in a cell of the band. */
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
