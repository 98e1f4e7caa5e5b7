import { mix } from '../drawing/colour.ts'
import { area, box } from '../drawing/elements.ts'
import { dots } from '../drawing/screens.ts'
import { rays } from '../drawing/shapes.ts'
import { inside } from './people.ts'
import type { Painting, Scene } from './scene.ts'
import { drawThing, thingAt } from './things.ts'

interface Cell {
  x: number
  y: number
  width: number
  height: number
}

/** In shares of the page: two columns and one broad strip, above, below or between. */
const GRIDS: readonly (readonly (readonly [
  x: number,
  y: number,
  width: number,
  height: number,
])[])[] = [
  [
    [0, 0, 0.5, 0.46],
    [0.5, 0, 0.5, 0.46],
    [0, 0.46, 1, 0.54],
  ],
  [
    [0, 0, 1, 0.52],
    [0, 0.52, 0.42, 0.48],
    [0.42, 0.52, 0.58, 0.48],
  ],
  [
    [0, 0, 0.6, 0.5],
    [0.6, 0, 0.4, 0.5],
    [0, 0.5, 0.4, 0.5],
    [0.4, 0.5, 0.6, 0.5],
  ],
  [
    [0, 0, 0.44, 1],
    [0.44, 0, 0.56, 0.5],
    [0.44, 0.5, 0.56, 0.5],
  ],
]
const GAP = 7
const EDGE = 14

/** A page of panels with a thing in each. */
export function cells(scene: Scene): Painting {
  const { gutter, chance, top, bottom, fields } = scene
  const grid = GRIDS[chance.whole(0, GRIDS.length - 1)] as (typeof GRIDS)[number]
  const room = { width: 400 - EDGE * 2, height: bottom - top - EDGE }
  const panels = grid.map(([x, y, width, height], place) =>
    panel(
      scene,
      {
        x: EDGE + x * room.width + GAP / 2,
        y: top + y * room.height + GAP / 2,
        width: width * room.width - GAP,
        height: height * room.height - GAP,
      },
      place,
      fields[place] ?? scene.field,
    ),
  )
  return {
    back: box(0, 0, 400, 600, gutter),
    middle: panels.join(''),
    front: '',
    ground: gutter,
    footStrip: true,
  }
}

function panel(scene: Scene, cell: Cell, place: number, field: string): string {
  const { inks, chance, cell: screen } = scene
  const { x, y, width, height } = cell
  const size = Math.min(width, height) * 0.5
  const dark = mix(field, inks.black, 0.16)
  // The first is seen from near, and cut off by its frame.
  const near = place === 0 ? 1.25 : 0.82
  const behind = chance.isTrue(0.5)
    ? area(rays([0, 0], 300, 16, chance.between(0, 20)), dark)
    : dots(
        { x: -width / 2, y: -height / 2, width, height, cell: screen * 1.5 },
        dark,
        (row) => screen * row,
      )
  const view = [-width / 2, -height / 2, width, height] as const
  const thing = drawThing(scene, thingAt(scene, place), {
    at: [0, 0],
    size: size * near,
    ground: field,
    turn: chance.pick([-14, 0, 0, 14]),
    width: 3,
  })
  const back = box(-width / 2, -height / 2, width, height, field)
  return (
    inside({ x, y, width, height, view }, back + behind + thing) +
    box(x, y, width, height, 'none', `stroke="${inks.black}" stroke-width="3"`)
  )
}
