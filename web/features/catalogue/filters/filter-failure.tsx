import { RetryButton } from '#web/ui/feedback/retry-button.tsx'
import styles from './filter-failure.module.css'

interface FilterFailureProps {
  failed: boolean
  /** When the whole catalogue is out of reach, the shelf says so. */
  listingError: string | null
  retry: () => void
}

/** Stands below the filters when their choices did not come: the shelf itself is there. */
export function FilterFailure({ failed, listingError, retry }: FilterFailureProps) {
  if (!failed || listingError !== null) return null
  return (
    <div role="alert" className={styles.failure}>
      <p>The choices of the filters did not come.</p>
      <RetryButton look="line" onRetry={retry} />
    </div>
  )
}
