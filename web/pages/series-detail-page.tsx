import { DetailView } from '#web/features/details/detail-view.tsx'
import { seriesDetail } from '#web/features/details/series-detail.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { recordActions } from './record-actions.ts'

export function SeriesDetailPage() {
  return <DetailView source={seriesDetail} actions={recordActions} missing={<NotFoundPage />} />
}
