import { type ComponentType, memo, type ReactNode, useCallback, useLayoutEffect } from 'react'
import { TurnRank, useTurns } from '#web/lib/scheduling/use-turn.ts'
import { CardGrid } from '#web/ui/card/card-grid.tsx'
import { CardSkeleton } from '#web/ui/card/card-skeleton.tsx'
import type { CardLook } from '#web/ui/card/cover-card.tsx'
import type { CardPlace } from '../cards/card-place.ts'
import type { HeldPage } from '../listing/create-listing.ts'
import styles from './continuous-shelf.module.css'

/** Finds a record by its index, counted from 0; undefined if it is not loaded. */
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
  /** In pixels, from the top of the list. */
  start: number
  look: CardLook
  find: FindRecord<Item>
  card: ComponentType<CardPlace<Item>>
  action?: (item: Item) => ReactNode
  /** The distance of a record from the visible ones. */
  distanceOf: (record: number) => number
  /** True while scrolling is slow enough to load pictures. */
  isLooking: () => boolean
  /** Called when cards of the row are in the document. */
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
  // A loaded page fills many rows: the visible ones are rendered first.
  const held = records.some((record) => find(record) !== undefined)
  const rank = useCallback(() => distanceOf(first), [distanceOf, first])
  const turns = useTurns(held ? records.length : 0, rank)
  const drawn = records.slice(0, turns)
  const rankOfPictures = useCallback(
    () => (isLooking() ? rank() : Number.POSITIVE_INFINITY),
    [isLooking, rank],
  )
  // Without dependencies, since each render may add cards; it is cheap and mostly does nothing.
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
  // Not lazy: every rendered row is near the viewport.
  return <Card item={item} eager action={action?.(item)} numbered={{ number, of: total }} />
}

/** Memoised: not rendered again when other records are loaded. */
const ShelfCard = memo(AnyCard) as typeof AnyCard

/** Memoised: not rendered again while scrolling. */
export const ShelfRow = memo(Row) as typeof Row
