import { startTransition } from 'react'
import { useNavigate } from 'react-router'
import { forgetAllSearches } from '#web/features/search/recent-searches.ts'
import { useIdentity } from '#web/lib/identity/current-user.ts'
import type { Identity } from '#web/lib/identity/identity.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { notify } from '#web/lib/notify.ts'

/** Not in a component: the menu of a small screen may go and come again while the server is slow. */
const leaving = new WeakSet<Identity>()

export function useLogOut(): () => void {
  const identity = useIdentity()
  const navigate = useNavigate()

  async function logOut() {
    leaving.add(identity)
    try {
      await identity.signOut()
    } catch (error) {
      notify.error(error instanceof Error ? error.message : undefined)
      return
    } finally {
      leaving.delete(identity)
    }
    forgetAllSearches()
    navigate(paths.home)
    notify.success('Logged Out Successfully')
  }

  // All transitions of one action show at one moment: the guard never sees a visitor on a member's page.
  return () => {
    if (!leaving.has(identity)) startTransition(logOut)
  }
}
