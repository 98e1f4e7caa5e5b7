import { creatorDetail } from '#web/features/details/creator-detail.tsx'
import { DetailView } from '#web/features/details/detail-view.tsx'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export function CreatorDetailPage() {
  return <DetailView source={creatorDetail} heart={FavouriteHeart} missing={<NotFoundPage />} />
}
