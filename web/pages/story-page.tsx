import { ArcView } from '#web/features/details/arc-detail.tsx'
import { DetailView } from '#web/features/details/detail-view.tsx'
import { eventDetail } from '#web/features/details/event-detail.tsx'
import { RecordActionsContext } from '#web/features/details/record-actions.ts'
import { usePathname } from '#web/lib/router/router.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { recordActions } from './record-actions.ts'

/** Events and arcs are stories of the same parts, and share a chunk: the first script names every one. */
export function StoryPage() {
  return usePathname().toLowerCase().startsWith('/arcs') ? <ArcDetailPage /> : <EventDetailPage />
}

function EventDetailPage() {
  return <DetailView source={eventDetail} actions={recordActions} missing={<NotFoundPage />} />
}

function ArcDetailPage() {
  return (
    <RecordActionsContext value={recordActions}>
      <ArcView missing={<NotFoundPage />} />
    </RecordActionsContext>
  )
}
