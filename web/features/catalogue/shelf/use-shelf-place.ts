import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { findScrollY, type ShelfLayout } from './shelf-layout.ts'

interface ShelfPlace {
  /** Undefined until it was measured. */
  layout: ShelfLayout | undefined
  /** The record in the address. */
  asked: number
  /** The one that stands first in sight. */
  first: number
  /** How far the window is scrolled, as far as it is known. */
  scrollY: number
  resting: boolean
  /** The shelf is as high as it will be: the place that the reader left can be found again. */
  onLaidOut: (laidOut: boolean) => void
  onRest: (first: number) => void
}

/** What stays where it is when the layout changes. */
interface Anchor {
  record: number
  /** In pixels, below the upper edge of the record's row. */
  offset: number
  /** The layout in which it was taken; undefined until there is one. */
  rows?: ShelfLayout
}

/**
 * Brings the reader to the record that the address names, keeps the first record in sight first when
 * the window changes, and tells where the reader rests. True when the reader has arrived.
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
    // Within a row of another size the offset means nothing.
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

  // Not at once: what is missing there is to be asked for first.
  useEffect(() => {
    if (arrived && resting && isSettled(scrollY)) rest(first)
  }, [arrived, resting, scrollY, first])

  return arrived
}

/** A scroll of our own is known to the window before it is known to the virtualiser. */
export function isSettled(scrollY: number): boolean {
  return Math.abs(scrollY - window.scrollY) < 1
}
