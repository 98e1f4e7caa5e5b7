import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { classNames } from './class-names.ts'
import styles from './cover-card.module.css'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'

interface CoverCardProps {
  to: To
  name: string
  /** Heard after the name, for cards that share one. */
  unseenName?: string
  imageUrl: string
  /** The same picture in other sizes, as `srcset` has it. */
  imageSet?: string
  /** The quiet line under the name: a date, a run, a real name. */
  detail?: string
  /** Quiet words below that line. */
  more?: ReactNode
  /** `standing` is a portrait among covers: lower than they are, on the same rail. */
  look?: CardLook | 'standing'
  /** In the first view: the picture is not to wait until the card is near. */
  eager?: boolean
  /** A button at the right of the name. */
  action?: ReactNode
}

/** A comic's cover, a series as a pile of issues, a character's portrait. */
export type CardLook = 'comic' | 'series' | 'character'

/** For a `CardGrid`. The link covers the card, the action lies above it. */
export function CoverCard({
  to,
  name,
  unseenName,
  detail,
  more,
  look = 'comic',
  action,
  ...picture
}: CoverCardProps) {
  return (
    <li className={classNames(styles.card, styles[look], action !== undefined && styles.acting)}>
      <Link to={to} className={styles.link}>
        <span className={styles.pocket}>
          <Picture
            {...picture}
            // As `card-grid.module.css` has the columns.
            sizes="(max-width: 620px) 45vw, (max-width: 900px) 22vw, 210px"
            className={styles.picture}
          />
        </span>
        <span className={styles.name}>
          {name}
          {unseenName !== undefined && <span className="unseen">{unseenName}</span>}
        </span>
      </Link>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      {more !== undefined && <p className={styles.detail}>{more}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </li>
  )
}
