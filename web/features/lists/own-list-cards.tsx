import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { ListSummary } from '#contract/lists.ts'
import { OwnListCard } from './own-list-card.tsx'
import styles from './own-list-cards.module.css'
import { useVirtualRows } from './use-virtual-rows.ts'

/** Of a card: its covers are so high for their width, and so much is below them. */
const COVERS = 1.52 / 4
const BELOW_PX = 118

interface OwnListCardsProps {
  lists: ListSummary[]
  onLaidOut: () => void
}

/** The cards of all lists, of which only the rows near the window are in the document. */
export function OwnListCards({ lists, onLaidOut }: OwnListCardsProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { columns, width, gap } = useGrid(ref)
  const [focused, setFocused] = useState<string>()
  const place = lists.findIndex(({ id }) => id === focused)
  const { rows, height, top, measure } = useVirtualRows({
    list: ref,
    count: columns === 0 ? 0 : Math.ceil(lists.length / columns),
    toKey: (row) => lists[row * columns]?.id ?? row,
    rowHeight: width * COVERS + BELOW_PX,
    gap,
    kept: place < 0 ? [] : [Math.floor(place / columns)],
  })
  const laidOut = columns > 0
  useLayoutEffect(() => {
    if (laidOut) onLaidOut()
  }, [laidOut, onLaidOut])

  return (
    // biome-ignore lint/a11y/useSemanticElements: the rows between this list and its cards are no items
    <div ref={ref} role="list" className={styles.cards} style={{ height }}>
      {rows.map(({ index, start }) => {
        const first = index * columns
        return (
          <div
            key={lists[first]?.id}
            ref={measure}
            role="none"
            data-index={index}
            className={styles.row}
            style={{ top: start - top }}
            onFocus={() => setFocused(lists[first]?.id)}
          >
            {lists.slice(first, first + columns).map((list, column) => (
              <OwnListCard
                key={list.id}
                list={list}
                place={{ number: first + column + 1, of: lists.length }}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

/** The columns that the style sheet gives an element, measured before anything is painted. */
function useGrid(element: RefObject<HTMLElement | null>) {
  const [grid, setGrid] = useState({ columns: 0, width: 0, gap: 0 })
  useLayoutEffect(() => {
    const measured = element.current
    if (measured === null) return
    const measure = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(measured)
      const tracks = gridTemplateColumns.split(' ')
      const now = {
        columns: tracks.length,
        width: Number.parseFloat(tracks[0] ?? ''),
        gap: Number.parseFloat(rowGap),
      }
      setGrid((before) =>
        before.columns === now.columns && before.width === now.width && before.gap === now.gap
          ? before
          : now,
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return grid
}
