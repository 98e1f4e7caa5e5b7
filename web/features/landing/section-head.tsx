import type { ReactNode } from 'react'
import styles from './section-head.module.css'

interface SectionHeadProps {
  /** The small label and the heading. */
  children: ReactNode
  lead: string
}

/** Heading at the left, a short text at the right; stacked on small screens. */
export function SectionHead({ children, lead }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div>{children}</div>
      <p className="lead">{lead}</p>
    </div>
  )
}
