import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { CardPlace } from './card-place.ts'

/** As many cards as the first row of a wide screen has. */
const EAGER_CARDS = 6
/** And as many as its first view has, or that of a phone. */
const FIRST_CARDS = 12

/**
 * The cards of a page. When it is turned, those in sight come first, and the others in a frame of
 * their own. They are the same elements as long as they are the same records: nothing of them is
 * rendered again.
 */
export function useCards<Item>(
  results: Item[],
  Card: ComponentType<CardPlace<Item>>,
  action: ((item: Item) => ReactNode) | undefined,
): ReactNode[] {
  const painted = useAfterFrame(results)
  // Fewer or more cards make another page of it, as long or as short at once.
  const later = painted.length === results.length ? painted : results
  const toCard = useCallback(
    (item: Item, index: number) => (
      // The cards of another page take the places of these, in half the time.
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

/** The newest, once a frame has been painted without it. */
function useAfterFrame<Value>(newest: Value): Value {
  const [value, setValue] = useState(newest)

  useEffect(() => {
    // The first call comes before that frame is painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setValue(newest))
    })
    return () => cancelAnimationFrame(frame)
  }, [newest])

  return value
}
