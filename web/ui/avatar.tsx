import { useMissingPicture } from '#web/lib/use-missing-picture.ts'
import placeholder from './art/avatar.svg'
import styles from './avatar.module.css'

/** A member's photo; a drawn one is the fallback if there is none, or if it fails to load. */
export function Avatar({ photoURL }: { photoURL: string | null }) {
  const [missing, setMissing] = useMissingPicture()
  const photo = photoURL === missing ? null : photoURL
  return (
    <img
      src={photo ?? placeholder}
      alt=""
      width={44}
      height={44}
      className={styles.avatar}
      onError={() => setMissing(photo)}
    />
  )
}
