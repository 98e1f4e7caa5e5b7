import { TeamCard } from '#web/features/catalogue/cards/team-card.tsx'
import { CatalogueListing } from '#web/features/catalogue/listing/catalogue-listing.tsx'
import { teamKind } from '#web/features/catalogue/listing/shelf-kinds.ts'
import type { ListedTeam } from '#web/features/catalogue/listing/shelf-records.ts'
import { teams } from '#web/features/catalogue/listing/shelves.ts'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { useExpectedHearts } from '#web/features/favourites/use-expected-hearts.ts'

export function TeamListing() {
  const expectHearts = useExpectedHearts('characters')
  return (
    <CatalogueListing
      kind={teamKind}
      source={teams}
      card={TeamCard}
      action={heartOf}
      onHeld={expectHearts}
    />
  )
}

function heartOf({ id, name }: ListedTeam) {
  return <FavouriteHeart kind="characters" id={id} name={name} />
}
