import { drawHead } from '../compositions/people.ts'
import type { Scene } from '../compositions/scene.ts'
import type { Point } from '../drawing/shapes.ts'
import { boxOf } from '../heads/clip.ts'
import { HEADS, type HeadName } from '../heads/heads.ts'

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

const BLACK = {
  main: '#000',
  second: '#000',
  accent: '#000',
  skin: '#000',
  hair: '#000',
  white: '#000',
  lips: '#000',
  ink: '#000',
  metal: '#000',
  sky: '#000',
}
const reaches = new Map<HeadName, number>()

/** How far a head goes up from its middle, with all that is on it. */
export function reachOf(head: HeadName): number {
  const known = reaches.get(head)
  if (known !== undefined) return known
  const drawing = HEADS[head](BLACK)
  const paths = Array.from(
    drawing.matchAll(/ d="([^"]*)"/g),
    ([, path]) => boxOf(path as string)[1],
  )
  const circles = Array.from(
    drawing.matchAll(/ cy="([^"]*)" r="([^"]*)"/g),
    ([, y, radius]) => Number(y) - Number(radius),
  )
  const reach = -Math.min(...paths, ...circles)
  reaches.set(head, reach)
  return reach
}
