import { useEffect, useRef } from 'react'
import { WaitForUser } from '#web/features/identity/wait-for-user.tsx'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import type { SignedOutState } from '#web/lib/identity/signed-out.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { keepRedirectUrl } from '#web/lib/navigation/redirect-url.ts'
import { createPath } from '#web/lib/router/location.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { Outlet } from '#web/lib/router/routes.tsx'
import { Loader } from '#web/ui/feedback/loader.tsx'

/**
 * Renders the page for members and redirects visitors to the login page. A member who becomes a visitor
 * here was signed out by surprise, since logging out leads home.
 */
export function Guard() {
  const user = useCurrentUser()
  const wasMember = useRef(false)
  const here = createPath(useLocation())
  const navigate = useNavigate()

  useEffect(() => {
    if (user) wasMember.current = true
    if (user !== null) return
    // Other tabs may be signed out with this one, so each keeps its place to itself.
    const state: SignedOutState | null = wasMember.current ? { signedOutAt: here } : null
    if (state === null) keepRedirectUrl(here)
    navigate(paths.login, { replace: true, state })
  }, [user, here, navigate])

  if (user === undefined) return <WaitForUser />
  return user ? <Outlet /> : <Loader />
}
