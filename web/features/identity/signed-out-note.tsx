import { useEffect, useState } from 'react'
import styles from './members-only-note.module.css'

/** A live region must have been on the page for a moment before its text is announced. */
const MOUNTED_FOR_MS = 100

/** For a member whose session ended while they were reading. */
export function SignedOutNote() {
  const [announced, setAnnounced] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(true), MOUNTED_FOR_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <p role="status" className={styles.note}>
      {announced && 'You were signed out. Please log in to go on.'}
    </p>
  )
}
