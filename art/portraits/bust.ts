import { drawHead } from '../compositions/people.ts'
import type { Scene } from '../compositions/scene.ts'
import type { Point } from '../drawing/shapes.ts'
import type { HeadName } from '../heads/heads.ts'
import { reachOf } from '../heads/reach.ts'

export interface Bust {
  at: Point
  scale: number
}

/** Room for the chin and a little of the collar, from the middle of the head. */
const BELOW = 96
const MARGIN = 8

/** Hoods and manes hide what is behind them, unless they are drawn smaller. */
const WIDE: ReadonlySet<HeadName> = new Set([
  'hood',
  'hoodmoon',
  'doom',
  'storm',
  'rogue',
  'scarlet',
  'redwing',
  'dragonet',
  'pterosaur',
  'beetle',
  'fiend',
  'multiple',
  'bucket',
  'winglit',
  'skullhood',
  'birdskull',
  'wallface',
  'manta',
  'sixarmed',
  'nailsF',
])
const WIDE_SHARE = 0.8

/** In the middle of the card, as large as wished if horns, wings and flames have room above. */
export function bustFor({ top, bottom, lead }: Scene, largest: number): Bust {
  const reach = reachOf(lead.look.head)
  const height = bottom - top
  const wished = WIDE.has(lead.look.head) ? largest * WIDE_SHARE : largest
  const scale = Math.min(wished, (height * 0.98) / (reach + BELOW))
  return { at: [200, Math.max(top + MARGIN + reach * scale, top + height * 0.46)], scale }
}

export function drawBust(scene: Scene, { at, scale }: Bust, flip: 1 | -1 = 1): string {
  return drawHead(scene, scene.lead.look, { at, scale, flip })
}
