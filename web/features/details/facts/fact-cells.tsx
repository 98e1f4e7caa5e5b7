import type { ReactNode } from 'react'
import styles from './fact-cells.module.css'
import { Inferred } from './inferred.tsx'

export interface FactCell {
  label: string
  /** Shown in large figures, above the text. */
  figure?: string
  words?: ReactNode
  /** Inferred from the run, not stated for this record. */
  inferred?: boolean
}

/** A row of ruled cells. Unknown facts have no cell. */
export function FactCells({ cells }: { cells: (FactCell | undefined | false)[] }) {
  const known = cells.filter((cell) => cell !== undefined && cell !== false)
  if (known.length === 0) return null
  return (
    <dl className={styles.facts}>
      {known.map(({ label, figure, words, inferred }) => (
        <div key={label} className={styles.cell}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.fact}>
            {figure !== undefined && <span className={styles.figure}>{figure}</span>} {words}{' '}
            {inferred && <Inferred />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
