import { useCallback } from 'react'
import { Welcome } from '#web/features/identity/welcome.tsx'
import { NewListButton } from '#web/features/lists/new-list-button.tsx'
import { useProgress } from '#web/features/progress/progress-context.ts'
import { RackView } from '#web/features/rack/rack-view.tsx'
import { readActionOf } from './read-action.tsx'

export function RackPage() {
  const { counts } = useProgress()
  const onProgress = useCallback((listener: () => void) => counts.onRefresh(listener), [counts])
  return (
    <>
      <Welcome />
      <RackView action={readActionOf} newList={<NewListButton />} onProgress={onProgress} />
    </>
  )
}
