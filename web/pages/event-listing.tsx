import { EventCard } from '#web/features/catalogue/cards/event-card.tsx'
import { CatalogueListing } from '#web/features/catalogue/listing/catalogue-listing.tsx'
import { eventKind } from '#web/features/catalogue/listing/shelf-kinds.ts'
import type { ListedEvent } from '#web/features/catalogue/listing/shelf-records.ts'
import { events } from '#web/features/catalogue/listing/shelves.ts'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { useExpectedHearts } from '#web/features/favourites/use-expected-hearts.ts'

export function EventListing() {
  const expectHearts = useExpectedHearts('events')
  return (
    <CatalogueListing
      kind={eventKind}
      source={events}
      card={EventCard}
      action={heartOf}
      onHeld={expectHearts}
    />
  )
}

function heartOf({ id, title }: ListedEvent) {
  return <FavouriteHeart kind="events" id={id} name={title} />
}
