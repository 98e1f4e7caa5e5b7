import { type ReactNode, type Ref, useId } from 'react'
import styles from './detail-section.module.css'

interface DetailSectionProps {
  title: string
  /** Shown to the right of the title. */
  aside?: ReactNode
  /** One sentence below the title. */
  note?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
  children?: ReactNode
}

export function DetailSection({ title, aside, note, headingRef, children }: DetailSectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <div className={styles.line}>
        <h2 ref={headingRef} id={headingId} tabIndex={-1} className="d3">
          {title}
        </h2>
        {aside}
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  )
}
