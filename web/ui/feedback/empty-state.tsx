import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import './failure-drawing.css'

interface EmptyStateProps {
  /** The URL of a drawing. */
  picture?: string
  /** A failure, in place of that drawing. */
  failure?: 'spill' | 'unplugged'
  title: string
  /** One sentence: what happened, and what to do. */
  text: string
  /** One button or link. */
  action?: ReactNode
  /** `alert` for a failure, `status` for an empty answer. */
  role?: 'alert' | 'status'
}

/** Shown in place of a listing, so that the filters above it stay usable. */
export function EmptyState({ picture, failure, title, text, action, role }: EmptyStateProps) {
  return (
    <div role={role} className={styles.message}>
      {failure ? (
        <div className={`${styles.picture} ${failure}`} />
      ) : (
        <img src={picture} alt="" className={styles.picture} />
      )}
      <h2 className="d3">{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  )
}
