import { startTransition } from 'react'
import { forgetAllSearches } from '#web/features/search/recent-searches.ts'
import { useCurrentUser, useIdentity } from '#web/lib/identity/current-user.ts'
import type { Identity } from '#web/lib/identity/identity.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { notify } from '#web/lib/notify.ts'
import { dropAllUnsent } from '#web/lib/outbox/drop-unsent.ts'
import { readUnsent } from '#web/lib/outbox/outbox.ts'
import { toUnsentWords } from '#web/lib/outbox/unsent-words.ts'
import { useNavigate } from '#web/lib/router/router.tsx'

/**
 * Module state, not component state: the small-screen menu may unmount and mount again during the
 * request.
 */
const leaving = new WeakSet<Identity>()
/** Those who were told what a log-out would lose. */
const warned = new WeakSet<Identity>()

export function useLogOut(): () => void {
  const identity = useIdentity()
  const email = useCurrentUser()?.email
  const navigate = useNavigate()

  async function logOut() {
    const unsent = readUnsent(email)
    if (unsent.length > 0 && !warned.has(identity)) {
      warned.add(identity)
      const words = toUnsentWords(unsent)
      notify.aside('warning', `Not sent yet: ${words}. Log out once more to give that up.`)
      return
    }
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
    dropAllUnsent()
    navigate(paths.home)
    notify.success('Logged Out Successfully')
  }

  // React commits all transitions of one action together, so the guard never sees a visitor on a
  // member's page.
  return () => {
    if (!leaving.has(identity)) startTransition(logOut)
  }
}
