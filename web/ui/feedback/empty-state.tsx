import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  /** The address of a drawing. */
  picture: string
  title: string
  /** One sentence: what happened, and what to do. */
  text: string
  /** The one way on. */
  action?: ReactNode
  /** `alert` when something failed, `status` when an answer has nothing in it. */
  role?: 'alert' | 'status'
}

/** Stands where a listing would, so that what is above it stays in reach. */
export function EmptyState({ picture, title, text, action, role }: EmptyStateProps) {
  return (
    <div role={role} className={styles.message}>
      <img src={picture} alt="" className={styles.picture} />
      <h2 className="d3">{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  )
}
