import { distance, mix } from '../drawing/colour.ts'
import { box } from '../drawing/elements.ts'
import type { Point } from '../drawing/shapes.ts'
import type { Pose } from '../figures/poses.ts'
import { band, crackle } from '../scenery/energy.ts'
import { planet, stars } from '../scenery/sky.ts'
import { byTurns } from './by-turns.ts'
import { liftOf } from './lift.ts'
import { choosePose, drawLead } from './people.ts'
import type { Painting, Scene } from './scene.ts'

const FLOATING_POSES: readonly Pose[] = ['surf', 'fly', 'hover', 'raise', 'leap', 'punch']

/** To the right, rising, bent like a bow, or as a wave; heights from the middle of the free page. */
const RIBBONS: readonly (readonly Point[])[] = [
  [
    [-30, 180],
    [60, 120],
    [150, 96],
    [250, 40],
    [340, -60],
    [430, -190],
  ],
  [
    [-30, -60],
    [50, 70],
    [140, 140],
    [260, 140],
    [350, 70],
    [430, -60],
  ],
  [
    [-30, 40],
    [60, -40],
    [150, -30],
    [250, 90],
    [340, 150],
    [430, 110],
  ],
]
const RIBBON_WIDTH = 92

/** The lead on a ribbon of energy past planets. */
export function energyRibbon(scene: Scene): Painting {
  const { inks, night, chance } = scene
  const isLeft = chance.isTrue(0.5)
  const frame = { left: 20, top: scene.top + 6, right: 380, bottom: scene.bottom - 10 }
  return {
    back:
      box(0, 0, 400, 600, night) +
      stars({ count: 60, colour: inks.white, detail: scene.detail, chance }),
    middle: planets(scene, isLeft) + ribbon(scene, isLeft),
    front: drawLead(scene, choosePose(scene, FLOATING_POSES), frame, {
      flip: isLeft ? 1 : -1,
      cape: 'blowLeft',
      max: 1.85,
    }),
    ground: night,
  }
}

function planets(scene: Scene, isLeft: boolean): string {
  const { inks, pop, chance, top } = scene
  const colour =
    [scene.field, inks.sky].find((ink) => distance(ink, scene.night) > 0.2) ?? inks.yellow
  const ring = chance.isTrue(0.7) ? { ring: pop } : {}
  return (
    planet({
      centre: [isLeft ? 76 : 324, top + chance.between(84, 120)],
      radius: byTurns(scene, [56, 120, 70, 150]),
      colour,
      stripes: mix(colour, inks.white, 0.45),
      ink: inks.black,
      ...ring,
    }) +
    planet({
      centre: [isLeft ? 330 : 70, 532 - liftOf(scene)],
      radius: 26,
      colour: inks.orange,
      stripes: pop,
      ink: inks.black,
    })
  )
}

function ribbon(scene: Scene, isLeft: boolean): string {
  const { inks, glow, pop, chance, top, bottom, detail } = scene
  const middle = (top + bottom) / 2
  const points = byTurns(scene, RIBBONS).map(([x, y]): Point => [isLeft ? x : 400 - x, middle + y])
  return (
    band({ points, width: RIBBON_WIDTH, colour: glow }) +
    band({ points, width: 60, colour: pop }) +
    band({ points, width: 26, colour: inks.white }) +
    crackle({ points, width: RIBBON_WIDTH, colour: inks.black, density: 0.8, detail, chance })
  )
}
