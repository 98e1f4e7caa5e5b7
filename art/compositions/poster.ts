import { distance, mix } from '../drawing/colour.ts'
import { area, box, circle, group } from '../drawing/elements.ts'
import { type Blob, dots } from '../drawing/screens.ts'
import { burst, type Point, whole } from '../drawing/shapes.ts'
import type { Pose } from '../figures/poses.ts'
import { plane } from '../scenery/battle.ts'
import { beam } from '../scenery/energy.ts'
import { liftOf } from './lift.ts'
import { choosePose, drawLead, plate } from './people.ts'
import type { Painting, Scene } from './scene.ts'

const CHARGING_POSES: readonly Pose[] = ['charge', 'leap', 'punch', 'run', 'fly', 'raise']

/** They cross behind the explosion, so that they are seen beside it. */
const SEARCHLIGHTS = [
  { x: 20, angle: -84, spread: 3.4 },
  { x: 110, angle: -60, spread: 4 },
  { x: 290, angle: -120, spread: 4 },
  { x: 380, angle: -96, spread: 3.4 },
]
/** Heights from the masthead down. */
const PLANES = [
  { x: 64, y: 44, scale: 0.62, turn: -24 },
  { x: 286, y: 34, scale: 0.44, turn: 12 },
  { x: 232, y: 74, scale: 0.3, turn: 4 },
]
const SMOKE: readonly Blob[] = [
  [40, 540, 44],
  [100, 576, 56],
  [0, 596, 56],
  [330, 560, 48],
  [390, 520, 44],
  [400, 600, 62],
  [200, 622, 56],
  [270, 612, 44],
]
const PALE_SMOKE: readonly Blob[] = [
  [60, 600, 40],
  [350, 600, 46],
  [150, 622, 40],
]

/** Searchlights, planes and an explosion; out of it, over smoke, somebody charges. */
export function warPoster(scene: Scene): Painting {
  const { inks } = scene
  const sky = distance(scene.night, scene.main) < 0.12 ? inks.purple : scene.night
  const lift = liftOf(scene)
  const pose = choosePose(scene, CHARGING_POSES)
  const frame = { left: 24, top: scene.top + 14, right: 376, bottom: 588 - lift }
  return {
    back: box(0, 0, 400, 600, sky) + searchlights(scene, sky) + screen(scene, sky),
    middle: planes(scene) + explosion(scene),
    front: drawLead(scene, pose, frame, { max: 1.95 }) + smoke(scene, lift),
    ground: sky,
    free: 'right',
  }
}

function searchlights({ chance, pop }: Scene, sky: string): string {
  const colour = mix(sky, pop, 0.8)
  return SEARCHLIGHTS.map(({ x, angle, spread }) =>
    beam({ from: [x, 600], angle: angle + chance.between(-4, 4), spread, length: 760, colour }),
  ).join('')
}

/** The beams fade towards the masthead and never lie behind it. */
function screen({ top, cell }: Scene, sky: string): string {
  const upper = { x: -6, y: top, width: 412, height: 150, cell: cell * 1.3 }
  return box(0, 0, 400, top, sky) + dots(upper, sky, (row) => cell * 1.15 * (1 - row))
}

function planes({ inks, top }: Scene): string {
  return PLANES.map((place) => plane({ ...place, y: top + place.y, colour: inks.black })).join('')
}

function explosion(scene: Scene): string {
  const { inks, chance, top, bottom } = scene
  const centre: Point = [200, top + (bottom - top) * 0.46]
  const fire = scene.main === inks.red ? inks.orange : inks.red
  const outer = burst({ centre, outer: 182, inner: 116, tips: 13, chance, jitter: 0.36 })
  const heart = burst({ centre, outer: 130, inner: 84, tips: 13, chance, jitter: 0.3 })
  return plate(scene, outer, fire, inks.black, 3) + area(heart, scene.pop)
}

function smoke({ inks, field }: Scene, lift: number): string {
  const puffs = (list: readonly Blob[], fill: string, width: number) =>
    list
      .map(([x, y, radius]) =>
        circle([x, y], radius, fill, `stroke="${inks.black}" stroke-width="${width}"`),
      )
      .join('')
  return group(
    lift === 0 ? '' : `translate(0 ${whole(-lift)})`,
    puffs(SMOKE, field, 3) + puffs(PALE_SMOKE, inks.white, 2.5),
  )
}
