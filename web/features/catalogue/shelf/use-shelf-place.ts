import { useEffect, useLayoutEffect, useRef, useState } from 'react'
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
  const anchor = useRef({ record: asked, offset: 0 })
  const { columns, rowHeight, top, covered } = layout ?? {}

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each size of the rows
  useLayoutEffect(() => {
    if (layout === undefined) return
    anchor.current.offset = 0
    setArrived(true)
    onLaidOut(true)
  }, [columns, rowHeight])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each layout
  useLayoutEffect(() => {
    const { record, offset } = anchor.current
    if (layout === undefined || record === 0) return
    window.scrollTo(0, findScrollY(record, layout) + offset)
  }, [columns, rowHeight, top, covered])

  useLayoutEffect(() => () => onLaidOut(false), [onLaidOut])

  useLayoutEffect(() => {
    if (layout === undefined || !arrived || !isSettled(scrollY)) return
    anchor.current = { record: first, offset: scrollY - findScrollY(first, layout) }
  }, [layout, arrived, scrollY, first])

  // Not at once: what is missing there is to be asked for first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each rest at another place
  useEffect(() => {
    if (arrived && resting && isSettled(scrollY)) onRest(first)
  }, [arrived, resting, scrollY, first])

  return arrived
}

/** A scroll of our own is known to the window before it is known to the virtualiser. */
export function isSettled(scrollY: number): boolean {
  return Math.abs(scrollY - window.scrollY) < 1
}
