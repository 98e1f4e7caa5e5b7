import type { CurrentUser } from '#web/lib/identity/identity.ts'
import styles from './who.module.css'

export function Who({ user }: { user: CurrentUser }) {
  const [name, host] = user.email.split('@')
  return (
    <p className={styles.who}>
      <b>{user.displayName}</b>
      {/* A long address breaks here, not in the middle of a word. */}
      <span>
        {name}
        <wbr />@{host}
      </span>
    </p>
  )
}
