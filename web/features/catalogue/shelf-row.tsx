import { type ComponentType, memo, type ReactNode, useCallback, useLayoutEffect } from 'react'
import { TurnRank, useTurn } from '#web/lib/use-turn.ts'
import { CardGrid } from '#web/ui/card-grid.tsx'
import { CardSkeleton } from '#web/ui/card-skeleton.tsx'
import type { CardLook } from '#web/ui/cover-card.tsx'
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
  /** How far a record is from those in sight. */
  distanceOf: (record: number) => number
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
  distanceOf,
  onDrawn,
}: ShelfRowProps<Item>) {
  const first = row * columns
  const records = Array.from({ length: Math.min(columns, total - first) }, (_, at) => first + at)
  // A page that comes fills many rows: those in sight come first.
  const held = records.some((record) => find(record) !== undefined)
  const rank = useCallback(() => distanceOf(first), [distanceOf, first])
  const come = useTurn(held, rank)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other records are other cards
  useLayoutEffect(() => {
    if (come) onDrawn()
  }, [come, find, onDrawn])

  if (!come) return null
  return (
    <CardGrid
      role="none"
      data-row={row}
      className={styles.row}
      style={{ transform: `translateY(${start}px)` }}
    >
      <TurnRank value={rank}>
        {records.map((record) => {
          const item = find(record)
          if (item === undefined) return <CardSkeleton key={record} look={look} />
          return (
            <Card
              key={record}
              item={item}
              // All that is drawn is near.
              eager
              action={action?.(item)}
              numbered={{ number: record + 1, of: total }}
            />
          )
        })}
      </TurnRank>
    </CardGrid>
  )
}

/** Not drawn anew while the shelf moves. */
export const ShelfRow = memo(Row) as typeof Row
