import { ArcView } from '#web/features/details/arc-detail.tsx'
import { HeartContext } from '#web/features/details/heart-context.ts'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export function ArcDetailPage() {
  return (
    <HeartContext value={FavouriteHeart}>
      <ArcView missing={<NotFoundPage />} />
    </HeartContext>
  )
}
