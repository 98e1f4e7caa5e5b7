import { EmptyState } from './empty-state.tsx'
import { RetryButton } from './retry-button.tsx'

interface LoadFailureProps {
  /** The message of the server. */
  error: string
  onRetry: () => void
}

/** The error message in place of an answer of the catalogue. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const online = navigator.onLine
  return (
    <EmptyState
      role="alert"
      failure={online ? 'spill' : 'unplugged'}
      title={online ? 'The rack tipped over' : 'You are offline'}
      text={online ? `${error} Your place is kept.` : 'This shelf comes back with the connection.'}
      action={<RetryButton onRetry={onRetry} />}
    />
  )
}
