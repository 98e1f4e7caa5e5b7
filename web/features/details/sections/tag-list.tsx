import type { ReactNode } from 'react'
import { Link } from '#web/ui/navigation/link.tsx'
import styles from './tag-list.module.css'

export interface Tag {
  to: string
  label: string
  /** Secondary text after the label: a role, a count. */
  detail?: ReactNode
}

export function TagList({ tags }: { tags: Tag[] }) {
  return (
    <ul className={styles.tags}>
      {tags.map(({ to, label, detail }) => (
        <li key={to}>
          <Link to={to} className={styles.tag}>
            {label} {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
