import type { MouseEvent } from 'react'
import { useBackOnline } from '#web/lib/use-back-online.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './filter-failure.module.css'

interface FilterFailureProps {
  failed: boolean
  /** When the whole catalogue is out of reach, the shelf says so. */
  shelfError: string | null
  retry: () => void
}

/** Stands below the filters when their choices did not come: the shelf itself is there. */
export function FilterFailure({ failed, shelfError, retry }: FilterFailureProps) {
  return failed && shelfError === null && <Failure onRetry={retry} />
}

function Failure({ onRetry }: { onRetry: () => void }) {
  useBackOnline(onRetry)

  function handlePress({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button goes with the failure; the focus must not go with it.
    currentTarget.closest('main')?.querySelector('h1')?.focus({ preventScroll: true })
    onRetry()
  }

  return (
    <div role="alert" className={styles.failure}>
      <p>The choices of the filters did not come.</p>
      <Button look="line" small onClick={handlePress}>
        Try again
      </Button>
    </div>
  )
}
