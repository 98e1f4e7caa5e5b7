import { formatCount } from '#web/lib/format.ts'
import type { To } from '#web/lib/router/location.ts'
import styles from './count-links.module.css'
import { Link } from './link.tsx'

interface CountLink {
  word: string
  to: To
  /** Undefined until it is loaded, null where there is nothing to count. */
  count: number | undefined | null
  current: boolean
}

interface CountLinksProps {
  /** The name of the navigation. */
  label: string
  links: CountLink[]
  className?: string | undefined
}

/** Links to the parts of one list, each with its number of records. */
export function CountLinks({ label, links, className }: CountLinksProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={styles.list}>
        {links.map(({ word, to, count, current }) => (
          <li key={word}>
            <Link to={to} aria-current={current ? 'page' : undefined} className={styles.link}>
              {word}{' '}
              {count !== null && (
                <span className={styles.count}>{count !== undefined && formatCount(count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
