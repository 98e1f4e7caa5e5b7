import { type ReactNode, useId } from 'react'
import { CardGrid } from '#web/ui/card/card-grid.tsx'
import styles from './rack-view.module.css'

interface RackSectionProps {
  title: string
  note: string
  /** The cards. */
  children: ReactNode[]
}

export function RackSection({ title, note, children }: RackSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className="d3">
        {title}
      </h2>
      <p className={styles.note}>{note}</p>
      <CardGrid>{children}</CardGrid>
    </section>
  )
}
