import type { CurrentUser } from '#web/lib/identity/identity.ts'
import styles from './who.module.css'

export function Who({ user }: { user: CurrentUser }) {
  return (
    <p className={styles.who}>
      <b>{user.displayName}</b>
      <span>{user.email}</span>
    </p>
  )
}
