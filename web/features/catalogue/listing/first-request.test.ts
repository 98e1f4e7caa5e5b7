import { expect, test } from 'vitest'
import { PAGE_PRELOADS } from '#contract/page-preloads.ts'
import { addressOf } from '#sdk/address.ts'
import { characterKind, comicKind, seriesKind } from './listing-kinds.ts'
import { firstOf, readListing } from './listing-url.ts'
import { toWireQuery } from './load-catalogue-page.ts'
import { creatorKind, eventKind, teamKind } from './shelf-kinds.ts'

test.each([characterKind, comicKind, seriesKind, eventKind, creatorKind, teamKind])(
  'the server preloads the first page of $path by the query that the page asks',
  (kind) => {
    const listing = readListing(kind, '')
    const query = toWireQuery(kind, { ...listing, limit: listing.size, offset: firstOf(listing) })
    const preloads = PAGE_PRELOADS.find(({ path }) => path === kind.path)
    expect(preloads?.requests[0]).toBe(addressOf([kind.kind], query))
  },
)
