import { useEffect, useState } from 'react'
import { IdentityError } from '#web/lib/identity/identity.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { isIdentityErrorCode } from './identity-words.ts'

/** The error of a sign-in at the provider's site, which redirects back with `?error=CODE`. */
export function useReturnedError(): IdentityError | null {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [error] = useState(() => readError(search))

  // Shown once: a reload or a bookmark does not show it again.
  useEffect(() => {
    const rest = new URLSearchParams(search)
    if (!rest.has('error')) return
    rest.delete('error')
    navigate({ pathname, search: rest.toString() }, { replace: true })
  }, [pathname, search, navigate])

  return error
}

function readError(search: string): IdentityError | null {
  const code = new URLSearchParams(search).get('error')
  if (code === null) return null
  return new IdentityError(isIdentityErrorCode(code) ? code : 'refused', code)
}
