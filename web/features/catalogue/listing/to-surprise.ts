import { SURPRISE } from '#web/lib/navigation/surprise-path.ts'
import type { To } from '#web/lib/router/location.ts'
import type { ListingKind } from './listing-kinds.ts'
import { type Listing, writeListing } from './listing-url.ts'

/**
 * A URL of its own, so that the link can be opened in several tabs, each with another random record.
 */
export function toSurprise(kind: ListingKind, listing: Listing): To {
  const said = new URLSearchParams(writeListing(kind, { ...listing, page: 1 }))
  said.set(SURPRISE, '1')
  return { pathname: kind.path, search: `?${said}` }
}

export function asksForSurprise(search: string): boolean {
  return new URLSearchParams(search).has(SURPRISE)
}
