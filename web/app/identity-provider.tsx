import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { CurrentUserContext, IdentityContext } from '#web/lib/identity/current-user.ts'
import type { CurrentUser, Identity } from '#web/lib/identity/identity.ts'

interface IdentityProviderProps {
  identity: Identity
  children: ReactNode
}

export function IdentityProvider({ identity, children }: IdentityProviderProps) {
  const [user, setUser] = useState<CurrentUser | null>()
  useEffect(
    // In a transition, so that it is committed together with the navigation of the same action.
    () => identity.onUserChanged((next) => startTransition(() => setUser(next))),
    [identity],
  )
  return (
    <IdentityContext value={identity}>
      <CurrentUserContext value={user}>{children}</CurrentUserContext>
    </IdentityContext>
  )
}
