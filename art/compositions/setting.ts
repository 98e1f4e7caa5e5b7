import { energyRibbon } from './cosmic.ts'
import { graveyard } from './gothic.ts'
import { headAboveRoofs } from './monster.ts'
import { warPoster } from './poster.ts'
import { farWorlds } from './rocket.ts'
import { heartAndTear } from './romance.ts'
import type { Composition } from './scene.ts'
import { desert } from './western.ts'

/** Somebody before the world of their stories: mesas and the sun, hearts, burning roofs, graves, far planets. */
export const setting: Composition = (scene) => {
  switch (scene.genre) {
    case 'western':
      return desert(scene)
    case 'romance':
    case 'humour':
      return heartAndTear(scene)
    case 'kaiju':
    case 'monster':
      return headAboveRoofs(scene)
    case 'horror':
      return graveyard(scene)
    case 'cosmic':
    case 'myth':
    case 'mystic':
      return energyRibbon(scene)
    case 'space':
      return scene.step % 2 === 1 ? energyRibbon(scene) : farWorlds(scene)
    default:
      return warPoster(scene)
  }
}
