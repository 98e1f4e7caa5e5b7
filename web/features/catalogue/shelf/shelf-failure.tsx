import { useBackOnline } from '#web/lib/use-back-online.ts'
import { Button } from '#web/ui/form/button.tsx'
import styles from './shelf-failure.module.css'

interface ShelfFailureProps {
  many: string
  /** The message of the server. */
  error: string
  /** In pixels, from the top of the list. */
  start: number
  onRetry: () => void
  /** The pressed button is unmounted, so the focus moves on to the cards. */
  onLeave: () => void
}

/** The error message over the first visible row whose cards failed to load. */
export function ShelfFailure({ many, error, start, onRetry, onLeave }: ShelfFailureProps) {
  useBackOnline(onRetry)

  function handlePress() {
    onLeave()
    onRetry()
  }

  return (
    <div role="alert" className={styles.failure} style={{ transform: `translateY(${start}px)` }}>
      <h2 className="d3">The rack tipped over</h2>
      <p>
        {error} The {many} here are missing, the others are still in their places.
      </p>
      <Button small onClick={handlePress}>
        Try again
      </Button>
    </div>
  )
}
