import { useCallback, useSyncExternalStore } from 'react'
import type { CountedKind } from '#contract/progress.ts'
import type { Count } from './progress-api.ts'
import { useProgress } from './progress-context.ts'

/** How many comics of a record the member has read; undefined until it is known. */
export function useCount(kind: CountedKind, id: number): Count | undefined {
  const { counts } = useProgress()
  const subscribe = useCallback(
    (listener: () => void) => counts.subscribe(kind, id, listener),
    [counts, kind, id],
  )
  return useSyncExternalStore(subscribe, () => counts.read(kind, id))
}
