import { CharacterCard } from '#web/features/catalogue/cards/character-card.tsx'
import { CatalogueListing } from '#web/features/catalogue/listing/catalogue-listing.tsx'
import type { ListedCharacter } from '#web/features/catalogue/listing/catalogue-records.ts'
import { characterKind } from '#web/features/catalogue/listing/listing-kinds.ts'
import { characters } from '#web/features/catalogue/listing/listings.ts'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { useExpectedHearts } from '#web/features/favourites/use-expected-hearts.ts'
import { LateRecordFinder } from '#web/features/search/late-record-finder.tsx'

export function CharacterListingPage() {
  const expectHearts = useExpectedHearts('characters')
  return (
    <CatalogueListing
      kind={characterKind}
      source={characters}
      card={CharacterCard}
      action={heartOf}
      finder={LateRecordFinder}
      onHeld={expectHearts}
    />
  )
}

function heartOf({ id, name }: ListedCharacter) {
  return <FavouriteHeart kind="characters" id={id} name={name} />
}
