import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Rows rendered beyond the visible ones at either end, so that Tab can reach them. */
const OVERSCAN = 6

interface VirtualRowsOptions {
  list: RefObject<HTMLElement | null>
  count: number
  /** What a row is known by: one that moves takes its measured height along. */
  toKey: (index: number) => number | string
  /** Until it is measured. */
  rowHeight: number
  gap?: number
  /** Rows that stay in the document wherever the page is scrolled to. */
  kept: number[]
}

/** Only the rows near the window are in the document. */
export function useVirtualRows({ list, count, toKey, rowHeight, gap, kept }: VirtualRowsOptions) {
  const [top, setTop] = useState(0)

  useLayoutEffect(() => {
    const measure = () => {
      if (list.current)
        setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    // What is above the list shifts it, which changes the height of the body.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])

  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    getItemKey: toKey,
    gap,
    scrollMargin: top,
    overscan: OVERSCAN,
    rangeExtractor: (range) => {
      const near = kept.flatMap((row) => [row - 1, row, row + 1])
      const inside = near.filter((row) => row >= 0 && row < range.count)
      return [...new Set([...defaultRangeExtractor(range), ...inside])].toSorted(
        (one, other) => one - other,
      )
    },
  })

  return {
    rows: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    top,
    measure: virtualizer.measureElement,
    /** Where a row begins, from the top of the list; the end of the list for the row after the last. */
    startOf(index: number): number {
      const start = virtualizer.measurementsCache[index]?.start
      return start === undefined ? virtualizer.getTotalSize() : start - top
    },
    findGap(y: number): number {
      const row = virtualizer.getVirtualItemForOffset(y)
      if (row === undefined) return 0
      return y > row.start + row.size / 2 ? row.index + 1 : row.index
    },
  }
}
