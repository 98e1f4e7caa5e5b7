import { useEffect, useState } from 'react'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import { readSiteConfig } from '#web/lib/site/site-config.ts'
import { registerWorker, tell } from './register-worker.ts'

/** Registers the worker, tells it what it cannot see, and reports a version that waits to take over. */
export function useServiceWorker() {
  const [waiting, setWaiting] = useState<ServiceWorker>()
  useEffect(() => registerWorker(setWaiting), [])
  useTellMember()

  return {
    newVersion: waiting !== undefined,
    takeNewVersion() {
      const reload = () => window.location.reload()
      // Another tab may have let it take over already.
      if (waiting?.state !== 'installed') return reload()
      navigator.serviceWorker.addEventListener('controllerchange', reload)
      tell(waiting, { type: 'take-over' })
    },
  }
}

/**
 * Who is signed in with a hosted provider is known to the page alone. Of our own accounts the worker
 * hears from the server itself, and needs no page for it.
 */
function useTellMember(): void {
  const user = useCurrentUser()
  useEffect(() => {
    if (user === undefined || readSiteConfig().identity === 'embedded') return
    tell(navigator.serviceWorker?.controller, { type: 'member', email: user?.email ?? null })
  }, [user])
}
