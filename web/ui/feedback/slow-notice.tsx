import { useEffect, useState } from 'react'
import styles from './slow-notice.module.css'

/** After this a loading state needs a text. */
const SLOW_MS = 4000

/** Placed above a loading skeleton; shows a text when loading takes long. */
export function SlowNotice() {
  const [slow, setSlow] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    slow && (
      <p role="status" className={styles.slow}>
        The catalogue takes longer than usual. It is still looking.
      </p>
    )
  )
}
