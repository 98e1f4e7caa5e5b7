import { box, circle } from '../drawing/elements.ts'
import { dotRings } from '../drawing/screens.ts'
import type { Point } from '../drawing/shapes.ts'
import type { Pose } from '../figures/poses.ts'
import { planet, rocket, stars } from '../scenery/sky.ts'
import { choosePose, drawLead } from './people.ts'
import type { Painting, Scene } from './scene.ts'

const LANDED_POSES: readonly Pose[] = ['hover', 'leap', 'stand']
const WORLD = 170

/** A rocket off to a ringed planet; the lead stays on a small world. */
export function farWorlds(scene: Scene): Painting {
  const { inks, night, field, shade, pop, chance, top, bottom, detail } = scene
  const height = bottom - top
  const isLeft = chance.isTrue(0.5)
  const across = (x: number) => (isLeft ? x : 400 - x)
  const world: Point = [across(70), bottom - 40]
  const rings = { centre: world, inner: 60, outer: WORLD - 2, step: 13 }
  const frame = {
    left: isLeft ? 20 : 220,
    top: bottom - height * 0.5,
    right: isLeft ? 180 : 380,
    bottom: bottom - 24,
  }
  return {
    back:
      box(0, 0, 400, 600, night) +
      stars({ count: 60, colour: inks.white, detail, chance }) +
      circle(world, WORLD, field, `stroke="${inks.black}" stroke-width="3"`) +
      dotRings(rings, shade, (ring) => 9 * ring) +
      planet({
        centre: [across(330), top + 70],
        radius: 46,
        colour: inks.orange,
        stripes: pop,
        ring: pop,
        ink: inks.black,
      }),
    middle: rocket({
      at: [across(290), top + height * 0.46 + 26],
      scale: height / 290,
      turn: isLeft ? 34 : -34,
      hull: inks.white,
      nose: inks.red,
      window: inks.sky,
      fire: inks.orange,
      core: pop,
      ink: inks.black,
    }),
    front: drawLead(scene, choosePose(scene, LANDED_POSES), frame, { vertical: 1, max: 1.1 }),
    ground: night,
  }
}
