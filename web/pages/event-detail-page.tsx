import { ArcView } from '#web/features/details/arc-detail.tsx'
import { DetailView } from '#web/features/details/detail-view.tsx'
import { eventDetail } from '#web/features/details/event-detail.tsx'
import { RecordActionsContext } from '#web/features/details/record-actions.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { recordActions } from './record-actions.ts'

// Events and arcs are stories of the same parts, and share a chunk: the first script names every one.

export function EventDetailPage() {
  return <DetailView source={eventDetail} actions={recordActions} missing={<NotFoundPage />} />
}

export function ArcDetailPage() {
  return (
    <RecordActionsContext value={recordActions}>
      <ArcView missing={<NotFoundPage />} />
    </RecordActionsContext>
  )
}
