import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './specimens.module.css'

/** Side by side as long as there is room. */
export function Specimens({ wide, children }: { wide?: boolean; children: ReactNode }) {
  return <div className={classNames(styles.row, wide && styles.wide)}>{children}</div>
}

interface SpecimenProps {
  caption: string
  /** The states that hover and focus bring about, as `show-states.ts` names them. */
  state?: 'hover' | 'hover active' | 'focus-visible'
  children: ReactNode
}

/** A component in one state, with the name of the state. */
export function Specimen({ caption, state, children }: SpecimenProps) {
  return (
    <figure className={styles.specimen}>
      <div data-state={state}>{children}</div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}
