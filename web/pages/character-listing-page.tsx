import { CatalogueListing } from '#web/features/catalogue/catalogue-listing.tsx'
import { CharacterCard } from '#web/features/catalogue/character-card.tsx'
import { characterKind } from '#web/features/catalogue/listing-kinds.ts'
import { characters } from '#web/features/catalogue/listings.ts'

export function CharacterListingPage() {
  return <CatalogueListing kind={characterKind} source={characters} card={CharacterCard} />
}
