import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { CardPlace } from './card-place.ts'

/** The number of cards in the first row of a wide screen. */
const EAGER_CARDS = 6
/** The number of cards in the first view of a wide screen, and of a phone. */
const FIRST_CARDS = 12

/**
 * The cards of a page. After a page change those in the first view are rendered first, and the others
 * in a later frame. The elements are memoised per record, so unchanged cards are not rendered again.
 */
export function useCards<Item>(
  results: Item[],
  Card: ComponentType<CardPlace<Item>>,
  action: ((item: Item) => ReactNode) | undefined,
): ReactNode[] {
  const painted = useAfterFrame(results)
  // A different number of cards is rendered at once, so that the height of the page changes only once.
  const later = painted.length === results.length ? painted : results
  const toCard = useCallback(
    (item: Item, index: number) => (
      // By index: reusing the elements of the previous page takes half the time.
      <Card key={index} item={item} eager={index < EAGER_CARDS} action={action?.(item)} />
    ),
    [Card, action],
  )
  const firstCards = useMemo(() => results.slice(0, FIRST_CARDS).map(toCard), [results, toCard])
  const laterCards = useMemo(
    () => later.slice(FIRST_CARDS).map((item, index) => toCard(item, FIRST_CARDS + index)),
    [later, toCard],
  )
  return [...firstCards, ...laterCards]
}

/** The newest value, delayed until a frame has been painted without it. */
function useAfterFrame<Value>(newest: Value): Value {
  const [value, setValue] = useState(newest)

  useEffect(() => {
    // The first callback runs before that frame is painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setValue(newest))
    })
    return () => cancelAnimationFrame(frame)
  }, [newest])

  return value
}
