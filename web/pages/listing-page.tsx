import type { ComponentType } from 'react'
import { paths } from '#web/lib/navigation/paths.ts'
import { usePathname } from '#web/lib/router/router.tsx'
import { CharacterListingPage } from './character-listing-page.tsx'
import { ComicListingPage } from './comic-listing-page.tsx'
import { CreatorListing } from './creator-listing.tsx'
import { EventListing } from './event-listing.tsx'
import { SeriesListingPage } from './series-listing-page.tsx'
import { TeamListing } from './team-listing.tsx'

const LISTINGS: [string, ComponentType][] = [
  [paths.characters, CharacterListingPage],
  [paths.comics, ComicListingPage],
  [paths.seriesListing, SeriesListingPage],
  [paths.events, EventListing],
  [paths.creators, CreatorListing],
]

/** All listings: the first script of the site names one chunk for them, and one page. */
export function ListingPage() {
  const pathname = usePathname().toLowerCase()
  const [, Listing = TeamListing] = LISTINGS.find(([path]) => pathname.startsWith(path)) ?? []
  return <Listing />
}
