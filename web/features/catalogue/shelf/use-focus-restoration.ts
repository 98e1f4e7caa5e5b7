import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { FindRecord } from './shelf-row.tsx'

interface FocusedRow<Item> {
  /** A row number is valid for this number of columns only. */
  columns: number
  row: number
  items: Map<number, Item>
}

/**
 * Keeps the focused row with its records in the document, however far the reader scrolls: otherwise the
 * focus would be lost.
 */
export function useFocusRestoration<Item>(
  list: RefObject<HTMLElement | null>,
  columns: number,
  find: FindRecord<Item>,
) {
  const [held, setHeld] = useState<FocusedRow<Item>>()
  const focusedRow = held?.columns === columns ? held : undefined
  const focused = useRef<{ record: number; columns: number }>(undefined)
  const wanted = useRef<number>(undefined)

  // A change of the number of columns unmounts the focused card.
  useLayoutEffect(() => {
    if (focused.current === undefined || focused.current.columns === columns) return
    wanted.current = focused.current.record
  }, [columns])

  /** Called for each rendered row, which may contain the wanted card. */
  const takeFocus = useCallback(() => {
    if (wanted.current === undefined) return
    const card = list.current?.querySelector<HTMLElement>(
      `[aria-posinset="${wanted.current + 1}"] a`,
    )
    if (!card) return
    wanted.current = undefined
    card.focus({ preventScroll: true })
  }, [list])

  /** At once, or when its card is rendered. */
  function focus(record: number) {
    wanted.current = record
    takeFocus()
  }

  function handleFocus({ target }: FocusEvent) {
    const number = target.closest('[aria-posinset]')?.getAttribute('aria-posinset')
    if (!number) return
    const record = Number(number) - 1
    const row = Math.floor(record / columns)
    focused.current = { record, columns }
    wanted.current = undefined
    if (focusedRow?.row !== row) setHeld({ columns, row, items: pick(row, columns, find) })
  }

  function handleBlur({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget !== null && currentTarget.contains(relatedTarget as Node)) return
    focused.current = undefined
    setHeld(undefined)
  }

  return { focusedRow, focus, takeFocus, handleFocus, handleBlur }
}

function pick<Item>(row: number, columns: number, find: FindRecord<Item>): Map<number, Item> {
  const items = new Map<number, Item>()
  for (let record = row * columns; record < (row + 1) * columns; record += 1) {
    const item = find(record)
    if (item !== undefined) items.set(record, item)
  }
  return items
}
