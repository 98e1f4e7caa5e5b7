import type { MouseEvent } from 'react'
import { useBackOnline } from '#web/lib/use-back-online.ts'
import { Button } from '../form/button.tsx'

interface RetryButtonProps {
  /** The part of the page that failed: a section with its own heading, or the page itself. */
  of?: 'section' | 'main'
  look?: 'line'
  onRetry: () => void
}

/** A retry button, which also retries by itself when the browser is online again. */
export function RetryButton({ of = 'main', look, onRetry }: RetryButtonProps) {
  useBackOnline(onRetry)

  function handlePress({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button is unmounted with the error, so the focus has to move first, but not behind an
    // overlay.
    const heading = currentTarget.closest(`dialog, ${of}`)?.querySelector<HTMLElement>('h1, h2')
    heading?.focus({ preventScroll: true })
    onRetry()
  }

  return (
    <Button small look={look} onClick={handlePress}>
      Try again
    </Button>
  )
}
