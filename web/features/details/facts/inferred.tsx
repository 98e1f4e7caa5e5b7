import styles from './inferred.module.css'

/** Marks a fact that the catalogue has inferred. */
export function Inferred() {
  return <span className={styles.sentence}>Assumed from neighbouring issues</span>
}

/** One word, in a section with a sentence that explains it. */
export function InferredMark() {
  return <em className={styles.mark}>assumed</em>
}
