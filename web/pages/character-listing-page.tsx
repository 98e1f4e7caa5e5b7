import { CatalogueListing } from '#web/features/catalogue/catalogue-listing.tsx'
import type { ListedCharacter } from '#web/features/catalogue/catalogue-records.ts'
import { CharacterCard } from '#web/features/catalogue/character-card.tsx'
import { characterKind } from '#web/features/catalogue/listing-kinds.ts'
import { characters } from '#web/features/catalogue/listings.ts'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { useExpectedHearts } from '#web/features/favourites/use-expected-hearts.ts'

export function CharacterListingPage() {
  const expectHearts = useExpectedHearts('characters')
  return (
    <CatalogueListing
      kind={characterKind}
      source={characters}
      card={CharacterCard}
      action={heartOf}
      onHeld={expectHearts}
    />
  )
}

function heartOf({ id, name }: ListedCharacter) {
  return <FavouriteHeart kind="characters" id={id} name={name} />
}
