import { mix } from '../drawing/colour.ts'
import { area, box, group, line } from '../drawing/elements.ts'
import { dots } from '../drawing/screens.ts'
import { burst, type Point, whole } from '../drawing/shapes.ts'
import type { Pose } from '../figures/poses.ts'
import { lightningPath } from '../scenery/energy.ts'
import { cloud, rain } from '../scenery/sky.ts'
import { byTurns } from './by-turns.ts'
import { liftOf } from './lift.ts'
import { choosePose, drawLead } from './people.ts'
import type { Painting, Scene } from './scene.ts'

const COMMANDING_POSES: readonly Pose[] = ['raise', 'hover', 'fly', 'stand', 'leap']
const ROCK =
  'M-10 610L40 572L96 584L120 548L160 556L184 536L236 540L268 562L300 548L340 580L410 566V800H-10Z'
const CRACKS = 'M120 548L132 580M184 536L176 566M236 540L250 576M300 548L292 584'
const FOOTHOLD = 552

/** On a rock between two bolts, with the light behind. */
export function storm(scene: Scene): Painting {
  const { inks, night, glow, top } = scene
  const lift = liftOf(scene)
  const aside = byTurns(scene, [0, -36, 36])
  const frame = { left: 40 + aside, top: top + 10, right: 360 + aside, bottom: FOOTHOLD - lift }
  const rock = area(ROCK, inks.black) + line(CRACKS, mix(night, glow, 0.4), 3)
  return {
    back: sky(scene) + light(scene, 200 + aside * 1.5),
    middle: clouds(scene) + bolts(scene, lift) + downpour(scene),
    front:
      group(lift === 0 ? '' : `translate(0 ${whole(-lift)})`, rock) +
      drawLead(scene, choosePose(scene, COMMANDING_POSES), frame, { vertical: 1, max: 1.75 }),
    ground: night,
  }
}

function sky({ night, glow, cell, top }: Scene): string {
  const field = { x: -6, y: top - 20, width: 412, height: 480, cell }
  const size = (row: number) => cell * 0.95 * Math.max(0, row - 0.2)
  return box(0, 0, 400, 600, night) + dots(field, mix(night, glow, 0.6), size)
}

function light({ night, pop, chance, top, bottom }: Scene, across: number): string {
  const centre: Point = [across, top + (bottom - top) * 0.5]
  const outer = burst({ centre, outer: 206, inner: 126, tips: 18, chance, jitter: 0.3 })
  const inner = burst({ centre, outer: 150, inner: 92, tips: 16, chance, jitter: 0.3 })
  return area(outer, mix(night, pop, 0.5)) + area(inner, pop)
}

function clouds({ inks, night, chance, top }: Scene): string {
  const near = mix(night, inks.black, 0.45)
  const nearest = mix(night, inks.black, 0.62)
  return (
    cloud({ at: [70, top + 22], width: 240, height: 64, colour: near, chance }) +
    cloud({ at: [330, top + 34], width: 240, height: 70, colour: near, chance }) +
    cloud({ at: [200, top], width: 300, height: 54, colour: nearest, chance })
  )
}

function bolts({ inks, chance, top }: Scene, lift: number): string {
  const left = lightningPath({
    from: [40, top - 60],
    to: [chance.between(20, 100), 520 - lift],
    width: 13,
    chance,
  })
  const right = lightningPath({
    from: [370, top - 60],
    to: [chance.between(300, 380), 540 - lift],
    width: 13,
    chance,
  })
  return area(left + right, inks.white, `stroke="${inks.black}" stroke-width="2.5"`)
}

function downpour({ inks, night, chance, detail }: Scene): string {
  return rain({ count: 26, colour: mix(night, inks.white, 0.45), detail, chance })
}
