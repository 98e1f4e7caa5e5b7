import { type ComponentType, useCallback, useState } from 'react'
import { ListView } from '#web/features/lists/list-view.tsx'
import { ListsView } from '#web/features/lists/lists-view.tsx'
import { FollowButton } from '#web/features/progress/follow-button.tsx'
import { useProgress } from '#web/features/progress/progress-context.ts'
import { progressTools } from '#web/features/progress/progress-tools.ts'
import { RowMark } from '#web/features/progress/row-mark.tsx'
import { useMarksSaved } from '#web/features/progress/use-marks-saved.ts'
import { ShareButton } from '#web/features/sharing/share-button.tsx'
import { paths } from '#web/lib/navigation/paths.ts'
import { usePathname } from '#web/lib/router/router.tsx'
import { useParams } from '#web/lib/router/routes.tsx'
import { CollectionPage } from './collection-page.tsx'
import { ImportPage } from './import-page.tsx'
import { InboxPage } from './inbox-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { YearPage } from './year-page.tsx'

const OTHERS: [string, ComponentType][] = [
  [paths.import, ImportPage],
  [paths.collection, CollectionPage],
  [paths.year, YearPage],
  [paths.inbox, InboxPage],
]

/** `/lists`, `/lists/:id` and what few open: the first script of the site names one chunk for all. */
export function ListsPage() {
  const { id } = useParams()
  const pathname = usePathname().toLowerCase()
  const [, Other] = OTHERS.find(([path]) => pathname.startsWith(path)) ?? []
  if (Other !== undefined) return <Other />
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
      Share={ShareButton}
      Follow={FollowButton}
      onMark={(comics) => void handleMark(comics)}
      marks={marks}
    />
  )
}
