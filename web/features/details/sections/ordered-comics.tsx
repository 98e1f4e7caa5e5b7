import { toPictureAddress } from '#web/lib/records/record-words.ts'
import { Picture } from '#web/ui/card/picture.tsx'
import { Link } from '#web/ui/navigation/link.tsx'
import { RowAdd, RowMark } from '../actions.tsx'
import { toDetail, toPicture } from '../detail-kinds.ts'
import { capitalise } from '../facts/capitalise.ts'
import styles from './ordered-comics.module.css'

interface OrderedComic {
  id: number
  title: string
  /** Its part of the order, from 1. */
  number: number
  /** What it is to the story, where that differs. */
  role?: string
}

interface OrderedComicsProps {
  comics: OrderedComic[]
  /** The number of all parts, where not all are shown. */
  total: number
}

/** Comics of a reading order, each with its number. */
export function OrderedComics({ comics, total }: OrderedComicsProps) {
  const ids = comics.map(({ id }) => id)
  return (
    <ol className={styles.comics}>
      {comics.map(({ id, title, number, role }, index) => (
        <li key={number} value={number} className={styles.row}>
          <Link to={toDetail('comics', id)} className={styles.comic}>
            <span className={styles.number}>
              <span className="unseen">Part </span>
              {number}
              <span className="unseen"> of {total}</span>
            </span>{' '}
            <span className={styles.cover}>
              <Picture
                {...toPictureAddress(toPicture('comics', id))}
                sizes="44px"
                className={styles.picture}
              />
            </span>
            <span className={styles.title}>{title}</span>{' '}
            {role !== undefined && (
              <span className={role === 'core' ? styles.core : styles.role}>
                {capitalise(role)}
              </span>
            )}
          </Link>
          <RowAdd id={id} name={title} />
          <RowMark id={id} name={title} upTo={ids.slice(0, index + 1)} />
        </li>
      ))}
    </ol>
  )
}
