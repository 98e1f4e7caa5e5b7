import { RetryButton } from '#web/ui/feedback/retry-button.tsx'
import styles from './filter-failure.module.css'

interface FilterFailureProps {
  failed: boolean
  /** If the listing itself failed to load, its own error message is enough. */
  listingError: string | null
  retry: () => void
}

/** The error message below the filters when only their choices failed to load. */
export function FilterFailure({ failed, listingError, retry }: FilterFailureProps) {
  if (!failed || listingError !== null) return null
  return (
    <div role="alert" className={styles.failure}>
      <p>The choices of the filters did not come.</p>
      <RetryButton look="line" onRetry={retry} />
    </div>
  )
}
