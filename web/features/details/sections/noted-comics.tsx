import { toMonth, toPictureAddress } from '#web/lib/records/record-words.ts'
import { Picture } from '#web/ui/card/picture.tsx'
import { Link } from '#web/ui/navigation/link.tsx'
import { RowMark } from '../actions.tsx'
import { toDetail, toPicture } from '../detail-kinds.ts'
import styles from './noted-comics.module.css'

interface NotedComic {
  id: number
  title: string
  coverMonth?: string
  /** Above the title. */
  label?: string
  /** Below the title; may be empty. */
  words: string
}

interface NotedComicsProps {
  comics: NotedComic[]
  /** `large` for a few of them. */
  look?: 'large' | 'small'
}

/** Comics, each with words about it beside its cover. */
export function NotedComics({ comics, look = 'small' }: NotedComicsProps) {
  return (
    <ul className={`${styles.comics} ${styles[look]}`}>
      {comics.map(({ id, title, coverMonth, label, words }) => (
        <li key={id} className={styles.comic}>
          <Picture
            {...toPictureAddress(toPicture('comics', id))}
            sizes="96px"
            className={styles.cover}
          />
          <div>
            {label !== undefined && <p className={styles.label}>{label}</p>}
            <Link to={toDetail('comics', id)} className={styles.title}>
              {title}
            </Link>
            {coverMonth !== undefined && <p className={styles.month}>{toMonth(coverMonth)}</p>}
            {words !== '' && <p className={styles.words}>{words}</p>}
          </div>
          <div className={styles.mark}>
            <RowMark id={id} name={title} />
          </div>
        </li>
      ))}
    </ul>
  )
}
