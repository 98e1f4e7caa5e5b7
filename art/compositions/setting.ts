import type { Look } from '../looks/look.ts'
import { energyRibbon } from './cosmic.ts'
import { graveyard } from './gothic.ts'
import { farKingdom } from './kingdom.ts'
import { headAboveRoofs } from './monster.ts'
import { warPoster } from './poster.ts'
import { farWorlds } from './rocket.ts'
import { heartAndTear } from './romance.ts'
import type { Composition } from './scene.ts'
import { desert } from './western.ts'

/** Somebody before the world of their stories: mesas and the sun, hearts, burning roofs, graves, castles, far planets. */
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
    case 'myth':
      return canFly(scene.lead.look) ? energyRibbon(scene) : farKingdom(scene)
    case 'cosmic':
    case 'mystic':
      return energyRibbon(scene)
    case 'space':
      return scene.step % 2 === 1 ? energyRibbon(scene) : farWorlds(scene)
    default:
      return warPoster(scene)
  }
}

const IN_THE_AIR = new Set(['fly', 'hover', 'surf'])

function canFly({ poses }: Look): boolean {
  return poses.some((pose) => IN_THE_AIR.has(pose))
}
