import type { MouseEvent } from 'react'
import { useBackOnline } from '#web/lib/use-back-online.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './section-failure.module.css'

interface SectionFailureProps {
  error: Error
  onRetry: () => void
}

/** Stands in a section's place: the rest of the page is there. */
export function SectionFailure({ error, onRetry }: SectionFailureProps) {
  useBackOnline(onRetry)

  function handlePress({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button goes with the failure; the focus must not go with it.
    currentTarget.closest('section')?.querySelector('h2')?.focus({ preventScroll: true })
    onRetry()
  }

  return (
    <div role="alert" className={styles.failure}>
      <p>{error.message}</p>
      <Button look="line" small onClick={handlePress}>
        Try again
      </Button>
    </div>
  )
}
