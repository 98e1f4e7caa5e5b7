import { drawHead } from '../compositions/people.ts'
import type { Scene } from '../compositions/scene.ts'
import { group } from '../drawing/elements.ts'
import { type Point, tenth } from '../drawing/shapes.ts'
import { drawEmblem } from '../emblems/emblems.ts'
import type { HeadName } from '../heads/heads.ts'
import { reachOf } from '../heads/reach.ts'
import { costumeOf } from '../looks/wardrobe.ts'

export interface Bust {
  at: Point
  scale: number
}

/** Room for the chin and a little of the collar, from the middle of the head. */
const BELOW = 96
/** Room for a sign on the chest. */
const BELOW_CHEST = 224
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

/** The sign on a chest, in the units of a head; `size` is of a mark that has no scale of its own. */
const SIGN = { at: [0, 178], size: 54, scale: 0.44, outline: 7 } as const

/** In the middle of the card, as large as wished if horns, wings and flames have room above. */
export function bustFor({ top, bottom, lead }: Scene, largest: number): Bust {
  const { head, crop } = lead.look
  const reach = reachOf(head)
  const height = bottom - top
  const wished = WIDE.has(head) ? largest * WIDE_SHARE : largest
  const below = crop === 'chest' ? BELOW_CHEST : BELOW
  const scale = Math.min(wished, (height * 0.98) / (reach + below))
  const highest = top + MARGIN + reach * scale
  return { at: [200, crop === 'chest' ? highest : Math.max(highest, top + height * 0.46)], scale }
}

export function drawBust(scene: Scene, bust: Bust): string {
  return drawHead(scene, scene.lead.look, bust) + drawSign(scene, bust)
}

/** The mark of the costume, where the crop shows the chest. */
function drawSign({ inks, lead }: Scene, { at, scale }: Bust): string {
  const { crop, costume } = lead.look
  if (crop !== 'chest' || costume.mark === undefined) return ''
  const fill = costumeOf(lead.look, inks).markColour ?? inks.white
  const colours = { fill, ink: inks.black }
  const size = (SIGN.size * (costume.markScale ?? SIGN.scale)) / SIGN.scale
  const sign = drawEmblem(costume.mark, SIGN.at, size, colours, SIGN.outline)
  return group(`translate(${tenth(at[0])} ${tenth(at[1])}) scale(${scale.toFixed(2)})`, sign)
}
