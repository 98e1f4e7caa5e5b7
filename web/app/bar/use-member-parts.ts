import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import type { MemberParts } from './member-parts.ts'

let arrived: MemberParts | undefined

/**
 * Undefined until the current user is known and, for a member, the chunk is loaded. Null for a visitor,
 * and when the chunk fails to load: the links of the bar are then still shown, and the next page, or the
 * connection, loads it again.
 */
export function useMemberParts(): MemberParts | null | undefined {
  const user = useCurrentUser()
  const wanted = Boolean(user)
  const { pathname } = useLocation()
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

  return user ? parts : user
}
