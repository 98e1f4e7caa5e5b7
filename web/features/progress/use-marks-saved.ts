import { useEffect } from 'react'
import { channelOf, useProgress } from './progress-context.ts'

/** Calls back when something was marked and saved, in this tab or another one. */
export function useMarksSaved(onSaved: () => void): void {
  const { email } = useProgress()
  useEffect(() => {
    const channel = channelOf(email)
    channel.onmessage = onSaved
    return () => channel.close()
  }, [email, onSaved])
}
