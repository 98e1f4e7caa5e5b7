import { useCallback, useState } from 'react'
import { ListView } from '#web/features/lists/list-view.tsx'
import { ListsView } from '#web/features/lists/lists-view.tsx'
import { useProgress } from '#web/features/progress/progress-context.ts'
import { progressTools } from '#web/features/progress/progress-tools.ts'
import { RowMark } from '#web/features/progress/row-mark.tsx'
import { useMarksSaved } from '#web/features/progress/use-marks-saved.ts'
import { useParams } from '#web/lib/router/routes.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** `/lists` and `/lists/:id`: the first script of the site names one chunk for both. */
export function ListsPage() {
  const { id } = useParams()
  return id === undefined ? <ListsView /> : <OneListPage id={id} />
}

function OneListPage({ id }: { id: string }) {
  const progress = useProgress()
  const [marks, setMarks] = useState(0)
  useMarksSaved(useCallback(() => setMarks((count) => count + 1), []))

  async function handleMark(comics: number[]) {
    const { markMany } = await progressTools.marking()
    await markMany(progress, comics)
  }

  return (
    <ListView
      id={id}
      missing={<NotFoundPage />}
      Mark={RowMark}
      onMark={(comics) => void handleMark(comics)}
      marks={marks}
    />
  )
}
