import { DetailView } from '#web/features/details/detail-view.tsx'
import { eventDetail } from '#web/features/details/event-detail.tsx'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export function EventDetailPage() {
  return <DetailView source={eventDetail} heart={FavouriteHeart} missing={<NotFoundPage />} />
}
