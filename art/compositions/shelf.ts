import { mix } from '../drawing/colour.ts'
import { area, box, circle, group } from '../drawing/elements.ts'
import { dots, evenDots } from '../drawing/screens.ts'
import { type Point, whole } from '../drawing/shapes.ts'
import type { Painting, Scene } from './scene.ts'
import { drawThing, thingAt } from './things.ts'

/** Three things on a table, the largest behind: a still life in the old sense. */
export function shelf(scene: Scene): Painting {
  const { inks, field, shade, chance, top, bottom, pop } = scene
  const height = bottom - top
  const table = bottom - height * 0.24
  const side = chance.pick([-1, 1] as const)
  const big = Math.min(132, height * 0.32)
  const small = big * 0.52
  const halo: Point = [200 + side * 24, table - big * 0.92]
  return {
    back:
      box(0, 0, 400, 600, field) +
      wall(scene) +
      circle(halo, big * 1.28, pop, `stroke="${inks.black}" stroke-width="3"`),
    middle: drawTable(scene, table),
    front:
      shadowBelow([halo[0], table + 12], big * 0.8, mix(shade, inks.black, 0.5)) +
      drawThing(scene, thingAt(scene, 0), {
        at: [halo[0], table - big * 0.86],
        size: big,
        ground: pop,
        width: 3.6,
      }) +
      [1, 2].map((place) => lesser(scene, place, table, small, side)).join(''),
    ground: field,
    footStrip: true,
  }
}

function lesser(scene: Scene, place: number, table: number, size: number, side: 1 | -1): string {
  const { inks, shade } = scene
  const x = place === 1 ? 200 - side * 122 : 200 + side * 136
  const y = table + (place === 1 ? 14 : 30) - size * 0.5
  return (
    shadowBelow([x, y + size * 0.96], size * 0.8, mix(shade, inks.black, 0.5)) +
    drawThing(scene, thingAt(scene, place), { at: [x, y], size, ground: shade, width: 2.8 })
  )
}

function wall({ era, field, inks, cell, top, chance }: Scene): string {
  const tint = mix(field, inks.white, 0.4)
  if (era === 'now') return ''
  const page = { x: -6, y: top, width: 412, height: 420, cell: cell * 1.5 }
  return chance.isTrue(0.5)
    ? evenDots(page, tint, cell * 0.6)
    : dots(page, tint, (row) => cell * row)
}

function drawTable({ inks, shade }: Scene, y: number): string {
  return area(`M-10 ${whole(y)}H410V610H-10Z`, shade, `stroke="${inks.black}" stroke-width="4"`)
}

function shadowBelow([x, y]: Point, reach: number, colour: string): string {
  return group(
    '',
    `<ellipse cx="${whole(x)}" cy="${whole(y)}" rx="${whole(reach)}" ry="${whole(reach * 0.16)}" fill="${colour}"/>`,
  )
}
