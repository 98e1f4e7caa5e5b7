import { mix } from '../drawing/colour.ts'
import { area, box, group } from '../drawing/elements.ts'
import { dots } from '../drawing/screens.ts'
import { type Point, rays, whole } from '../drawing/shapes.ts'
import { plane } from '../scenery/battle.ts'
import { skyline } from '../scenery/city.ts'
import { flames } from '../scenery/nature.ts'
import { liftOf } from './lift.ts'
import { drawHead } from './people.ts'
import type { Painting, Scene } from './scene.ts'

/** A head above burning roofs, and planes that come too late. */
export function headAboveRoofs(scene: Scene): Painting {
  const { inks, field, shade, cell, top, bottom, lead } = scene
  const height = bottom - top
  const centre: Point = [200, top + height * 0.4]
  const sky = { x: -6, y: top, width: 412, height: 460, cell }
  const lift = liftOf(scene)
  return {
    back:
      box(0, 0, 400, 600, field) +
      area(rays(centre, 620, 20, 4), shade) +
      dots(sky, mix(field, inks.black, 0.35), (row) => cell * 0.8 * row),
    middle:
      drawHead(scene, lead.look, { at: [200, centre[1] + 6], scale: Math.min(1.3, height / 300) }) +
      plane({ x: 56, y: top + 40, scale: 0.5, turn: 24, colour: inks.black }) +
      plane({ x: 346, y: top + 70, scale: 0.4, turn: 150, colour: inks.black }),
    front: group(lift === 0 ? '' : `translate(0 ${whole(-lift)})`, burningRoofs(scene)),
    ground: field,
    free: 'right',
  }
}

function burningRoofs({ inks, night, pop, chance, detail }: Scene): string {
  const across = { left: -10, right: 410, chance }
  return (
    skyline({
      ...across,
      base: 590,
      lowest: 60,
      highest: 150,
      narrowest: 30,
      widest: 60,
      colour: mix(night, inks.black, 0.3),
      windows: pop,
      detail,
    }) +
    flames({ ...across, base: 604, height: 64, colour: inks.red, count: 9 }) +
    flames({ ...across, base: 606, height: 40, colour: pop, count: 11 })
  )
}
