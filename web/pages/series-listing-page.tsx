import { SeriesCard } from '#web/features/catalogue/cards/series-card.tsx'
import { CatalogueListing } from '#web/features/catalogue/listing/catalogue-listing.tsx'
import type { ListedSeries } from '#web/features/catalogue/listing/catalogue-records.ts'
import { seriesKind } from '#web/features/catalogue/listing/listing-kinds.ts'
import { series } from '#web/features/catalogue/listing/listings.ts'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { useExpectedHearts } from '#web/features/favourites/use-expected-hearts.ts'
import { ReadCount } from '#web/features/progress/read-count.tsx'
import { useExpectedCounts } from '#web/features/progress/use-expected-marks.ts'
import { LateRecordFinder } from '#web/features/search/late-record-finder.tsx'
import { useBoth } from '#web/lib/use-both.ts'

export function SeriesListingPage() {
  const expectAll = useBoth(useExpectedHearts('series'), useExpectedCounts('series'))
  return (
    <CatalogueListing
      kind={seriesKind}
      source={series}
      card={SeriesCard}
      action={marksOf}
      finder={LateRecordFinder}
      onHeld={expectAll}
    />
  )
}

function marksOf({ id, title }: ListedSeries) {
  return (
    <>
      <FavouriteHeart kind="series" id={id} name={title} />
      <ReadCount kind="series" id={id} />
    </>
  )
}
