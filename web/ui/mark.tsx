import styles from './mark.module.css'

/** A highlighted word. */
export function Mark({ children }: { children: string }) {
  return <span className={styles.mark}>{children}</span>
}
