import styles from './inferred.module.css'

/** Marks a fact that the catalogue has inferred. */
export function Inferred() {
  return <span className={styles.mark}>Inferred from the run</span>
}
