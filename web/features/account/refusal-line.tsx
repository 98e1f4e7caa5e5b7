import styles from './refusal-line.module.css'

/**
 * An error message in a live region. The region is mounted before the text, or some screen readers
 * would miss it.
 */
export function RefusalLine({ text }: { text: string | undefined }) {
  return (
    <p role="alert" className={styles.line}>
      {text}
    </p>
  )
}
