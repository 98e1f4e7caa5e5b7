import type { Scene } from '../compositions/scene.ts'
import { distance, mix } from '../drawing/colour.ts'
import { area, box, circle, line, outlined } from '../drawing/elements.ts'
import { dotRings, dots } from '../drawing/screens.ts'
import { type Point, rays, roughPolygon } from '../drawing/shapes.ts'
import { drawEmblem } from '../emblems/emblems.ts'
import type { PortraitArt } from './portrait-scene.ts'

type Layout = (scene: Scene, centre: Point) => string
const LAYOUTS: readonly Layout[] = [medallion, lozenge, stripes, lamp]

/** Somebody in plain clothes whose face we do not know: what they are known by, and no mask they never wore. */
export function sign(scene: Scene): PortraitArt {
  const centre: Point = [200, scene.top + (scene.bottom - scene.top) * 0.5]
  return { art: scene.chance.pick(LAYOUTS)(scene, centre) }
}

/** On a disc before rays. */
function medallion(scene: Scene, centre: Point): string {
  const { inks, field, shade, chance } = scene
  const rings = { centre, inner: 158, outer: 270, step: 12 }
  return (
    box(0, 0, 400, 500, field) +
    area(rays(centre, 520, 18, chance.between(0, 20)), shade) +
    dotRings(rings, mix(field, inks.white, 0.6), (ring) => 9 * (1 - ring)) +
    circle(centre, 142, inks.white, `stroke="${inks.black}" stroke-width="6"`) +
    circle(centre, 126, 'none', `stroke="${signOn(scene, inks.white)}" stroke-width="5"`) +
    drawSign(scene, centre, 88, inks.white)
  )
}

/** On a standing square, as on a railway sign. */
function lozenge(scene: Scene, [x, y]: Point): string {
  const { inks, field, shade, main, cell } = scene
  const plate = (reach: number) =>
    roughPolygon([
      [x, y - reach],
      [x + reach, y],
      [x, y + reach],
      [x - reach, y],
    ])
  const ground = distance(main, field) > 0.2 ? main : inks.white
  return (
    box(0, 0, 400, 500, field) +
    dots({ x: -6, y: 0, width: 412, height: 500, cell }, shade, (row) => cell * 0.9 * row) +
    outlined(plate(186), ground, inks.black, 6) +
    line(plate(168), signOn(scene, ground), 5) +
    drawSign(scene, [x, y], 84, ground)
  )
}

/** Across three bands of colour. */
function stripes(scene: Scene, [x, y]: Point): string {
  const { inks, field, shade, night } = scene
  return (
    box(0, 0, 400, 500, night) +
    area('M-20 150L420 20V150L-20 280Z', shade) +
    area('M-20 260L420 130V370L-20 500Z', field) +
    line('M-20 260L420 130M-20 500L420 370', inks.black, 5) +
    drawSign(scene, [x, y + 14], 112, field)
  )
}

/** In the light of a lamp above. */
function lamp(scene: Scene, [x, y]: Point): string {
  const { inks, night, pop } = scene
  return (
    box(0, 0, 400, 500, night) +
    area(`M${x - 26} -10H${x + 26}L${x + 178} 510H${x - 178}Z`, mix(night, pop, 0.32)) +
    circle([x, y + 20], 132, pop) +
    drawSign(scene, [x, y + 20], 92, pop) +
    area(`M${x - 46} 0H${x + 46}L${x + 60} 26H${x - 60}Z`, inks.black)
  )
}

function drawSign(scene: Scene, at: Point, size: number, ground: string): string {
  const { emblem } = scene.lead.look
  const fill = signOn(scene, ground)
  return drawEmblem(emblem, at, size, { fill, ink: scene.inks.black }, 6)
}

/** The person's own colour where it can be seen. */
function signOn({ inks, main, second }: Scene, ground: string): string {
  return (
    [main, second, inks.red, inks.black].find((ink) => distance(ink, ground) > 0.26) ?? inks.black
  )
}
