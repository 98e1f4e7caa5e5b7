import { DetailView } from '#web/features/details/detail-view.tsx'
import { personDetail } from '#web/features/details/team-detail.tsx'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export function CharacterDetailPage() {
  return <DetailView source={personDetail} heart={FavouriteHeart} missing={<NotFoundPage />} />
}
