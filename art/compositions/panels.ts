import { box } from '../drawing/elements.ts'
import { type Cell, type PictureKind, picture } from './panel-pictures.ts'
import type { Painting, Scene } from './scene.ts'

/** A row of one or two panels and its share of the height. */
type Row = readonly [panels: 1 | 2, share: number]

const LAYOUTS: readonly (readonly Row[])[] = [
  [
    [1, 0.24],
    [2, 0.46],
    [1, 0.3],
  ],
  [
    [2, 0.44],
    [1, 0.22],
    [2, 0.34],
  ],
  [
    [1, 0.22],
    [1, 0.22],
    [2, 0.56],
  ],
  [
    [2, 0.6],
    [1, 0.4],
  ],
  [
    [2, 0.36],
    [1, 0.4],
    [1, 0.24],
  ],
]
/** Three panels, where the picture must be lighter. */
const LIGHT_LAYOUTS: readonly (readonly Row[])[] = [
  [
    [2, 0.62],
    [1, 0.38],
  ],
  [
    [1, 0.36],
    [2, 0.64],
  ],
]
const GAP = 8
const LEFT = 12
const RIGHT = 388
/** Where the left of two panels ends. */
const SPLITS = [158, 242] as const

/** A page of panels: the lead in action in the largest, and pieces of the story around it. */
export function panels(scene: Scene): Painting {
  const { chance, gutter, field, pop, night, glow, inks, detail } = scene
  const cells = cellsOf(scene, chance.pick(detail < 1 ? LIGHT_LAYOUTS : LAYOUTS))
  const kinds = kindsFor(scene, cells)
  const grounds = chance.shuffled([field, pop, night, glow, inks.teal])
  const pictures = cells.map((cell, place) => {
    const ground = grounds[place % grounds.length] as string
    return picture(kinds[place] as PictureKind, scene, cell, ground) + frame(scene, cell)
  })
  return {
    back: box(0, 0, 400, 600, gutter) + pictures.join(''),
    middle: '',
    front: '',
    ground: gutter,
  }
}

function frame({ inks }: Scene, { x, y, width, height }: Cell): string {
  return box(x, y, width, height, 'none', `stroke="${inks.black}" stroke-width="3"`)
}

function cellsOf({ top, bottom, chance }: Scene, rows: readonly Row[]): Cell[] {
  const free = bottom - 10 - (top + 2) - GAP * (rows.length - 1)
  let y = top + 2
  return rows.flatMap(([panelCount, share]) => {
    const height = free * share
    const row = { y, height }
    y += height + GAP
    if (panelCount === 1) return [{ ...row, x: LEFT, width: RIGHT - LEFT }]
    const split = chance.pick(SPLITS)
    return [
      { ...row, x: LEFT, width: split - LEFT },
      { ...row, x: split + GAP, width: RIGHT - split - GAP },
    ]
  })
}

/** Nothing is shown twice but, in one case, eyes: the lead's and another's. */
function kindsFor({ chance, others }: Scene, cells: readonly Cell[]): PictureKind[] {
  const hasOther = others.length > 0
  const rest: PictureKind[] = ['emblem', 'city', 'sound', 'fist', 'shadow']
  const queue = chance.shuffled<PictureKind>(hasOther ? [...rest, 'other'] : rest)
  const eyes: PictureKind[] = hasOther ? ['eyes', 'otherEyes'] : ['eyes']
  const largest = cells.toSorted((one, other) => roominess(other) - roominess(one))[0]
  return cells.map((cell) => {
    if (cell === largest) return 'action'
    const strip = isStrip(cell) ? eyes.shift() : undefined
    return strip ?? takeSuiting(queue, cell)
  })
}

function takeSuiting(queue: PictureKind[], cell: Cell): PictureKind {
  const place = queue.findIndex((kind) => suits(kind, cell))
  return place === -1 ? 'shadow' : (queue.splice(place, 1)[0] as PictureKind)
}

/** A fist and a word need width; of the rest, only a town fits into a strip. */
function suits(kind: PictureKind, cell: Cell): boolean {
  if (kind === 'fist' || kind === 'sound') return cell.width / cell.height >= 0.8
  return kind === 'city' || !isStrip(cell)
}

function isStrip({ width, height }: Cell): boolean {
  return width / height > 2.1
}

/** How much of a standing figure a panel has room for. */
function roominess({ width, height }: Cell): number {
  return Math.min(width, height * 1.1) * height
}
