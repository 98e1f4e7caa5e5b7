import { distance, mix } from '../drawing/colour.ts'
import { area, box, circle } from '../drawing/elements.ts'
import { dotRings } from '../drawing/screens.ts'
import { type Point, polygon, whole } from '../drawing/shapes.ts'
import type { Painting, Scene } from './scene.ts'
import { drawThing, drawThingShadow, thingAt } from './things.ts'

/** Out of the dark a lamp finds one thing; its shadow on the wall is larger than itself. */
export function spotlight(scene: Scene): Painting {
  const { inks, night, top, bottom, chance } = scene
  const height = bottom - top
  const dark = mix(night, inks.black, 0.4)
  const light = lightOf(scene, dark)
  const size = Math.min(104, height * 0.25)
  const floor = bottom - height * 0.14
  const side = chance.pick([-1, 1] as const)
  const spot: Point = [200 - side * 26, floor - size * 1.3]
  const thing = thingAt(scene, 0)
  const isBeam = chance.isTrue(0.5)
  return {
    back:
      box(0, 0, 400, 600, dark) +
      (isBeam ? lampLight(scene, spot, floor, light, side) : wallLight(scene, spot, size, light)),
    middle:
      (isBeam
        ? ''
        : drawThingShadow(
            thing,
            { at: [spot[0] + side * 50, spot[1] - size * 0.1], size: size * 1.36 },
            mix(light, dark, 0.62),
          )) +
      area(`M-10 ${whole(floor)}H410V610H-10Z`, mix(dark, inks.black, 0.5)) +
      `<ellipse cx="${whole(spot[0])}" cy="${whole(floor + 16)}" rx="150" ry="24" fill="${light}"/>`,
    front: drawThing(scene, thing, {
      at: [spot[0], floor + 10 - size * 0.94],
      size,
      ground: light,
      width: 3.6,
    }),
    ground: dark,
    free: side === 1 ? 'right' : 'left',
  }
}

function lightOf({ field, pop, inks }: Scene, dark: string): string {
  return [field, pop, inks.yellow].find((ink) => distance(ink, dark) > 0.34) ?? inks.cream
}

function lampLight({ top }: Scene, [x]: Point, floor: number, light: string, side: number): string {
  const lamp = x - side * 150
  const cone: Point[] = [
    [lamp - 10, top - 120],
    [lamp + 10, top - 120],
    [x + 150, floor + 16],
    [x - 150, floor + 16],
  ]
  return area(polygon(cone), light)
}

function wallLight({ era, cell }: Scene, centre: Point, size: number, light: string): string {
  const radius = size * 1.62
  const edge =
    era === 'now'
      ? ''
      : dotRings(
          { centre, inner: radius + 4, outer: radius + 56, step: cell },
          light,
          (ring) => cell * 0.9 * (1 - ring),
        )
  return circle(centre, radius, light) + edge
}
