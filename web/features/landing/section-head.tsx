import type { ReactNode } from 'react'
import styles from './section-head.module.css'

interface SectionHeadProps {
  /** The small label and the heading. */
  children: ReactNode
  lead: string
}

/** Heading at the left, a few words at the right; one above the other on small screens. */
export function SectionHead({ children, lead }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div>{children}</div>
      <p className="lead">{lead}</p>
    </div>
  )
}
