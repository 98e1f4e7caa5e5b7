import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { HeldPage } from '../listing/create-listing.ts'
import type { Listing } from '../listing/listing-url.ts'
import type { CatalogueQuery } from '../listing/load-catalogue-page.ts'
import type { ListingSource } from '../listing/use-listing.ts'
import { choosePage, nearby } from './choose-page.ts'
import { overlap, type RecordSpan } from './record-span.ts'

interface Place {
  shown: RecordSpan
  total: number
  /** False while scrolling is too fast for reading. */
  reading: boolean
}

/**
 * Requests the page at the scroll position, one at a time. A request that is no longer near the visible
 * records is aborted. Returns the error and the span of records that failed to load.
 */
export function useShelfRequests<Item>(
  source: ListingSource<Item>,
  { orderBy, filters }: Listing,
  pages: HeldPage<Item>[],
  { shown, total, reading }: Place,
) {
  const { slice } = source
  const state = useSyncExternalStore(slice.subscribe, slice.getState)
  const [asked, setAsked] = useState<CatalogueQuery>()
  const request = useRef<{ abort: () => void }>(undefined)
  const answered = asked !== undefined && state.asked === JSON.stringify(asked) && !state.loading
  const underWay = asked !== undefined && !answered ? spanOf(asked) : undefined
  const failed = answered && state.error !== null ? spanOf(asked) : undefined

  const ask = useCallback(() => {
    request.current?.abort()
    request.current = asked && slice.request(asked)
  }, [slice, asked])

  // A layout effect, so that the request is sent before paint.
  useLayoutEffect(() => {
    ask()
    return () => request.current?.abort()
  }, [ask])

  // Without dependencies, so it runs after each scroll; it is cheap and mostly does nothing.
  useLayoutEffect(() => {
    if (underWay !== undefined && overlap(underWay, nearby(shown, total))) return
    const held = pages.map(({ query }) => spanOf(query))
    const page = reading ? choosePage({ shown, total, held, failed }) : undefined
    if (page !== undefined) {
      // Visible pages count as used, so that others are evicted for the new one.
      const looked = pages.filter(({ query }) => overlap(spanOf(query), shown))
      for (const { query } of looked) source.touch(query)
      setAsked({ limit: page.to - page.from, offset: page.from, orderBy, filters })
    } else if (underWay !== undefined) {
      setAsked(undefined)
    }
  })

  return { error: failed && state.error, failed, retry: ask }
}

function spanOf({ offset, limit }: CatalogueQuery): RecordSpan {
  return { from: offset, to: offset + limit }
}
