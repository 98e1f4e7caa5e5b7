import { useEffect, useState } from 'react'
import { useCurrentUser, useFirstCheck } from '#web/lib/identity/current-user.ts'
import type { MemberParts } from './member-parts.ts'

let arrived: MemberParts | undefined

/**
 * Undefined until the current user is known and, for a member, the chunk is loaded. Null for a visitor,
 * and when the chunk fails to load or the user is not known in time: the links of the bar are shown
 * all the same, and stay.
 */
export function useMemberParts(): MemberParts | null | undefined {
  const user = useCurrentUser()
  const wanted = Boolean(user)
  const { trouble } = useFirstCheck()
  const [late, setLate] = useState(false)
  if (trouble && !late) setLate(true)
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

  const known = user ? parts : user
  return late ? (known ?? null) : known
}
