import styles from './refusal-line.module.css'

/** What went wrong, said at once. The place is there before the words, or some readers would miss them. */
export function RefusalLine({ text }: { text: string | undefined }) {
  return (
    <p role="alert" className={styles.line}>
      {text}
    </p>
  )
}
