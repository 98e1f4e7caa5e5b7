import { EventCard } from '#web/features/catalogue/cards/event-card.tsx'
import { CatalogueListing } from '#web/features/catalogue/listing/catalogue-listing.tsx'
import { eventKind } from '#web/features/catalogue/listing/shelf-kinds.ts'
import type { ListedEvent } from '#web/features/catalogue/listing/shelf-records.ts'
import { events } from '#web/features/catalogue/listing/shelves.ts'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { useExpectedHearts } from '#web/features/favourites/use-expected-hearts.ts'
import { ReadCount } from '#web/features/progress/read-count.tsx'
import { useExpectedCounts } from '#web/features/progress/use-expected-marks.ts'
import { useBoth } from '#web/lib/use-both.ts'

export function EventListing() {
  const expectAll = useBoth(useExpectedHearts('events'), useExpectedCounts('events'))
  return (
    <CatalogueListing
      kind={eventKind}
      source={events}
      card={EventCard}
      action={marksOf}
      onHeld={expectAll}
    />
  )
}

function marksOf({ id, title }: ListedEvent) {
  return (
    <>
      <FavouriteHeart kind="events" id={id} name={title} />
      <ReadCount kind="events" id={id} />
    </>
  )
}
