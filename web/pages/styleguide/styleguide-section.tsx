import { type ReactNode, useId } from 'react'
import styles from './styleguide-section.module.css'

interface StyleguideSectionProps {
  title: string
  children: ReactNode
}

export function StyleguideSection({ title, children }: StyleguideSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={`d3 ${styles.title}`}>
        {title}
      </h2>
      {children}
    </section>
  )
}
