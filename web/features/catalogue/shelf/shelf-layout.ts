import type { RecordSpan } from './record-span.ts'

/** How the cards of a shelf stand in the document, in CSS pixels. All rows are of one height. */
export interface ShelfLayout {
  columns: number
  rowHeight: number
  pictureWidth: number
  pictureHeight: number
  /** Where the first row begins. */
  top: number
  /** How much of the window is covered by what sticks to its upper edge. */
  covered: number
}

/** No browser lays out more than this, and the smallest of their limits is not much larger. */
const MOST_PIXELS = 16_000_000

export function countRows(total: number, { columns, rowHeight }: ShelfLayout): number {
  return Math.min(Math.ceil(total / columns), Math.floor(MOST_PIXELS / rowHeight))
}

/** The records in sight; at least a row of them. */
export function findShown(
  scrollY: number,
  viewHeight: number,
  total: number,
  layout: ShelfLayout,
): RecordSpan {
  const { columns, rowHeight, top, covered } = layout
  const last = Math.max(0, countRows(total, layout) - 1)
  const rowAt = (y: number) => Math.max(0, Math.min(last, Math.floor((y - top) / rowHeight)))
  const first = rowAt(scrollY + covered)
  const final = rowAt(scrollY + Math.max(covered, viewHeight) - 1)
  return { from: Math.min(first * columns, total), to: Math.min((final + 1) * columns, total) }
}

/**
 * Where the shapes of cards are drawn, from the beginning of the shelf: what is in sight, and as much at
 * either end. They move by whole rows, so that nobody sees them move.
 */
export function findShapes(
  scrollY: number,
  viewHeight: number,
  total: number,
  layout: ShelfLayout,
): { start: number; rows: number } {
  const { rowHeight, top } = layout
  const all = countRows(total, layout)
  const inSight = Math.ceil(viewHeight / rowHeight) + 1
  const rows = Math.min(all, 3 * inSight)
  const first = Math.floor((scrollY - top) / rowHeight) - inSight
  return {
    start: Math.max(0, Math.min(all - rows, first)) * rowHeight,
    rows,
  }
}

/** Where to scroll to, so that the row of a record is the first in sight. */
export function findScrollY(record: number, { columns, rowHeight, top, covered }: ShelfLayout) {
  return top - covered + Math.floor(record / columns) * rowHeight
}
