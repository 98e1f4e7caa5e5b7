import { mix } from '../drawing/colour.ts'
import { area, box, group, line } from '../drawing/elements.ts'
import { dotRings } from '../drawing/screens.ts'
import { type Point, polygon, polyline, rays } from '../drawing/shapes.ts'
import type { Look } from '../looks/look.ts'
import { byTurns } from './by-turns.ts'
import { otherField } from './fields.ts'
import { drawHead } from './people.ts'
import type { Painting, Scene } from './scene.ts'

/** Two half faces, joined on a bolt: the lead and one other, who change sides by turns. */
export function versus(scene: Scene): Painting {
  const { top, bottom, field, inks, pop, id, lead, others } = scene
  const height = bottom - top
  const middle: Point = [200, top + height * 0.46]
  const bolt = boltAt(middle[1], top, height)
  const [left, right] = [id('left'), id('right')]
  const other = others[0]?.look ?? lead.look
  const clip = (name: string, edge: number) =>
    `<clipPath id="${name}"><path d="${polygon([...bolt, [edge, 610], [edge, -10]])}"/></clipPath>`
  const path = polyline(bolt)
  const own = { look: lead.look, field }
  const their = { look: other, field: otherField(scene, other) }
  const [one, two] = byTurns(scene, [[own, their] as const, [their, own] as const])
  return {
    defs: clip(left, -10) + clip(right, 410),
    back:
      half(scene, { ...one, clip: left, middle, flip: 1 }) +
      half(scene, { ...two, clip: right, middle, flip: -1 }),
    middle: line(path, inks.black, 15) + line(path, pop, 7),
    front: '',
    ground: field,
    footStrip: true,
  }
}

function boltAt(y: number, top: number, height: number): Point[] {
  return [
    [222, -10],
    [192, top - 20],
    [216, top + height * 0.18],
    [184, y - 16],
    [216, y + height * 0.14],
    [186, y + height * 0.36],
    [208, 610],
  ]
}

interface Half {
  look: Look
  field: string
  clip: string
  middle: Point
  flip: 1 | -1
}

function half(scene: Scene, { look, field, clip, middle, flip }: Half): string {
  const { era, inks, cell, top, bottom } = scene
  const screen =
    era === 'now'
      ? ''
      : dotRings(
          { centre: middle, inner: 160, outer: 320, step: cell * 1.2 },
          mix(field, inks.white, 0.4),
          (ring) => cell * 0.75 * ring,
        )
  const scale = Math.min(1.78, (bottom - top) / 250)
  return group(
    '',
    box(0, 0, 400, 600, field) +
      area(rays(middle, 640, 18, 6), mix(field, inks.black, 0.14)) +
      screen +
      drawHead(scene, look, { at: middle, scale, flip }),
    `clip-path="url(#${clip})"`,
  )
}
