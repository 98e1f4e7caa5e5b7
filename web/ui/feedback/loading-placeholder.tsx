import type { ReactNode } from 'react'
import waiting from './delayed.module.css'

/**
 * The wrapper of a loading skeleton. It is invisible for a moment, so that a quick answer never shows
 * it.
 */
export function LoadingPlaceholder({ children }: { children: ReactNode }) {
  return (
    <div className={waiting.late}>
      <p role="status" className="unseen">
        Loading
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
