import { ArcView } from '#web/features/details/arc-detail.tsx'
import { DetailView } from '#web/features/details/detail-view.tsx'
import { eventDetail } from '#web/features/details/event-detail.tsx'
import { HeartContext } from '#web/features/details/heart-context.ts'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { NotFoundPage } from './not-found-page.tsx'

// Events and arcs are stories of the same parts, and share a chunk: the first script names every one.

export function EventDetailPage() {
  return <DetailView source={eventDetail} heart={FavouriteHeart} missing={<NotFoundPage />} />
}

export function ArcDetailPage() {
  return (
    <HeartContext value={FavouriteHeart}>
      <ArcView missing={<NotFoundPage />} />
    </HeartContext>
  )
}
