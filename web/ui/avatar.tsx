import { useState } from 'react'
import placeholder from './art/avatar.svg'
import styles from './avatar.module.css'

/** A member's photo; a drawn one stands in when there is none, or when it does not arrive. */
export function Avatar({ photoURL }: { photoURL: string | null }) {
  const [missing, setMissing] = useState<string | null>(null)
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
