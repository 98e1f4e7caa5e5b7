import { type Picture as PictureOfRecord, toPictureAddress } from '#web/lib/records/record-words.ts'
import { Link } from '../navigation/link.tsx'
import styles from './list-face.module.css'
import { Picture } from './picture.tsx'

interface ListFaceProps {
  to: string
  name: string
  /** Its first covers, four at most. */
  pictures: PictureOfRecord[]
}

/** The link to a list, with its covers. */
export function ListFace({ to, name, pictures }: ListFaceProps) {
  return (
    <Link to={to} className={styles.link}>
      <span className={styles.covers}>
        {pictures.map((picture) => (
          <Picture
            key={picture.path}
            {...toPictureAddress(picture)}
            sizes="80px"
            className={styles.cover}
          />
        ))}
      </span>
      <span className={styles.name}>{name}</span>
    </Link>
  )
}
