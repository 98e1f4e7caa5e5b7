import { useEffect, useState } from 'react'
import { useCurrentUser, useFirstCheck } from '#web/lib/identity/current-user.ts'
import { usePathname } from '#web/lib/router/router.tsx'
import type { MemberParts } from './member-parts.ts'

let arrived: MemberParts | undefined

/**
 * Undefined until the current user is known and, for a member, the chunk is loaded. Null for a visitor,
 * and when the chunk fails to load or the user is not known in time: the links of the bar are shown
 * all the same, and stay. The next page, or the connection, loads the chunk again.
 */
export function useMemberParts(): MemberParts | null | undefined {
  const user = useCurrentUser()
  const wanted = Boolean(user)
  const pathname = usePathname()
  const { trouble } = useFirstCheck()
  const [late, setLate] = useState(false)
  if (trouble && !late) setLate(true)
  const [parts, setParts] = useState<MemberParts | null | undefined>(arrived)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is an occasion to try again
  useEffect(() => {
    if (!wanted || arrived) return
    const load = () => {
      import('./member-parts.ts').then(
        ({ memberParts }) => {
          arrived = memberParts
          setParts(memberParts)
        },
        () => setParts(null),
      )
    }
    load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [wanted, pathname])

  const known = user ? parts : user
  return late ? (known ?? null) : known
}
