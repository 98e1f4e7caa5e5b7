import { createContext, useContext } from 'react'
import type { CurrentUser, Identity } from './identity.ts'

/** Undefined until the first state is known. */
export const CurrentUserContext = createContext<CurrentUser | null | undefined>(undefined)
export const IdentityContext = createContext<Identity | undefined>(undefined)

/** Undefined until the identity provider has reported; then the member, or null for a visitor. */
export function useCurrentUser(): CurrentUser | null | undefined {
  return useContext(CurrentUserContext)
}

export function useIdentity(): Identity {
  const identity = useContext(IdentityContext)
  if (identity === undefined) throw new Error('There is no IdentityProvider around this.')
  return identity
}
