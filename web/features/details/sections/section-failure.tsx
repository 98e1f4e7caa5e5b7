import { RetryButton } from '#web/ui/feedback/retry-button.tsx'
import styles from './section-failure.module.css'

interface SectionFailureProps {
  error: Error
  onRetry: () => void
}

/** The error message of one section; the rest of the page is shown. */
export function SectionFailure({ error, onRetry }: SectionFailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{error.message}</p>
      <RetryButton of="section" look="line" onRetry={onRetry} />
    </div>
  )
}
