import { type ReactNode, useEffect, useState } from 'react'
import { CurrentUserContext, IdentityContext } from '#web/lib/current-user.ts'
import type { CurrentUser, Identity } from '#web/lib/identity.ts'

interface IdentityProviderProps {
  identity: Identity
  children: ReactNode
}

export function IdentityProvider({ identity, children }: IdentityProviderProps) {
  const [user, setUser] = useState<CurrentUser | null>()
  useEffect(() => identity.onUserChanged(setUser), [identity])
  return (
    <IdentityContext value={identity}>
      <CurrentUserContext value={user}>{children}</CurrentUserContext>
    </IdentityContext>
  )
}
