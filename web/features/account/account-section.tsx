import type { ReactNode, Ref } from 'react'
import styles from './account-section.module.css'

interface AccountSectionProps {
  /** The fragment of its URL. */
  id: string
  title: string
  /** One sentence below the heading. */
  lead?: ReactNode
  ref?: Ref<HTMLElement>
  children: ReactNode
}

export function AccountSection({ id, title, lead, ref, children }: AccountSectionProps) {
  const headingId = `${id}-title`
  return (
    <section ref={ref} id={id} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className="d3">
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}
