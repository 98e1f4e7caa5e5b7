import { mix } from '../drawing/colour.ts'
import { area, box, group } from '../drawing/elements.ts'
import { dots } from '../drawing/screens.ts'
import { type Point, rays } from '../drawing/shapes.ts'
import { slashesPath } from '../scenery/battle.ts'
import { byTurns } from './by-turns.ts'
import { drawHead } from './people.ts'
import type { Painting, Scene } from './scene.ts'

/** Claws have torn the page: behind it is the lead's face. */
export function clawMarks(scene: Scene): Painting {
  const { inks, field, shade, chance } = scene
  const height = scene.bottom - scene.top
  const centre: Point = [200, scene.top + height * 0.5]
  const count = byTurns(scene, [4, 3])
  const tears = slashesPath({
    centre,
    length: height * 0.62,
    count,
    gap: 376 / count,
    turn: chance.pick([22, -22, 8, -34]),
    width: 3.1,
  })
  const clip = scene.id('tears')
  return {
    defs: `<clipPath id="${clip}"><path d="${tears}"/></clipPath>`,
    back: box(0, 0, 400, 600, field) + area(rays(centre, 640, 26, 3), shade) + screen(scene),
    middle:
      area(tears, inks.black, `stroke="${inks.black}" stroke-width="17" stroke-linejoin="bevel"`) +
      area(tears, inks.white, `stroke="${inks.white}" stroke-width="5"`) +
      group('', behind(scene, centre, height), `clip-path="url(#${clip})"`),
    front: '',
    ground: field,
    footStrip: true,
  }
}

function screen({ era, inks, field, cell }: Scene): string {
  if (era === 'now') return ''
  const lower = { x: -6, y: 200, width: 412, height: 420, cell }
  return dots(lower, mix(field, inks.black, 0.4), (row) => cell * 0.85 * Math.max(0, row - 0.2))
}

function behind(scene: Scene, centre: Point, height: number): string {
  const { night, glow, lead } = scene
  const [x, y] = centre
  return (
    box(0, 0, 400, 600, night) +
    area(rays(centre, 600, 20, 4), mix(night, glow, 0.3)) +
    drawHead(scene, lead.look, { at: [x, y + 4], scale: Math.min(1.9, height / 220) })
  )
}
