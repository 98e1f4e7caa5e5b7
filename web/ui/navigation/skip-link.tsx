import styles from './skip-link.module.css'

/** The first tab stop of every page; the layouts give their `main` the id. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      Skip to content
    </a>
  )
}
