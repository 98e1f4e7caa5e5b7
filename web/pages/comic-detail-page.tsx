import { CollectionProvider } from '#web/features/collection/collection-provider.tsx'
import { comicDetail } from '#web/features/details/comic-detail.tsx'
import { DetailView } from '#web/features/details/detail-view.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { recordActions } from './record-actions.ts'

export function ComicDetailPage() {
  return (
    <CollectionProvider>
      <DetailView source={comicDetail} actions={recordActions} missing={<NotFoundPage />} />
    </CollectionProvider>
  )
}
