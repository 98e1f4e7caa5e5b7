import { paths } from '#web/lib/navigation/paths.ts'
import { usePathname } from '#web/lib/router/router.tsx'
import { CreatorListing } from './creator-listing.tsx'
import { EventListing } from './event-listing.tsx'
import { TeamListing } from './team-listing.tsx'

/** The listings under More. */
export function ShelfListingPage() {
  const pathname = usePathname()
  if (pathname.startsWith(paths.events)) return <EventListing />
  return pathname.startsWith(paths.creators) ? <CreatorListing /> : <TeamListing />
}
