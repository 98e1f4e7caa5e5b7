import { useLayoutEffect, useRef, useState } from 'react'
import { findScrollY, type ShelfLayout } from './shelf-layout.ts'

interface ShelfPlace {
  /** Undefined until it was measured. */
  layout: ShelfLayout | undefined
  /** The record in the address. */
  asked: number
  /** The one that stands first in sight. */
  first: number
  /** What is known of the window's scrolling, is it true still? */
  settled: boolean
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
  settled,
  resting,
  onLaidOut,
  onRest,
}: ShelfPlace): boolean {
  const [arrived, setArrived] = useState(false)
  const anchor = useRef(asked)
  const columns = layout?.columns
  const rowHeight = layout?.rowHeight

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each size of the rows
  useLayoutEffect(() => {
    if (layout === undefined) return
    if (anchor.current > 0) window.scrollTo(0, findScrollY(anchor.current, layout))
    setArrived(true)
    onLaidOut(true)
  }, [columns, rowHeight])

  useLayoutEffect(() => () => onLaidOut(false), [onLaidOut])

  useLayoutEffect(() => {
    if (arrived && settled) anchor.current = first
  }, [arrived, settled, first])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each rest at another place
  useLayoutEffect(() => {
    if (arrived && settled && resting) onRest(first)
  }, [arrived, settled, resting, first])

  return arrived
}
