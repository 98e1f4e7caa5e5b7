import { type ReactNode, useId } from 'react'
import styles from './ruled-section.module.css'

interface RuledSectionProps {
  title: string
  children: ReactNode
}

/** A section of a page of words: its heading beside it where there is room, above it where not. */
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
