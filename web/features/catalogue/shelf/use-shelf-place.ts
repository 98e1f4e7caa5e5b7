import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { findScrollY, type ShelfLayout } from './shelf-layout.ts'

interface ShelfPlace {
  /** Undefined until it is measured. */
  layout: ShelfLayout | undefined
  /** The record in the URL. */
  asked: number
  /** The first visible record. */
  first: number
  /** The scroll offset as the virtualizer knows it. */
  scrollY: number
  resting: boolean
  /**
   * Called with true when the list has its final height, so that the scroll position can be restored.
   */
  onLaidOut: (laidOut: boolean) => void
  onRest: (first: number) => void
}

/** Scroll anchor: the record that stays in place when the layout changes. */
interface Anchor {
  record: number
  /** In pixels, below the top of the record's row. */
  offset: number
  /** The layout in which the offset was measured, if any. */
  rows?: ShelfLayout
}

/**
 * Scrolls to the record in the URL, keeps the first visible record in place when the window is resized,
 * and reports the position when scrolling ends. Returns true once the initial scroll is done.
 */
export function useShelfPlace({
  layout,
  asked,
  first,
  scrollY,
  resting,
  onLaidOut,
  onRest,
}: ShelfPlace): boolean {
  const [arrived, setArrived] = useState(false)
  const anchor = useRef<Anchor>({ record: asked, offset: 0 })
  const laidOut = layout !== undefined

  useLayoutEffect(() => {
    if (!laidOut) return
    setArrived(true)
    onLaidOut(true)
    return () => onLaidOut(false)
  }, [laidOut, onLaidOut])

  useLayoutEffect(() => {
    if (layout === undefined) return
    const { record, rows } = anchor.current
    const sameSize = rows?.columns === layout.columns && rows.rowHeight === layout.rowHeight
    if (sameSize && rows.top === layout.top && rows.covered === layout.covered) return
    // In a row of another size the offset has no meaning.
    const offset = sameSize ? anchor.current.offset : 0
    anchor.current = { record, offset, rows: layout }
    if (record !== 0) window.scrollTo(0, findScrollY(record, layout) + offset)
  }, [layout])

  useLayoutEffect(() => {
    if (layout === undefined || !arrived || !isSettled(scrollY)) return
    const offset = scrollY - findScrollY(first, layout)
    anchor.current = { record: first, offset, rows: layout }
  }, [layout, arrived, scrollY, first])

  const rest = useEffectEvent(onRest)

  // Not a layout effect: the request for missing records is sent first.
  useEffect(() => {
    if (arrived && resting && isSettled(scrollY)) rest(first)
  }, [arrived, resting, scrollY, first])

  return arrived
}

/** After `scrollTo`, window.scrollY is ahead of the virtualizer. */
export function isSettled(scrollY: number): boolean {
  return Math.abs(scrollY - window.scrollY) < 1
}
