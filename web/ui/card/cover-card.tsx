import type { ReactNode } from 'react'
import type { To } from '#web/lib/router/location.ts'
import { classNames } from '../class-names.ts'
import { Link } from '../navigation/link.tsx'
import styles from './cover-card.module.css'
import { Picture } from './picture.tsx'

interface CoverCardProps {
  to: To
  name: string
  /** Visually hidden text after the name, for cards with the same name. */
  unseenName?: string
  imageUrl: string
  /** A `srcset` with other sizes of the picture. */
  imageSet?: string
  /** The secondary line below the name: a date, a run, a real name. */
  detail?: ReactNode
  /** Secondary text below that line. */
  more?: ReactNode
  /** `standing` is a portrait among covers: lower than they are, on the same line. */
  look?: CardLook | 'standing'
  /** In the first view, so the picture is not loaded lazily. */
  eager?: boolean
  /** A button to the right of the name. */
  action?: ReactNode
  numbered?: CardNumber
}

/**
 * For a card of a virtual list. Its text is limited to --detail-lines and --more-lines, since the rows
 * of such a list are not measured one by one.
 */
export interface CardNumber {
  /** Counted from 1. */
  number: number
  of: number
}

/** A comic's cover, a series as a stack of issues, a character's portrait. */
export type CardLook = 'comic' | 'series' | 'character'

/**
 * A series, which may be cut off; the year and number of an issue, which may not; and the words of a
 * variant.
 */
const COMIC = /^(.*?) ((?:\(\d{4}\) )?#\S+)(?: \((.+)\))?$/

/** For a `CardGrid`. The link covers the card, and the action lies above the link. */
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
  const [, series = name, number, variant] = COMIC.exec(name) ?? []
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
            // Matches the columns of `card-grid.module.css`.
            sizes="(max-width: 620px) 45vw, (max-width: 900px) 22vw, 210px"
            className={styles.picture}
          />
          {variant && (
            <span aria-hidden="true" className={styles.ribbon}>
              {variant}
            </span>
          )}
        </span>
        {/* All inline, so that the name is read and copied as one. */}
        <span className={styles.name}>
          <span className={styles.title}>{series}</span>
          {(number ?? unseenName) && ' '}
          {number && <span className={styles.number}>{number}</span>}
          {unseenName && <span className="unseen">{unseenName}</span>}
          {variant && <span className="unseen"> ({variant})</span>}
        </span>
      </Link>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      {more !== undefined && <p className={classNames(styles.detail, styles.more)}>{more}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </li>
  )
}

/** Sets the role explicitly, since the rows between such a list and its cards are not list elements. */
function toListItem({ number, of }: CardNumber) {
  return { role: 'listitem', 'aria-posinset': number, 'aria-setsize': of }
}
