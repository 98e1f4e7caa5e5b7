import { useCallback } from 'react'
import { useProgress } from '#web/features/progress/progress-context.ts'
import { RackView } from '#web/features/rack/rack-view.tsx'
import { readActionOf } from './read-action.tsx'

export function RackPage() {
  const { counts } = useProgress()
  const onProgress = useCallback((listener: () => void) => counts.onRefresh(listener), [counts])
  return <RackView action={readActionOf} onProgress={onProgress} />
}
