import { useBackOnline } from '#web/lib/use-back-online.ts'
import { Button } from '#web/ui/form/button.tsx'
import styles from './shelf-failure.module.css'

interface ShelfFailureProps {
  many: string
  /** In the words of the service. */
  error: string
  /** In pixels, from the beginning of the shelf. */
  start: number
  onRetry: () => void
  /** Its button was pressed, and goes with it: the focus is to go on to the cards. */
  onLeave: () => void
}

/** Stands over the first row in sight whose cards did not come. */
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
