import { use } from 'react'
import { RetryButton } from '#web/ui/feedback/retry-button.tsx'
import { MissingFacts } from './missing-facts.ts'
import styles from './missing-facts-notice.module.css'

/** Tells that the facts could not be loaded. */
export function MissingFactsNotice() {
  const failure = use(MissingFacts)
  if (failure === undefined) return null
  return (
    <div role="alert" className={styles.notice}>
      <p>
        Some facts could not be loaded, so nothing here is marked as assumed.{' '}
        {failure.error.message}
      </p>
      <RetryButton look="line" onRetry={failure.retry} />
    </div>
  )
}
