import { type ComponentType, memo, type ReactNode, useCallback, useLayoutEffect } from 'react'
import { TurnRank, useTurns } from '#web/lib/scheduling/use-turn.ts'
import { CardGrid } from '#web/ui/card/card-grid.tsx'
import { CardSkeleton } from '#web/ui/card/card-skeleton.tsx'
import type { CardLook } from '#web/ui/card/cover-card.tsx'
import type { CardPlace } from '../cards/card-place.ts'
import type { HeldPage } from '../listing/listings.ts'
import styles from './continuous-shelf.module.css'

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
  /** Does the reader go slowly enough to look at pictures? */
  isLooking: () => boolean
  /** Cards of it are in the document. */
  onDrawn: () => void
}

function Row<Item extends { id: number }>({
  row,
  columns,
  total,
  start,
  look,
  find,
  card,
  action,
  distanceOf,
  isLooking,
  onDrawn,
}: ShelfRowProps<Item>) {
  const first = row * columns
  const records = Array.from({ length: Math.min(columns, total - first) }, (_, at) => first + at)
  // A page that comes fills many rows: those in sight come first.
  const held = records.some((record) => find(record) !== undefined)
  const rank = useCallback(() => distanceOf(first), [distanceOf, first])
  const turns = useTurns(held ? records.length : 0, rank)
  const drawn = records.slice(0, turns)
  const rankOfPictures = useCallback(
    () => (isLooking() ? rank() : Number.POSITIVE_INFINITY),
    [isLooking, rank],
  )
  // After each rendering, which is of other cards: cheap, and most of the time there is nothing to do.
  useLayoutEffect(() => {
    if (turns > 0) onDrawn()
  })

  if (turns === 0) return null
  const covered = drawn.length < records.length ? drawn.length / columns : 1
  return (
    <CardGrid
      role="none"
      data-row={row}
      className={styles.row}
      style={{ transform: `translateY(${start}px)`, backgroundSize: `${100 * covered}% 100%` }}
    >
      <TurnRank value={rankOfPictures}>
        {drawn.map((record) => (
          <ShelfCard
            key={record}
            item={find(record)}
            number={record + 1}
            total={total}
            look={look}
            card={card}
            action={action}
          />
        ))}
      </TurnRank>
    </CardGrid>
  )
}

interface ShelfCardProps<Item>
  extends Pick<ShelfRowProps<Item>, 'total' | 'look' | 'card' | 'action'> {
  item: Item | undefined
  /** Counted from 1. */
  number: number
}

function AnyCard<Item>({ item, number, total, look, card: Card, action }: ShelfCardProps<Item>) {
  if (item === undefined) return <CardSkeleton look={look} />
  // All that is drawn is near.
  return <Card item={item} eager action={action?.(item)} numbered={{ number, of: total }} />
}

/** Not drawn anew when records of other cards come. */
const ShelfCard = memo(AnyCard) as typeof AnyCard

/** Not drawn anew while the shelf moves. */
export const ShelfRow = memo(Row) as typeof Row
