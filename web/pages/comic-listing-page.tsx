import { CatalogueListing } from '#web/features/catalogue/catalogue-listing.tsx'
import { ComicCard } from '#web/features/catalogue/comic-card.tsx'
import { comicKind } from '#web/features/catalogue/listing-kinds.ts'
import { comics } from '#web/features/catalogue/listings.ts'

export function ComicListingPage() {
  return <CatalogueListing kind={comicKind} source={comics} card={ComicCard} />
}
