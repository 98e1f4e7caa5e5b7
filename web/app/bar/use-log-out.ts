import { startTransition } from 'react'
import { useNavigate } from 'react-router'
import { forgetAllSearches } from '#web/features/search/recent-searches.ts'
import { useIdentity } from '#web/lib/current-user.ts'
import { notify } from '#web/lib/notify.ts'
import { paths } from '#web/lib/paths.ts'

export function useLogOut(): () => void {
  const identity = useIdentity()
  const navigate = useNavigate()

  async function logOut() {
    try {
      await identity.signOut()
    } catch (error) {
      notify.error(error instanceof Error ? error.message : undefined)
      return
    }
    forgetAllSearches()
    navigate(paths.home)
    notify.success('Logged Out Successfully')
  }

  // All transitions of one action show at one moment: the guard never sees a visitor on a member's page.
  return () => startTransition(logOut)
}
