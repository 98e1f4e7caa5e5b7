import { type ChangeEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './filter-cell.module.css'

interface FilterCellProps {
  label: string
  value: string
  /** True when the value differs from the default. */
  chosen?: boolean
  onChange: (value: string) => void
  /** The options. One with `data-opens` opens something, and is no value. */
  children: ReactNode
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** A native select in a cell of the band. */
export function FilterCell({ label, value, chosen, onChange, children }: FilterCellProps) {
  const id = useId()
  const key = useRef('')

  /** Arrow keys in a closed select choose each option on the way: they pass by what would open something. */
  function handleChange({ target }: ChangeEvent<HTMLSelectElement>) {
    const step = STEPS[key.current]
    if (step && target.selectedOptions[0]?.dataset.opens) target.selectedIndex += step
    onChange(target.value)
  }

  return (
    <div className={classNames(styles.cell, chosen && styles.chosen)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={handleChange}
        onKeyDown={(event) => {
          key.current = event.key
        }}
        onPointerDown={() => {
          key.current = ''
        }}
      >
        {children}
      </select>
    </div>
  )
}
