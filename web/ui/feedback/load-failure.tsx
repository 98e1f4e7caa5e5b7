import offline from '../art/offline.svg'
import spill from '../art/spill.svg'
import { EmptyState } from './empty-state.tsx'
import { RetryButton } from './retry-button.tsx'

interface LoadFailureProps {
  /** In the words of the service. */
  error: string
  onRetry: () => void
}

/** Stands where an answer of the catalogue would. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const online = navigator.onLine
  return (
    <EmptyState
      role="alert"
      picture={online ? spill : offline}
      title={online ? 'The rack tipped over' : 'You are offline'}
      text={online ? `${error} Your place is kept.` : 'This shelf comes back with the connection.'}
      action={<RetryButton onRetry={onRetry} />}
    />
  )
}
