import type { CurrentUser } from '#web/lib/identity/identity.ts'
import { Button } from '#web/ui/form/button.tsx'
import styles from './sheet-account.module.css'
import { useLogOut } from './use-log-out.ts'
import { Who } from './who.tsx'

/** The signed-in member and the log-out button, at the end of a small screen's menu. */
export function SheetAccount({ user }: { user: CurrentUser }) {
  const logOut = useLogOut()
  return (
    <div className={styles.account}>
      <Who user={user} />
      <Button look="line" small onClick={logOut}>
        Log out
      </Button>
    </div>
  )
}
