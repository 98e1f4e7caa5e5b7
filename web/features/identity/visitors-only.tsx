import { type ReactNode, useEffect, useState } from 'react'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { dropRedirectUrl } from '#web/lib/navigation/redirect-url.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { Loader } from '#web/ui/feedback/loader.tsx'
import { pathAfterSignIn } from './path-after-sign-in.ts'
import { WaitForUser } from './wait-for-user.tsx'
import { WELCOME } from './welcome-state.ts'

/** A page for signing in. Members are redirected, whichever way they signed in. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const user = useCurrentUser()
  const { key, pathname } = useLocation()
  const [wasVisitor, setWasVisitor] = useState(false)
  if (user === null && !wasVisitor) setWasVisitor(true)
  if (user === undefined) return <WaitForUser />
  if (user === null) return children
  return <RedirectMember key={key} isNew={wasVisitor && pathname === paths.signup} />
}

function RedirectMember({ isNew }: { isNew: boolean }) {
  const { search, state } = useLocation()
  // Read once: the effect below deletes it.
  const [target] = useState(() => pathAfterSignIn(search, state))
  const navigate = useNavigate()

  useEffect(() => {
    dropRedirectUrl()
    // Somebody who wanted another page has a first step already.
    const welcome = isNew && target === paths.rack
    navigate(target, { replace: true, state: welcome ? WELCOME : null })
  }, [target, isNew, navigate])

  return <Loader />
}
