import { distance, mix } from '../drawing/colour.ts'
import { area, box } from '../drawing/elements.ts'
import { burst, focusLines, type Point, rays, tenth } from '../drawing/shapes.ts'
import { bigFist, debrisPath } from '../scenery/battle.ts'
import { gloveColour, plate } from './people.ts'
import type { Painting, Scene } from './scene.ts'

/** The lead's fist, as large as the page, in three explosions. */
export function raisedFist(scene: Scene): Painting {
  const { chance, field, shade, inks, top, bottom } = scene
  const height = bottom - top
  const centre: Point = [200, top + height * 0.47]
  const glove = gloveColour(scene)
  const back =
    box(0, 0, 400, 600, field) + area(rays(centre, 640, 24, chance.between(0, 15)), shade)
  const blast = explosions(scene, centre, height) + shards(scene, centre)
  return {
    back,
    middle:
      blast +
      bigFist({
        x: 200,
        y: centre[1] + 12,
        scale: Math.min(1.26, height / 320),
        colour: glove,
        ink: inks.black,
        shine: mix(glove, inks.white, 0.6),
        mirrored: chance.isTrue(0.5),
      }),
    front: '',
    ground: field,
    free: 'right',
  }
}

function explosions(scene: Scene, centre: Point, height: number): string {
  const { chance, pop, field, inks } = scene
  const outer = burst({
    centre,
    outer: Math.min(228, height * 0.52),
    inner: Math.min(150, height * 0.36),
    tips: 17,
    chance,
    jitter: 0.3,
  })
  const isOrangeSeen = distance(inks.orange, pop) > 0.12 && inks.orange !== field
  const within = (size: number, least: number) =>
    burst({ centre, outer: size, inner: least, tips: 15, chance, jitter: 0.3 })
  return (
    plate(scene, outer, pop, inks.black, 4) +
    area(within(172, 114), isOrangeSeen ? inks.orange : inks.red) +
    area(within(146, 100), inks.white)
  )
}

function shards({ chance, second, inks, detail }: Scene, centre: Point): string {
  const lines = focusLines({
    centre,
    inner: 158,
    outer: 520,
    count: Math.round(40 * detail),
    chance,
    width: 2,
    flat: 1.2,
  })
  const rubble = debrisPath({ centre, inner: 140, outer: 230, count: 18, detail, chance })
  const outline = `stroke="${inks.black}" stroke-width="${tenth(2.5)}"`
  return area(lines, inks.black) + area(rubble, second, outline)
}
