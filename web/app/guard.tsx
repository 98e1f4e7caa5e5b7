import { useEffect, useRef } from 'react'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { keepRedirectUrl } from '#web/lib/navigation/redirect-url.ts'
import { createPath } from '#web/lib/router/location.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { Outlet } from '#web/lib/router/routes.tsx'
import { Loader } from '#web/ui/feedback/loader.tsx'

/** Renders the page for members and redirects visitors to the login page. */
export function Guard() {
  const user = useCurrentUser()
  const wasMember = useRef(false)
  const here = createPath(useLocation())
  const navigate = useNavigate()

  useEffect(() => {
    if (user) wasMember.current = true
    if (user !== null) return
    // After a log-out, here or in another tab, this page is not remembered as the redirect target.
    if (!wasMember.current) keepRedirectUrl(here)
    navigate(paths.login, { replace: true })
  }, [user, here, navigate])

  return user ? <Outlet /> : <Loader />
}
