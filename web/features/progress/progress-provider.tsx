import { type ReactNode, useEffect, useMemo } from 'react'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import { createProgress } from './create-progress.ts'
import { channelOf, ProgressContext } from './progress-context.ts'

/** Around all pages with comics. Each member has stores of their own. */
export function ProgressProvider({ children }: { children: ReactNode }) {
  const email = useCurrentUser()?.email ?? ''
  const progress = useMemo(() => createProgress(email), [email])

  useEffect(() => progress.marks.follow(channelOf(progress.email)), [progress])

  return <ProgressContext value={progress}>{children}</ProgressContext>
}
