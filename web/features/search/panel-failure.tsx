import type { RefObject } from 'react'
import { useBackOnline } from '#web/lib/use-back-online.ts'
import { Button } from '#web/ui/form/button.tsx'
import styles from './panel-words.module.css'

interface PanelFailureProps {
  /** The search box, which had the focus. */
  input: RefObject<HTMLInputElement | null>
  error: string
  onRetry: () => void
}

/** In place of the hits. */
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
