import { characterDetail } from '#web/features/details/character-detail.tsx'
import { DetailView } from '#web/features/details/detail-view.tsx'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export function CharacterDetailPage() {
  return <DetailView source={characterDetail} heart={FavouriteHeart} missing={<NotFoundPage />} />
}
