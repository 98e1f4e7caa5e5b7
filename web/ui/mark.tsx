import styles from './mark.module.css'

/** A word on yellow: the one among many that is meant. */
export function Mark({ children }: { children: string }) {
  return <span className={styles.mark}>{children}</span>
}
