import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { checkSessionWith } from '#web/lib/api/api-client.ts'
import {
  CurrentUserContext,
  type FirstCheck,
  FirstCheckContext,
  IdentityContext,
} from '#web/lib/identity/current-user.ts'
import type { CurrentUser, Identity } from '#web/lib/identity/identity.ts'
import { useBackOnline } from '#web/lib/use-back-online.ts'
import { useWindowEvent } from '#web/lib/use-window-event.ts'

/** After this a page says that it takes longer than usual. */
const LATE_MS = 3000

interface IdentityProviderProps {
  identity: Identity
  children: ReactNode
}

export function IdentityProvider({ identity, children }: IdentityProviderProps) {
  const user = useReportedUser(identity)
  return (
    <IdentityContext value={identity}>
      <FirstCheckContext value={useChecks(identity, user === undefined)}>
        <CurrentUserContext value={user}>{children}</CurrentUserContext>
      </FirstCheckContext>
    </IdentityContext>
  )
}

function useReportedUser(identity: Identity): CurrentUser | null | undefined {
  const [user, setUser] = useState<CurrentUser | null>()
  const member = useRef(false)

  useEffect(
    () =>
      identity.onUserChanged((next, here) => {
        const lost = member.current && !next && !here
        member.current = next !== null
        // In a transition, so that it is committed together with the navigation of the same action.
        if (!lost) return startTransition(() => setUser(next))
        // Not so for a session that is gone: the page must be left before it shows what was refused.
        dispatchEvent(new Event('signed-out'))
        setUser(null)
      }),
    [identity],
  )
  return user
}

/** Asks who is reading, at once and whenever a call is refused for want of a session. */
function useChecks(identity: Identity, unknown: boolean): FirstCheck {
  const [trouble, setTrouble] = useState<FirstCheck['trouble']>()
  const ask = useCallback(() => {
    identity.check().catch(() => setTrouble('failed'))
  }, [identity])
  const tryAgain = useCallback(() => {
    setTrouble('tried again')
    ask()
  }, [ask])

  useEffect(() => checkSessionWith(async () => (await identity.check()) !== null), [identity])
  useEffect(ask, [ask])
  useEffect(() => {
    if (!unknown) return
    const timer = setTimeout(() => setTrouble((now) => now ?? 'late'), LATE_MS)
    return () => clearTimeout(timer)
  }, [unknown])

  const shown = unknown ? trouble : undefined
  const handleReturn = () => shown === 'failed' && tryAgain()
  useWindowEvent('focus', handleReturn)
  useBackOnline(handleReturn)
  return useMemo(() => ({ trouble: shown, tryAgain }), [shown, tryAgain])
}
