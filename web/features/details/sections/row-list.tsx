import { formatCount } from '#web/lib/format.ts'
import { toPictureAddress } from '#web/lib/records/record-words.ts'
import { Picture } from '#web/ui/card/picture.tsx'
import { Link } from '#web/ui/navigation/link.tsx'
import { type DetailKind, toDetail } from '../detail-kinds.ts'
import styles from './row-list.module.css'
import type { Related } from './to-related.ts'

interface RowListProps {
  kind: DetailKind
  rows: Related[]
}

/** Records as rows: a small picture, the name, the date, and the number of comics. */
export function RowList({ kind, rows }: RowListProps) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, name, unseenName, picture, detail, comics, outOf }) => (
        <li key={id}>
          <Link to={toDetail(kind, id)} className={styles.row}>
            <Picture {...toPictureAddress(picture)} sizes="44px" className={styles.picture} />
            <span className={styles.words}>
              <span className={styles.name}>
                {name}
                {unseenName !== undefined && <span className="unseen">{unseenName}</span>}
              </span>{' '}
              {detail !== undefined && <span className={styles.detail}>{detail}</span>}
            </span>{' '}
            {comics !== undefined && (
              <span className={styles.count}>
                {formatCount(comics)}
                {outOf !== undefined && (
                  <span className={styles.outOf}> of {formatCount(outOf)}</span>
                )}
                <span className="unseen"> {comics === 1 ? 'comic' : 'comics'}</span>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
