import { CatalogueListing } from '#web/features/catalogue/catalogue-listing.tsx'
import { seriesKind } from '#web/features/catalogue/listing-kinds.ts'
import { series } from '#web/features/catalogue/listings.ts'
import { SeriesCard } from '#web/features/catalogue/series-card.tsx'

export function SeriesListingPage() {
  return <CatalogueListing kind={seriesKind} source={series} card={SeriesCard} />
}
