import type { ReactNode } from 'react'
import styles from './read-stamp.module.css'

/** On the cover of a card, among its actions: a tick, or words about how much is read. */
export function ReadStamp({ children }: { children?: ReactNode }) {
  if (children !== undefined) return <p className={styles.words}>{children}</p>
  return (
    // The button beside it says the same.
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.tick}>
      <path d="M5 12.500l4.500 4.500L19 7" />
    </svg>
  )
}
