import { ComicCard } from '#web/features/catalogue/cards/comic-card.tsx'
import { CatalogueListing } from '#web/features/catalogue/listing/catalogue-listing.tsx'
import type { ListedComic } from '#web/features/catalogue/listing/catalogue-records.ts'
import { comicKind } from '#web/features/catalogue/listing/listing-kinds.ts'
import { comics } from '#web/features/catalogue/listing/listings.ts'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { useExpectedHearts } from '#web/features/favourites/use-expected-hearts.ts'
import { useExpectedMarks } from '#web/features/progress/use-expected-marks.ts'
import { LateRecordFinder } from '#web/features/search/late-record-finder.tsx'
import { useBoth } from '#web/lib/use-both.ts'
import { ComicMarks } from './comic-marks.tsx'

export function ComicListingPage() {
  const expectAll = useBoth(useExpectedHearts('comics'), useExpectedMarks())
  return (
    <CatalogueListing
      kind={comicKind}
      source={comics}
      card={ComicCard}
      action={marksOf}
      finder={LateRecordFinder}
      onHeld={expectAll}
    />
  )
}

function marksOf({ id, title, facts }: ListedComic) {
  return (
    <>
      <FavouriteHeart kind="comics" id={id} name={title} />
      <ComicMarks id={id} name={title} issue={facts?.variantOf?.id} />
    </>
  )
}
