import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { firstOf, type Listing } from '../listing/listing-url.ts'
import type { ListingSource } from '../listing/use-listing.ts'
import { PAGE_LENGTH } from './choose-page.ts'
import { distance, overlap } from './record-span.ts'
import { countRows, findScrollY, findShapes, findShown, type ShelfLayout } from './shelf-layout.ts'
import { createFindRecord } from './shelf-row.tsx'
import { useFocusRestoration } from './use-focus-restoration.ts'
import { useHeldPages } from './use-held-pages.ts'
import { isSettled, useShelfPlace } from './use-shelf-place.ts'
import { useShelfRequests } from './use-shelf-requests.ts'
import { useSlowness } from './use-slowness.ts'

/** Rows rendered beyond the visible ones at either end, so that Tab can reach them. */
const OVERSCAN = 2
/**
 * Speed limits in viewports per sampling interval: below the first one pages are loaded, below the
 * second one pictures.
 */
const READING_WINDOWS = 0.5
const LOOKING_WINDOWS = 0.15
const UNMEASURED: ShelfLayout = {
  columns: 6,
  rowHeight: 480,
  pictureWidth: 200,
  pictureHeight: 304,
  top: 0,
  covered: 0,
}

interface ShelfParts<Item> {
  source: ListingSource<Item>
  listing: Listing
  list: RefObject<HTMLElement | null>
  /** Undefined until it is measured. */
  measured: ShelfLayout | undefined
  onHeld?: (items: Item[]) => void
  onLaidOut: (laidOut: boolean) => void
  onRest: (first: number) => void
}

/** The state of the virtual list: which rows to render, and the handlers of its events. */
export function useContinuousShelf<Item>({
  source,
  listing,
  list,
  measured,
  onHeld,
  onLaidOut,
  onRest,
}: ShelfParts<Item>) {
  const layout = measured ?? UNMEASURED
  const asked = firstOf(listing)
  const pages = useHeldPages(source, listing)
  const newest = pages.at(-1)
  const known = newest?.total
  // Until the total is known: enough rows to scroll to the position in the URL.
  const total = known ?? asked + 2 * PAGE_LENGTH
  // A layout effect, so that it runs before the rows render and each of them requests its own data.
  useLayoutEffect(() => {
    if (newest !== undefined) onHeld?.(newest.results)
  }, [newest, onHeld])
  const held = useMemo(() => createFindRecord(pages), [pages])
  const { focusedRow, focus, takeFocus, handleFocus, handleBlur } = useFocusRestoration(
    list,
    layout.columns,
    held,
  )
  const find = useMemo(
    () => (record: number) => held(record) ?? focusedRow?.items.get(record),
    [held, focusedRow],
  )

  const reading = useSlowness(READING_WINDOWS)
  const looking = useSlowness(LOOKING_WINDOWS)
  const virtualizer = useWindowVirtualizer({
    count: measured === undefined ? 0 : countRows(total, layout),
    estimateSize: () => layout.rowHeight,
    scrollMargin: layout.top,
    overscan: OVERSCAN,
    rangeExtractor: (range) => withRow(range, focusedRow?.row),
  })
  const estimated = useRef(layout.rowHeight)
  useLayoutEffect(() => {
    if (estimated.current === layout.rowHeight) return
    // The cached measurements of the virtualizer have the previous row height.
    estimated.current = layout.rowHeight
    virtualizer.measure()
  }, [virtualizer, layout.rowHeight])

  const scrollY = virtualizer.scrollOffset ?? 0
  const viewHeight = virtualizer.scrollRect?.height ?? 0
  const shown = findShown(scrollY, viewHeight, total, layout)
  const distanceOf = useLatest((record: number) => distance(record, shown))
  // The record in the URL need not be the first of its row.
  const inFirstRow = shown.from <= asked && asked < shown.from + layout.columns
  const first = inFirstRow ? asked : shown.from
  const resting = !virtualizer.isScrolling
  const isLooking = useLatest(() => resting || looking.current)
  const place = { layout: measured, asked, first, scrollY, resting, onLaidOut, onRest }
  const arrived = useShelfPlace(place)
  const { error, failed, retry } = useShelfRequests(source, listing, pages, {
    shown,
    total,
    reading: arrived && isSettled(scrollY) && (resting || reading.current),
  })
  const lost =
    failed !== undefined && overlap(failed, shown) ? Math.max(failed.from, shown.from) : undefined

  return {
    known,
    total,
    shown,
    first,
    resting,
    find,
    distanceOf,
    isLooking,
    onDrawn: takeFocus,
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({
      row: index,
      start: start - layout.top,
    })),
    height: virtualizer.getTotalSize(),
    columns: layout.columns,
    rowHeight: layout.rowHeight,
    pictureWidth: layout.pictureWidth,
    pictureHeight: layout.pictureHeight,
    shapes: findShapes(scrollY, viewHeight, total, layout),
    failure:
      lost === undefined
        ? undefined
        : {
            error: error ?? '',
            start: findScrollY(lost, layout) - layout.top + layout.covered,
            onRetry: retry,
            onLeave: () => focus(lost),
          },
    handlers: { onFocus: handleFocus, onBlur: handleBlur },
    goTo(record: number) {
      focus(record)
      window.scrollTo(0, findScrollY(record, layout))
    },
  }
}

/** A stable function that reads the newest state, so that passing it does not render a row again. */
function useLatest<Given extends unknown[], Answer>(
  answer: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(answer)
  useLayoutEffect(() => {
    latest.current = answer
  })
  return useCallback((...given) => latest.current(...given), [])
}

/** Adds the focused row and its neighbours, which Tab goes to. */
function withRow(range: Range, row: number | undefined): number[] {
  const rows = defaultRangeExtractor(range)
  if (row === undefined) return rows
  const near = [row - 1, row, row + 1].filter((near) => near >= 0 && near < range.count)
  return [...new Set([...rows, ...near])].toSorted((one, other) => one - other)
}
