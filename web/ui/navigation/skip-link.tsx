import styles from './skip-link.module.css'

/** The first stop of the Tab key on every page; the layouts give their `main` the id. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      Skip to content
    </a>
  )
}
