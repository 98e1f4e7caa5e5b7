import { DetailView } from '#web/features/details/detail-view.tsx'
import { teamDetail } from '#web/features/details/team-detail.tsx'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export function TeamDetailPage() {
  return <DetailView source={teamDetail} heart={FavouriteHeart} missing={<NotFoundPage />} />
}
