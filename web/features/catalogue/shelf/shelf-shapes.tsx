import { memo } from 'react'
import { CardGrid } from '#web/ui/card/card-grid.tsx'
import { CardSkeleton } from '#web/ui/card/card-skeleton.tsx'
import type { CardLook } from '#web/ui/card/cover-card.tsx'
import styles from './shelf-shapes.module.css'

interface ShelfShapesProps extends RowsProps {
  /** In pixels, from the top of the list. */
  start: number
}

/**
 * The loading skeletons, behind the loaded cards. They stay in the document and move with the scroll
 * position: fast scrolling passes more rows than could be rendered.
 */
export function ShelfShapes({ start, ...rows }: ShelfShapesProps) {
  return (
    <div
      aria-hidden="true"
      className={styles.shapes}
      style={{ transform: `translateY(${start}px)` }}
    >
      <Rows {...rows} />
    </div>
  )
}

interface RowsProps {
  rows: number
  columns: number
  look: CardLook
}

const Rows = memo(function Rows({ rows, columns, look }: RowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
    <CardGrid key={row} className={styles.row}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <CardSkeleton key={column} look={look} />
      ))}
    </CardGrid>
  ))
})
