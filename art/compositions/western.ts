import { mix } from '../drawing/colour.ts'
import { area, box, circle } from '../drawing/elements.ts'
import { dots } from '../drawing/screens.ts'
import { type Point, rays, whole } from '../drawing/shapes.ts'
import type { InkName } from '../eras.ts'
import type { Pose } from '../figures/poses.ts'
import { cactus, mesa } from '../scenery/nature.ts'
import { choosePose, drawLead } from './people.ts'
import type { Painting, Scene } from './scene.ts'

const WAITING_POSES: readonly Pose[] = ['stand', 'stride', 'brood']

/** From above down to the horizon: by turns evening, morning, noon and night. */
const SKIES: readonly (readonly [high: InkName, low: InkName])[] = [
  ['yellow', 'orange'],
  ['sky', 'cream'],
  ['orange', 'red'],
  ['purple', 'pink'],
  ['cream', 'yellow'],
  ['navy', 'teal'],
]

/** High noon: the lead before a setting sun between mesas. */
export function desert(scene: Scene): Painting {
  const { inks, chance, top, bottom } = scene
  const round = Math.floor(scene.step / SKIES.length)
  const x = [130, 270, 200][round % 3] as number
  const isLeft = x < 200
  const sun: Point = [x, top + (bottom - top) * 0.5]
  const frame = { left: x - 130, top: top + 8, right: x + 130, bottom: bottom - 34 }
  return {
    back: sky(scene, sun),
    middle: mesa({ horizon: sun[1], colour: inks.purple, shade: inks.black }),
    front:
      ground(scene) +
      cactus({ at: [isLeft ? 330 : 50, bottom - 30], colour: inks.black }) +
      drawLead(scene, choosePose(scene, WAITING_POSES), frame, {
        vertical: 1,
        max: chance.pick([2.1, 1.5]),
        light: isLeft ? 1 : -1,
      }),
    ground: inks[(SKIES[scene.step % SKIES.length] as (typeof SKIES)[number])[0]],
    free: isLeft ? 'right' : 'left',
  }
}

function sky({ inks, top, bottom, cell, step }: Scene, sun: Point): string {
  const height = bottom - top
  const [high, low] = SKIES[step % SKIES.length] as (typeof SKIES)[number]
  const bands = [0, 0.34, 0.67, 1].map((share) => mix(inks[high], inks[low], share))
  const drawn = bands.map((colour, place) =>
    box(0, place === 0 ? 0 : top + height * (0.1 + place * 0.14), 400, 600, colour),
  )
  const haze = { x: -6, y: sun[1] - 20, width: 412, height: 200, cell }
  return (
    drawn.join('') +
    area(rays(sun, 560, 26, 3), inks.yellow, 'fill-opacity=".35"') +
    circle(sun, Math.min(120, height * 0.27), inks.red) +
    circle(sun, Math.min(96, height * 0.22), inks.yellow) +
    dots(haze, inks.red, (row) => cell * 0.7 * row)
  )
}

function ground({ inks, bottom }: Scene): string {
  const rise = (edge: number, crown: number) =>
    `M-10 ${whole(bottom - edge)}Q200 ${whole(bottom - crown)} 410 ${whole(bottom - edge)}V800H-10Z`
  return area(rise(70, 110), inks.brown) + area(rise(30, 60), inks.black)
}
