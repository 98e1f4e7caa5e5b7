import { area, line, outlined } from '../drawing/elements.ts'
import { Chance } from '../drawing/seed.ts'
import { type Point, polygon, roughPolygon, tenth, whole } from '../drawing/shapes.ts'
import { PAGE } from './page.ts'

export interface Skyline {
  left: number
  right: number
  /** The street, from which heights count. */
  base: number
  lowest: number
  highest: number
  colour: string
  /** Lit windows; none without it. */
  windows?: string
  narrowest?: number
  widest?: number
  /** Where the picture ends. */
  bottom?: number
  detail?: number
  chance: Chance
}

/** How a house ends: from its left upper corner, with its width, to its right upper corner. */
type Roof = (x: number, y: number, width: number, right: number) => string

const ROOFS: readonly Roof[] = [
  (x, y, _, right) => `L${whole(x)} ${whole(y)}L${whole(right)} ${whole(y)}`,
  // A storey that stands back.
  (x, y, width, right) => stepped(x, y, [[0.3, 14]], width, right),
  // Steps up to a spire.
  (x, y, width, right) =>
    stepped(
      x,
      y,
      [
        [0.2, 12],
        [0.36, 26],
        [0.47, 56],
      ],
      width,
      right,
    ),
  (x, y, width) => `L${whole(x)} ${whole(y + 12)}L${whole(x + width)} ${whole(y - 8)}`,
  waterTower,
  // A chimney.
  (x, y, width, right) =>
    `L${whole(x)} ${whole(y)}H${whole(x + width * 0.44)}V${whole(y - 22)}H${whole(x + width * 0.5)}V${whole(y)}H${whole(right)}`,
]

/** Steps up from both sides; each begins at a share of the width and reaches a height. */
function stepped(
  x: number,
  y: number,
  steps: readonly (readonly [share: number, height: number])[],
  width: number,
  right: number,
): string {
  const up = steps.map(([share, height]) => `H${whole(x + width * share)}V${whole(y - height)}`)
  const down = steps.map(([share], place) => {
    const below = steps[place - 1]?.[1] ?? 0
    return `H${whole(x + width * (1 - share))}V${whole(y - below)}`
  })
  return `L${whole(x)} ${whole(y)}${up.join('')}${down.reverse().join('')}H${whole(right)}`
}

function waterTower(x: number, y: number, width: number, right: number): string {
  const on = (share: number) => whole(x + width * share)
  const above = (height: number) => whole(y - height)
  return `L${whole(x)} ${whole(y)}H${on(0.24)}V${above(10)}L${on(0.2)} ${above(13)}V${above(26)}L${on(0.38)} ${above(34)}L${on(0.56)} ${above(26)}V${above(13)}L${on(0.52)} ${above(10)}V${whole(y)}H${whole(right)}`
}

const WINDOW_STEP = 8
const LIT_COLUMNS = 0.62

/** Houses side by side; their windows are dashed lines. */
export function skyline(city: Skyline): string {
  const { left, right, base, lowest, highest, colour, windows, chance } = city
  const { narrowest = 22, widest = 52, bottom = PAGE.height } = city
  let houses = `M${whole(left)} ${whole(bottom)}`
  let lights = ''
  let x = left
  while (x < right) {
    const width = chance.between(narrowest, widest)
    const height = chance.between(lowest, highest)
    const roof = chance.pick(ROOFS)
    const end = x + width
    houses += roof(x, base - height, width, end)
    // Windows have chances of their own: fewer of them leave the houses as they are.
    const ownChance = new Chance(Math.floor(chance.next() * 2 ** 32))
    if (windows !== undefined) lights += litColumns(city, x, end, height, ownChance)
    x = end
  }
  const silhouette = area(`${houses}V${whole(bottom)}Z`, colour)
  if (windows === undefined || lights === '') return silhouette
  return silhouette + line(lights, windows, 3.4, 'stroke-dasharray="4 5"')
}

function litColumns(
  { base, bottom = PAGE.height, detail = 1 }: Skyline,
  left: number,
  right: number,
  height: number,
  chance: Chance,
): string {
  let path = ''
  for (let x = left + 6; x < right - 5; x += WINDOW_STEP / detail) {
    if (!chance.isTrue(LIT_COLUMNS)) continue
    const top = base - height + 10 + chance.whole(0, 3) * 9
    path += `M${whole(x)} ${whole(top)}V${whole(Math.min(bottom, top + chance.between(20, height)))}`
  }
  return path
}

export interface Vertigo {
  /** The street, where all lines meet. */
  centre: Point
  lit: string
  middle: string
  dark: string
  windows: string
  ink: string
  street: string
  lane: string
}

const SHAFT: Point = [300, 420]
/** The street against the frame of the picture. */
const STREET = 0.17
const CORNERS: readonly [Point, Point, Point, Point] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
]
const CARS: readonly Point[] = [
  [-30, -40],
  [-28, 20],
  [18, -10],
  [20, 44],
  [-32, 56],
]

/** Straight down a shaft of towers: four walls with strips of windows that run to the street. */
export function vertigo({ centre, lit, middle, dark, windows, ink, street, lane }: Vertigo) {
  const at = ([across, down]: Point, scale: number): Point => [
    centre[0] + across * SHAFT[0] * scale,
    centre[1] + down * SHAFT[1] * scale,
  ]
  const face = (from: Point, to: Point) =>
    roughPolygon([at(from, 1), at(to, 1), at(to, STREET), at(from, STREET)])
  const frame = (scale: number) => roughPolygon(CORNERS.map((corner) => at(corner, scale)))
  const walls = CORNERS.map((corner, place) => ({
    from: corner,
    to: CORNERS[(place + 1) % 4] as Point,
    fill: [dark, middle, lit, middle][place] as string,
    columns: place % 2 === 0 ? 6 : 8,
  }))
  const strips = walls.flatMap(({ from, to, columns }) =>
    Array.from({ length: columns }, (_, column) =>
      face(along(from, to, (column + 0.26) / columns), along(from, to, (column + 0.72) / columns)),
    ),
  )
  const [x, y] = centre
  const road = `M${whole(x)} ${whole(y - SHAFT[1] * STREET)}V${whole(y + SHAFT[1] * STREET)}`
  const cars = CARS.map(([dx, dy]) => `M${whole(x + dx)} ${whole(y + dy)}h9v15h-9Z`).join('')
  return [
    ...walls.map(({ from, to, fill }) => area(face(from, to), fill)),
    area(strips.join(''), windows),
    `<g fill="none" stroke="${dark}">${floors(frame)}</g>`,
    outlined(frame(STREET), street, ink, 4),
    line(road, lane, 3, 'stroke-dasharray="9 7"'),
    area(cars, lane),
  ].join('')
}

/** Floors as frames that grow smaller and thinner. */
function floors(frame: (scale: number) => string): string {
  let paths = ''
  for (let scale = 0.94; scale > STREET; scale *= 0.83) {
    paths += `<path d="${frame(scale)}" stroke-width="${tenth(20 * scale)}"/>`
  }
  return paths
}

function along(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

export interface Canyon {
  /** The point above in which the towers would meet. */
  vanishing: Point
  near: string
  middle: string
  windows: string
  ink: string
}

/** Feet of the towers, and how far each reaches to the vanishing point; the far ones first. */
const TOWERS: readonly { left: number; right: number; reach: number; near: boolean }[] = [
  { left: -150, right: 20, reach: 0.62, near: false },
  { left: 380, right: 560, reach: 0.66, near: false },
  { left: -60, right: 120, reach: 0.44, near: true },
  { left: 300, right: 480, reach: 0.5, near: true },
  { left: -330, right: -20, reach: 0.8, near: true },
  { left: 430, right: 760, reach: 0.76, near: true },
]
const GROUND = 640
const COLUMNS = 5

/** Looking up between towers that lean to a point above. */
export function canyon({ vanishing, near, middle, windows, ink }: Canyon): string {
  const up = (x: number, share: number): Point => along([x, GROUND], vanishing, share)
  return TOWERS.map(({ left, right, reach, near: isNear }) => {
    const front = polygon([up(left, 0), up(right, 0), up(right, reach), up(left, reach)])
    const columns = Array.from({ length: COLUMNS - 1 }, (_, column) => {
      const x = left + ((right - left) * (column + 1)) / COLUMNS
      const [topX, topY] = up(x, reach * 0.97)
      return `M${whole(x)} ${GROUND}L${whole(topX)} ${whole(topY)}`
    })
    return (
      outlined(front, isNear ? near : middle, ink, 2) +
      line(columns.join(''), windows, 4.5, 'stroke-dasharray="9 9"')
    )
  }).join('')
}

export interface Bricks {
  x: number
  y: number
  width: number
  height: number
  colour: string
  count?: number
  chance: Chance
}

/** Single bricks of a wall, as if the rest had worn smooth. */
export function bricks({ x, y, width, height, colour, count = 26, chance }: Bricks): string {
  const path = Array.from({ length: count }, (_, place) => {
    const across = x + Math.floor((chance.next() * width) / 26) * 26 + (place % 2) * 13
    const down = y + Math.floor((chance.next() * height) / 12) * 12
    return `M${whole(across)} ${whole(down)}h22v9h-22Z`
  })
  return line(path.join(''), colour, 1.6)
}
