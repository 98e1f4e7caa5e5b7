import type { MouseEvent } from 'react'
import { useBackOnline } from '#web/lib/use-back-online.ts'
import { Button } from '../form/button.tsx'

interface RetryButtonProps {
  /** What failed: a part of the page under a heading of its own, or the page. */
  of?: 'section' | 'main'
  look?: 'line'
  onRetry: () => void
}

/** Tries again, by itself as soon as the connection is back. */
export function RetryButton({ of = 'main', look, onRetry }: RetryButtonProps) {
  useBackOnline(onRetry)

  function handlePress({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button goes with the failure; the focus must not go with it, nor behind an overlay.
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
