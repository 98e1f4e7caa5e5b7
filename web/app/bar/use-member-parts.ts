import { useEffect, useState } from 'react'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import type { MemberParts } from './member-parts.ts'

let arrived: MemberParts | undefined

/**
 * Undefined until it is known who is reading and, for a member, until the script is there; null for
 * a visitor, and when the script does not come: the links of the bar are then there all the same.
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
