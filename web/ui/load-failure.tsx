import type { MouseEvent } from 'react'
import { useBackOnline } from '#web/lib/use-back-online.ts'
import offline from './art/offline.svg'
import spill from './art/spill.svg'
import { Button } from './button.tsx'
import { Message } from './message.tsx'

interface LoadFailureProps {
  /** In the words of the service. */
  error: string
  onRetry: () => void
}

/** Stands where an answer of the catalogue would. It tries again by itself when the connection is back. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const online = navigator.onLine

  useBackOnline(onRetry)

  function handlePress({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button goes with the failure; the focus must not go with it.
    currentTarget.closest('main')?.querySelector('h1')?.focus({ preventScroll: true })
    onRetry()
  }

  return (
    <Message
      role="alert"
      picture={online ? spill : offline}
      title={online ? 'The rack tipped over' : 'You are offline'}
      text={online ? `${error} Your place is kept.` : 'This shelf comes back with the connection.'}
      action={
        <Button small onClick={handlePress}>
          Try again
        </Button>
      }
    />
  )
}
