import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { classNames } from '../class-names.ts'
import { Link } from '../navigation/link.tsx'
import styles from './cover-card.module.css'
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
  numbered?: CardNumber
}

/**
 * For a card of a list that is not all in the document. Its words keep to as many lines as
 * --detail-lines and --more-lines say, since nobody measures such a list row by row.
 */
export interface CardNumber {
  /** Counted from 1. */
  number: number
  of: number
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
  numbered,
  ...picture
}: CoverCardProps) {
  return (
    <li
      {...(numbered && toListItem(numbered))}
      className={classNames(
        styles.card,
        styles[look],
        action !== undefined && styles.acting,
        numbered && styles.numbered,
      )}
    >
      <Link to={to} className={styles.link}>
        <span className={styles.pocket}>
          <Picture
            {...picture}
            queued
            // As `card-grid.module.css` has the columns.
            sizes="(max-width: 620px) 45vw, (max-width: 900px) 22vw, 210px"
            className={styles.picture}
          />
        </span>
        <span className={styles.name}>
          {name}
          {/* A space within what is not seen would part nothing. */}
          {unseenName !== undefined && ' '}
          {unseenName !== undefined && <span className="unseen">{unseenName}</span>}
        </span>
      </Link>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      {more !== undefined && <p className={classNames(styles.detail, styles.more)}>{more}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </li>
  )
}

/** Says the role too: the rows between such a list and its cards are no lists. */
function toListItem({ number, of }: CardNumber) {
  return { role: 'listitem', 'aria-posinset': number, 'aria-setsize': of }
}
