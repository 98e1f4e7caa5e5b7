import { creatorDetail } from '#web/features/details/creator-detail.tsx'
import { DetailView } from '#web/features/details/detail-view.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { recordActions } from './record-actions.ts'

export function CreatorDetailPage() {
  return <DetailView source={creatorDetail} actions={recordActions} missing={<NotFoundPage />} />
}
