import { comicDetail } from '#web/features/details/comic-detail.tsx'
import { DetailView } from '#web/features/details/detail-view.tsx'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export function ComicDetailPage() {
  return <DetailView source={comicDetail} heart={FavouriteHeart} missing={<NotFoundPage />} />
}
