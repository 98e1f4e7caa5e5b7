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

/** How asking who is reading goes, as long as it is not known. */
export interface FirstCheck {
  /** Undefined while it takes no longer than usual, and once it is known. */
  trouble: 'late' | 'failed' | 'tried again' | undefined
  tryAgain: () => void
}

export const FirstCheckContext = createContext<FirstCheck>({
  trouble: undefined,
  tryAgain: () => {},
})

export function useFirstCheck(): FirstCheck {
  return useContext(FirstCheckContext)
}
