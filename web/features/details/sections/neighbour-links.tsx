import { Icon } from '#web/ui/icon.tsx'
import { leftIcon, rightIcon } from '#web/ui/icons.ts'
import { Link } from '#web/ui/navigation/link.tsx'
import styles from './neighbour-links.module.css'

export interface Neighbour {
  to: string
  name: string
}

interface NeighbourLinksProps {
  /** The noun of the neighbours: issue, volume, event. */
  noun: string
  /** Of what, where the page has several. */
  of?: string
  previous: Neighbour | undefined
  next: Neighbour | undefined
}

/** Links to the previous and the next record. */
export function NeighbourLinks({ noun, of, previous, next }: NeighbourLinksProps) {
  if (previous === undefined && next === undefined) return null
  return (
    <nav
      aria-label={`Previous and next ${noun}${of === undefined ? '' : ` of ${of}`}`}
      className={styles.neighbours}
    >
      {previous && (
        <Link to={previous.to} className={styles.link}>
          <Icon path={leftIcon} />
          <span>
            <span className={styles.noun}>Previous {noun}</span> {previous.name}
          </span>
        </Link>
      )}
      {next && (
        <Link to={next.to} className={`${styles.link} ${styles.next}`}>
          <span>
            <span className={styles.noun}>Next {noun}</span> {next.name}
          </span>
          <Icon path={rightIcon} />
        </Link>
      )}
    </nav>
  )
}
