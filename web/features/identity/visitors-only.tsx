import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import { dropRedirectUrl } from '#web/lib/navigation/redirect-url.ts'
import { Loader } from '#web/ui/feedback/loader.tsx'
import { pathAfterSignIn } from './path-after-sign-in.ts'

/** A page for signing in. Members are redirected, whichever way they signed in. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const user = useCurrentUser()
  const { key } = useLocation()
  if (user === undefined) return <Loader />
  return user === null ? children : <RedirectMember key={key} />
}

function RedirectMember() {
  const { search } = useLocation()
  // Read once: the effect below deletes it.
  const [target] = useState(() => pathAfterSignIn(search))
  const navigate = useNavigate()

  useEffect(() => {
    dropRedirectUrl()
    navigate(target, { replace: true })
  }, [target, navigate])

  return <Loader />
}
