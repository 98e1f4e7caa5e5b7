import { useEffect, useState } from 'react'
import styles from './slow-notice.module.css'

/** When a wait needs words. */
const SLOW_MS = 4000

/** Stands above what is on its way, and speaks when it is long on its way. */
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
