import type { RecordSpan } from './record-span.ts'

/** The measured layout of the virtual list, in CSS pixels. All rows have the same height. */
export interface ShelfLayout {
  columns: number
  rowHeight: number
  pictureWidth: number
  pictureHeight: number
  /** The offset of the first row in the document. */
  top: number
  /** The height that sticky elements cover at the top of the viewport. */
  covered: number
}

/** Browsers limit the height of an element; the smallest limit is not much larger than this. */
const MOST_PIXELS = 16_000_000

export function countRows(total: number, { columns, rowHeight }: ShelfLayout): number {
  return Math.min(Math.ceil(total / columns), Math.floor(MOST_PIXELS / rowHeight))
}

/** The visible records, at least one row. */
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
 * The position of the skeletons, from the top of the list: one viewport and as much above and below it.
 * They move by whole rows, so the move is not visible.
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

/** The scroll offset at which the row of a record is the first visible one. */
export function findScrollY(record: number, { columns, rowHeight, top, covered }: ShelfLayout) {
  return top - covered + Math.floor(record / columns) * rowHeight
}
