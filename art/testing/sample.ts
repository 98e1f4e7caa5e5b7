import { rounds, seed } from '#scripts/testing/rounds.ts'
import { Chance } from '../drawing/seed.ts'

/**
 * So many items, one at random out of each of as many stretches: the sample is spread over the whole
 * list. With `SOAK=1` all of them, unless another number is given.
 */
export function sampleOf<Item>(
  items: readonly Item[],
  sizes: { test: number; soak?: number },
): Item[] {
  const size = rounds({ test: sizes.test, soak: sizes.soak ?? items.length })
  if (size >= items.length) return [...items]
  const chance = new Chance(seed())
  const start = (place: number) => Math.floor((place * items.length) / size)
  return Array.from(
    { length: size },
    (_, place) => items[chance.whole(start(place), start(place + 1) - 1)] as Item,
  )
}
