import type { ReactNode } from 'react'
import waiting from './delayed.module.css'

/** The shape of something that is on its way. It keeps out of sight for a moment. */
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
