import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '#web/store/hooks.ts'
import type { Listing } from '../listing/listing-url.ts'
import type { HeldPage } from '../listing/listings.ts'
import type { CatalogueQuery } from '../listing/load-catalogue-page.ts'
import type { ListingSource } from '../listing/use-listing.ts'
import { choosePage, nearby } from './choose-page.ts'
import { overlap, type RecordSpan } from './record-span.ts'

interface Place {
  shown: RecordSpan
  total: number
  /** The reader does not fly past. */
  reading: boolean
}

/**
 * Asks the slice for the page where the reader is, one at a time. A request for what was passed by
 * is cancelled. Says what failed, and which records are missing for it.
 */
export function useShelfRequests<Item>(
  source: ListingSource<Item>,
  { orderBy, filters }: Listing,
  pages: HeldPage<Item>[],
  { shown, total, reading }: Place,
) {
  const dispatch = useAppDispatch()
  const state = useAppSelector(source.selectListing)
  const [asked, setAsked] = useState<CatalogueQuery>()
  const request = useRef<{ abort: () => void }>(undefined)
  const answered = asked !== undefined && state.asked === JSON.stringify(asked) && !state.loading
  const underWay = asked !== undefined && !answered ? spanOf(asked) : undefined
  const failed = answered && state.error !== null ? spanOf(asked) : undefined

  const ask = useCallback(() => {
    request.current?.abort()
    request.current = asked && dispatch(source.pageRequested(asked))
  }, [dispatch, source, asked])

  // Before anything is painted: where nothing is held, the reader waits.
  useLayoutEffect(() => {
    ask()
    return () => request.current?.abort()
  }, [ask])

  // After each scroll: cheap, and most of the time there is nothing to do.
  useLayoutEffect(() => {
    if (underWay !== undefined && overlap(underWay, nearby(shown, total))) return
    const held = pages.map(({ query }) => spanOf(query))
    const page = reading ? choosePage({ shown, total, held, failed }) : undefined
    if (page !== undefined) {
      // Others are to make room for it.
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
