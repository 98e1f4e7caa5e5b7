import type { Scene } from './scene.ts'

/** The next one each time that a series returns to the composition with colours it has had. */
export function byTurns<Item>({ turn, step }: Scene, items: readonly Item[]): Item {
  return items[(turn ?? step) % items.length] as Item
}
