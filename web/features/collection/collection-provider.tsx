import { type ReactNode, useEffect, useMemo } from 'react'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import { CollectionContext } from './collection-context.ts'
import { createCollection } from './create-collection.ts'

/** Around the pages that say what is owned. Each member has a store of their own. */
export function CollectionProvider({ children }: { children: ReactNode }) {
  const email = useCurrentUser()?.email ?? ''
  const collection = useMemo(() => createCollection(email), [email])

  useEffect(
    () => collection.marks.follow(new BroadcastChannel(`collection of ${email}`)),
    [collection, email],
  )

  return <CollectionContext value={collection}>{children}</CollectionContext>
}
