import { type ReactNode, useState } from 'react'
import type { To } from 'react-router'
import noPicture from './art/no-picture.svg'
import { classNames } from './class-names.ts'
import styles from './cover-card.module.css'
import { Link } from './link.tsx'

interface CoverCardProps {
  to: To
  name: string
  imageUrl: string
  /** The quiet line under the name: a date, a run, a real name. */
  detail?: string
  /** `standing` is a portrait among covers: lower than they are, on the same rail. */
  look?: CardLook | 'standing'
  /** A button at the right of the name. */
  action?: ReactNode
}

/** A comic's cover, a series as a pile of issues, a character's portrait. */
export type CardLook = 'comic' | 'series' | 'character'

/** For a `CardGrid`. The link covers the card, the action lies above it. */
export function CoverCard({ to, name, imageUrl, detail, look = 'comic', action }: CoverCardProps) {
  return (
    <li className={classNames(styles.card, styles[look], action !== undefined && styles.acting)}>
      <Link to={to} className={styles.link}>
        <span className={styles.pocket}>
          <Picture key={imageUrl} url={imageUrl} />
        </span>
        <span className={styles.name}>{name}</span>
      </Link>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </li>
  )
}

/** The name beside it says what it shows. */
function Picture({ url }: { url: string }) {
  const [missing, setMissing] = useState(false)
  return (
    <img
      src={missing ? noPicture : url}
      alt=""
      loading="lazy"
      decoding="async"
      className={styles.picture}
      onError={() => setMissing(true)}
    />
  )
}
