import type { ReactNode } from 'react'
import styles from './coupon.module.css'

/** A form in the shape of an old subscription coupon. */
export function Coupon({ children }: { children: ReactNode }) {
  return (
    <div className={styles.coupon}>
      <svg viewBox="0 0 44 32" aria-hidden="true" className={styles.scissors}>
        <circle cx="9" cy="8" r="5" />
        <circle cx="9" cy="24" r="5" />
        <path d="M13 11L40 26M13 21L40 6" />
      </svg>
      {children}
    </div>
  )
}
