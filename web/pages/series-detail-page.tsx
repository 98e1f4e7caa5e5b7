import { DetailView } from '#web/features/details/detail-view.tsx'
import { seriesDetail } from '#web/features/details/series-detail.tsx'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export function SeriesDetailPage() {
  return <DetailView source={seriesDetail} heart={FavouriteHeart} missing={<NotFoundPage />} />
}
