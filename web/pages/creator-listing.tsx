import { CreatorCard } from '#web/features/catalogue/cards/creator-card.tsx'
import { CatalogueListing } from '#web/features/catalogue/listing/catalogue-listing.tsx'
import { creatorKind } from '#web/features/catalogue/listing/shelf-kinds.ts'
import type { ListedCreator } from '#web/features/catalogue/listing/shelf-records.ts'
import { creators } from '#web/features/catalogue/listing/shelves.ts'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { useExpectedHearts } from '#web/features/favourites/use-expected-hearts.ts'

export function CreatorListing() {
  const expectHearts = useExpectedHearts('creators')
  return (
    <CatalogueListing
      kind={creatorKind}
      source={creators}
      card={CreatorCard}
      action={heartOf}
      onHeld={expectHearts}
    />
  )
}

function heartOf({ id, fullName }: ListedCreator) {
  return <FavouriteHeart kind="creators" id={id} name={fullName} />
}
