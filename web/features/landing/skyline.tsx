import styles from './skyline.module.css'

/** The large text behind the hero: the name of the site as a skyline. */
export function Skyline() {
  return (
    <p aria-hidden="true" className={styles.skyline}>
      <span className={styles.spinner}>Spinner</span> <span className={styles.rack}>Rack</span>
    </p>
  )
}
