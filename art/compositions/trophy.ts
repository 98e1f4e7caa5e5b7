import { distance, mix } from '../drawing/colour.ts'
import { area, box, circle } from '../drawing/elements.ts'
import { dotRings } from '../drawing/screens.ts'
import { burst, type Point, polygon, rays } from '../drawing/shapes.ts'
import { plate } from './people.ts'
import type { Painting, Scene } from './scene.ts'
import { drawThing, thingAt } from './things.ts'

interface Behind {
  drawing: string
  /** What the thing stands before. */
  ground: string
}

/** One thing, as large as the page, before a blast, a disc or a slash of light. */
export function trophy(scene: Scene): Painting {
  const { field, shade, inks, top, bottom, chance } = scene
  const height = bottom - top
  const centre: Point = [200, top + height * 0.5]
  const backs = [blast, disc, slash]
  const { drawing, ground } = (backs[chance.whole(0, 2)] as typeof blast)(scene, centre)
  return {
    back:
      box(0, 0, 400, 600, field) +
      area(rays(centre, 640, 18, chance.between(0, 20)), shade) +
      (scene.era === 'now'
        ? ''
        : dotRings(
            { centre, inner: 150, outer: 330, step: scene.cell * 1.5 },
            mix(field, inks.white, 0.45),
            (ring) => scene.cell * ring,
          )),
    middle: drawing,
    front: drawThing(scene, thingAt(scene, 0), {
      at: centre,
      size: Math.min(150, height * 0.34),
      ground,
      turn: chance.pick([-12, -6, 0, 6, 12]),
      width: 4,
    }),
    ground: field,
    footStrip: true,
  }
}

function blast(scene: Scene, centre: Point): Behind {
  const { pop, inks, chance, top, bottom } = scene
  const outer = Math.min(205, (bottom - top) * 0.5)
  const path = burst({ centre, outer, inner: outer * 0.72, tips: 14, chance, jitter: 0.26 })
  return { drawing: plate(scene, path, pop, inks.black, 3.5), ground: pop }
}

function disc(scene: Scene, centre: Point): Behind {
  const { inks, field, top, bottom } = scene
  const radius = Math.min(184, (bottom - top) * 0.44)
  const ground = distance(inks.white, field) > 0.2 ? inks.white : scene.night
  return {
    drawing:
      circle(centre, radius, ground, `stroke="${inks.black}" stroke-width="4"`) +
      circle(centre, radius - 12, 'none', `stroke="${scene.shade}" stroke-width="3"`),
    ground,
  }
}

/** From corner to corner. */
function slash({ inks, night, chance }: Scene, [, y]: Point): Behind {
  const lean = chance.pick([-1, 1])
  const path = polygon([
    [-10, y - 110 + lean * 110],
    [410, y - 110 - lean * 110],
    [410, y + 110 - lean * 110],
    [-10, y + 110 + lean * 110],
  ])
  return {
    drawing: area(path, night, `stroke="${inks.black}" stroke-width="4"`),
    ground: night,
  }
}
