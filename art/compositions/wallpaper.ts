import { distance, mix } from '../drawing/colour.ts'
import { area, box, circle, group } from '../drawing/elements.ts'
import { type Point, polygon, whole } from '../drawing/shapes.ts'
import type { Painting, Scene } from './scene.ts'
import { drawThing, thingAt, thingPath } from './things.ts'

/** Rows of small things in a tint of the page; one of another kind in a window among them. */
export function wallpaper(scene: Scene): Painting {
  const { inks, field, chance, top, bottom } = scene
  const height = bottom - top
  const centre: Point = [200, top + height * 0.5]
  const size = Math.min(124, height * 0.29)
  const pane = paneColour(scene)
  const tile = scene.id('tile')
  const path = thingPath(thingAt(scene, 1))
  return {
    defs: `<path id="${tile}" d="${path}" fill-rule="evenodd"/>`,
    back: box(0, 0, 400, 600, field) + rows(scene, tile, chance.pick([56, 66, 76])),
    middle: windowPane(scene, centre, size * 1.34, pane),
    front: drawThing(scene, thingAt(scene, 0), { at: centre, size, ground: pane, width: 3.6 }),
    ground: inks.black === field ? inks.black : field,
    footStrip: true,
  }
}

function paneColour({ inks, field, night, pop, step }: Scene): string {
  const choices = [inks.white, night, pop].filter((ink) => distance(ink, field) > 0.22)
  return choices[step % choices.length] ?? inks.white
}

/** Round, square on its corner, or square. */
function windowPane({ inks, chance }: Scene, [x, y]: Point, reach: number, colour: string): string {
  const edge = `stroke="${inks.black}" stroke-width="4"`
  const kind = chance.whole(0, 2)
  if (kind === 0) return circle([x, y], reach, colour, edge)
  if (kind === 1) {
    const r = reach * 1.22
    const corners: Point[] = [
      [x, y - r],
      [x + r, y],
      [x, y + r],
      [x - r, y],
    ]
    return area(polygon(corners), colour, edge)
  }
  return box(x - reach, y - reach, reach * 2, reach * 2, colour, edge)
}

const TILE_SIZE = 0.26

function rows({ field, inks, main, top }: Scene, tile: string, across: number): string {
  const ink = distance(main, field) > 0.2 ? main : inks.black
  let uses = ''
  for (let row = 0, y = top + 18; y < 620; row += 1, y += across * 0.86) {
    for (let x = row % 2 === 1 ? 0 : across / 2; x < 430; x += across) {
      uses += `<use href="#${tile}" x="${whole(x / TILE_SIZE)}" y="${whole(y / TILE_SIZE)}"/>`
    }
  }
  return group(`scale(${TILE_SIZE})`, uses, `fill="${mix(field, ink, 0.3)}"`)
}
