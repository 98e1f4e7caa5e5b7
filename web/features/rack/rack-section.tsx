import { type ReactNode, useId } from 'react'
import { CardGrid } from '#web/ui/card/card-grid.tsx'
import styles from './rack-view.module.css'

interface RackSectionProps {
  title: string
  note: string
  /** Beside the title. */
  tool?: ReactNode
  /** Cards. */
  children: ReactNode[]
}

type ShelfProps = Omit<RackSectionProps, 'children'> & { children: ReactNode }

export function RackSection({ children, ...props }: RackSectionProps) {
  return (
    <Shelf {...props}>
      <CardGrid>{children}</CardGrid>
    </Shelf>
  )
}

/** The same around something else than cards. */
export function Shelf({ title, note, tool, children }: ShelfProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className="d3">
          {title}
        </h2>
        {tool}
      </div>
      <p className={styles.note}>{note}</p>
      {children}
    </section>
  )
}
