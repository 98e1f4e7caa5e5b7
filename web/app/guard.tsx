import { useEffect, useRef } from 'react'
import { createPath, Outlet, useLocation, useNavigate } from 'react-router'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { keepRedirectUrl } from '#web/lib/navigation/redirect-url.ts'
import { Loader } from '#web/ui/feedback/loader.tsx'

/** Lets members in, and shows visitors to the login page. */
export function Guard() {
  const user = useCurrentUser()
  const wasMember = useRef(false)
  const here = createPath(useLocation())
  const navigate = useNavigate()

  useEffect(() => {
    if (user) wasMember.current = true
    if (user !== null) return
    // Whoever logged out, here or in another tab, was not on the way here.
    if (!wasMember.current) keepRedirectUrl(here)
    navigate(paths.login, { replace: true })
  }, [user, here, navigate])

  return user ? <Outlet /> : <Loader />
}
