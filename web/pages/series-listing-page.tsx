import { CatalogueListing } from '#web/features/catalogue/catalogue-listing.tsx'
import type { ListedSeries } from '#web/features/catalogue/catalogue-records.ts'
import { seriesKind } from '#web/features/catalogue/listing-kinds.ts'
import { series } from '#web/features/catalogue/listings.ts'
import { SeriesCard } from '#web/features/catalogue/series-card.tsx'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'

export function SeriesListingPage() {
  return <CatalogueListing kind={seriesKind} source={series} card={SeriesCard} action={heartOf} />
}

function heartOf({ id, title }: ListedSeries) {
  return <FavouriteHeart kind="series" id={id} name={title} />
}
