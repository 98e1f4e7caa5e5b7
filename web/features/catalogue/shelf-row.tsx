import { type ComponentType, memo, type ReactNode, useLayoutEffect } from 'react'
import { useTurn } from '#web/lib/use-turn.ts'
import { CardGrid } from '#web/ui/card-grid.tsx'
import { CardSkeleton } from '#web/ui/card-skeleton.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { CardLook } from '#web/ui/cover-card.tsx'
import waiting from '#web/ui/waiting.module.css'
import type { CardPlace } from './card-place.ts'
import styles from './continuous-shelf.module.css'
import type { HeldPage } from './listings.ts'

/** A record by its number, counted from 0; undefined where it is not held. */
export type FindRecord<Item> = (record: number) => Item | undefined

export function createFindRecord<Item>(pages: HeldPage<Item>[]): FindRecord<Item> {
  return (record) => {
    for (const { query, results } of pages) {
      const item = results[record - query.offset]
      if (item !== undefined) return item
    }
    return undefined
  }
}

interface ShelfRowProps<Item> {
  row: number
  columns: number
  total: number
  /** In pixels, from the beginning of the shelf. */
  start: number
  look: CardLook
  find: FindRecord<Item>
  card: ComponentType<CardPlace<Item>>
  action?: (item: Item) => ReactNode
  /** Its cards are in the document. */
  onDrawn: () => void
}

function Row<Item extends { id: number }>({
  row,
  columns,
  total,
  start,
  look,
  find,
  card: Card,
  action,
  onDrawn,
}: ShelfRowProps<Item>) {
  const first = row * columns
  const records = Array.from({ length: Math.min(columns, total - first) }, (_, at) => first + at)
  // A page that comes fills many rows.
  const come = useTurn(records.some((record) => find(record) !== undefined) || undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other records are other cards
  useLayoutEffect(() => {
    if (come) onDrawn()
  }, [come, find, onDrawn])

  return (
    <CardGrid
      role="none"
      data-row={row}
      className={classNames(styles.row, !come && waiting.breathing)}
      style={{ transform: `translateY(${start}px)` }}
    >
      {records.map((record) => {
        const item = come ? find(record) : undefined
        if (item === undefined) return <CardSkeleton key={record} look={look} />
        return (
          <Card
            key={record}
            item={item}
            eager={row === 0}
            action={action?.(item)}
            numbered={{ number: record + 1, of: total }}
          />
        )
      })}
    </CardGrid>
  )
}

/** Not drawn anew while the shelf moves. */
export const ShelfRow = memo(Row) as typeof Row
