import { useEffect, useState } from 'react'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import type { MemberParts } from './member-parts.ts'

let arrived: MemberParts | undefined

/**
 * Undefined until the current user is known and, for a member, the chunk is loaded. Null for a visitor,
 * and when the chunk fails to load: the links of the bar are then still shown.
 */
export function useMemberParts(): MemberParts | null | undefined {
  const user = useCurrentUser()
  const wanted = Boolean(user)
  const [parts, setParts] = useState<MemberParts | null | undefined>(arrived)

  useEffect(() => {
    if (!wanted) return
    import('./member-parts.ts').then(
      ({ memberParts }) => {
        arrived = memberParts
        setParts(memberParts)
      },
      () => setParts(null),
    )
  }, [wanted])

  return user ? parts : user
}
