import styles from './inferred.module.css'

/** Marks what the catalogue has worked out and nobody has stated. */
export function Inferred() {
  return <span className={styles.mark}>Inferred from the run</span>
}
