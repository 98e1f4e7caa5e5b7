import { type ReactNode, useId } from 'react'
import styles from './ruled-section.module.css'

interface RuledSectionProps {
  title: string
  children: ReactNode
}

/** A section of a text page: the heading beside it on wide screens, above it on small ones. */
export function RuledSection({ title, children }: RuledSectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={`d3 ${styles.title}`}>
        {title}
      </h2>
      <div className={styles.words}>{children}</div>
    </section>
  )
}
