import { headAboveRoofs } from './monster.ts'
import { farWorlds } from './rocket.ts'
import { heartAndTear } from './romance.ts'
import type { Composition } from './scene.ts'
import { desert } from './western.ts'

/** Somebody before the world of their stories: mesas and the sun, hearts, burning roofs, far planets. */
export const setting: Composition = (scene) => {
  switch (scene.genre) {
    case 'western':
      return desert(scene)
    case 'romance':
    case 'humour':
      return heartAndTear(scene)
    case 'kaiju':
    case 'monster':
    case 'horror':
      return headAboveRoofs(scene)
    default:
      return farWorlds(scene)
  }
}
