import type { RefObject } from 'react'
import { useBackOnline } from '#web/lib/use-back-online.ts'
import { Button } from '#web/ui/form/button.tsx'
import styles from './search-panel.module.css'

interface PanelFailureProps {
  /** The search box, which had the focus. */
  input: RefObject<HTMLInputElement | null>
  error: string
  onRetry: () => void
}

export function PanelFailure({ error, input, onRetry }: PanelFailureProps) {
  useBackOnline(onRetry)

  function handlePress() {
    // The button is unmounted with the error, so the focus has to move first.
    input.current?.focus()
    onRetry()
  }

  return (
    <div role="alert" className={styles.words}>
      <p className="d4">{navigator.onLine ? 'The rack tipped over' : 'You are offline'}</p>
      <p>{navigator.onLine ? error : 'The search comes back with the connection.'}</p>
      <Button small onClick={handlePress}>
        Try again
      </Button>
    </div>
  )
}

export function NothingFound() {
  return (
    <div className={styles.words}>
      <p className="d4">Nobody by that name</p>
      <p>Check the spelling, or try fewer letters.</p>
    </div>
  )
}

/** The loading skeleton; its delay hides it when the answer is quick. */
export function HitsSkeleton() {
  return (
    <div className={styles.late}>
      <p role="status" className="unseen">
        Searching
      </p>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.ghost} />
      ))}
    </div>
  )
}

/** Visual hints only: assistive technology announces these keys by itself. */
export function Keys({ enter }: { enter: string }) {
  return (
    <p aria-hidden="true" className={styles.keys}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> move
      </span>
      <span>
        <kbd>Enter</kbd> {enter}
      </span>
      <span>
        <kbd>Esc</kbd> close
      </span>
    </p>
  )
}
