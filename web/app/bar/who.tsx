import { Fragment } from 'react'
import type { CurrentUser } from '#web/lib/identity/identity.ts'
import styles from './who.module.css'

export function Who({ user }: { user: CurrentUser }) {
  return (
    <p className={styles.who}>
      <b>{user.displayName}</b>
      {/* A long address breaks before its parts, not within a word. */}
      <span>
        {user.email.split(/(?=[@.])/).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part may come twice, and parts never move
          <Fragment key={index}>
            <wbr />
            {part}
          </Fragment>
        ))}
      </span>
    </p>
  )
}
