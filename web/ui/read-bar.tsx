import type { CSSProperties } from 'react'
import styles from './read-bar.module.css'

interface ReadBarProps {
  read: number
  of: number
}

/** A thin rule, of which the read part is thick. The words beside it tell the same. */
export function ReadBar({ read, of }: ReadBarProps) {
  return (
    <div
      aria-hidden="true"
      className={styles.bar}
      style={{ '--part': of === 0 ? 0 : read / of } as CSSProperties}
    />
  )
}
