import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Rows rendered beyond the visible ones at either end, so that Tab can reach them. */
const OVERSCAN = 5

interface NearRowsOptions {
  list: RefObject<HTMLElement | null>
  count: number
  /** Until a row is measured. */
  toHeight: (index: number) => number
  /** What a row is known by, wherever it stands among those that are shown. */
  toKey: (index: number) => number
  /** The row that has the focus stays in the document, wherever the page is scrolled to. */
  focused: number | undefined
}

/** Only the rows near the window are in the document. */
export function useNearRows({ list, count, toHeight, toKey, focused }: NearRowsOptions) {
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
    estimateSize: toHeight,
    getItemKey: toKey,
    scrollMargin: top,
    overscan: OVERSCAN,
    rangeExtractor(range) {
      const near = defaultRangeExtractor(range)
      if (focused === undefined || focused >= count) return near
      return [...new Set([...near, focused])].toSorted((one, other) => one - other)
    },
  })

  return {
    near: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    top,
    measure: virtualizer.measureElement,
  }
}
