import { Button } from '../form/button.tsx'
import { EmptyState } from './empty-state.tsx'
import styles from './load-failure.module.css'
import { RetryButton } from './retry-button.tsx'

interface LoadFailureProps {
  /** The message of the server. */
  error: string
  onRetry: () => void
}

/** The error message in place of an answer of the catalogue. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  if (!navigator.onLine) return <NotKept onRetry={onRetry} />
  return (
    <EmptyState
      role="alert"
      failure="spill"
      title="The rack tipped over"
      text={`${error} Your place is kept.`}
      action={<RetryButton onRetry={onRetry} />}
    />
  )
}

/** What was opened before can be read offline, where the service worker runs; this was not. */
function NotKept({ onRetry }: Pick<LoadFailureProps, 'onRetry'>) {
  const canGoBack = window.history.length > 1
  return (
    <EmptyState
      role="alert"
      failure="unplugged"
      title="You are offline"
      text="This shelf was not opened here lately, so it cannot be read offline. It comes back with the connection."
      action={
        <div className={styles.actions}>
          <RetryButton onRetry={onRetry} />
          {canGoBack && (
            <Button small look="line" onClick={() => window.history.back()}>
              Go back
            </Button>
          )}
        </div>
      }
    />
  )
}
