import { area, line } from '../drawing/elements.ts'
import { type Blob, blobs } from '../drawing/screens.ts'
import type { Chance } from '../drawing/seed.ts'
import { type Point, polygon, polyline, roughPolygon, toRadians, whole } from '../drawing/shapes.ts'
import { fewer, PAGE } from './page.ts'

export interface Lightning {
  from: Point
  to: Point
  /** At its root; it ends in a point. */
  width: number
  bends?: number
  chance: Chance
}

/** A jagged bolt that grows thinner. */
export function lightningPath({ from, to, width, bends = 6, chance }: Lightning): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const [nx, ny] = normalOf(from, to)
  const there: Point[] = []
  const back: Point[] = []
  for (let bend = 0; bend <= bends; bend += 1) {
    const share = bend / bends
    const isEnd = bend === 0 || bend === bends
    const side = bend % 2 === 1 ? 1 : -1
    const swing = isEnd ? 0 : side * chance.between(14, 34)
    const half = width * (1 - share * 0.92)
    const x = from[0] + dx * share + nx * swing
    const y = from[1] + dy * share + ny * swing
    // The back edge bends a little later than the front: that makes the zigzag sharp.
    there.push([x + nx * half * 0.9, y + ny * half * 0.9])
    back.unshift([x - nx * half * 0.9, y - ny * half * 0.9 + side * half * 0.5])
  }
  return roughPolygon([...there, ...back])
}

export interface Crackle {
  points: readonly Point[]
  /** Of the band whose edges the dots hug. */
  width: number
  colour: string
  density?: number
  detail?: number
  chance: Chance
}

/** Dots along both edges of a band: energy as the old artists drew it. */
export function crackle(band: Crackle): string {
  const { points, colour } = band
  const dots = points
    .slice(1)
    .flatMap((to, place) => crackleAlong(points[place] as Point, to, band))
  return blobs(dots, colour)
}

function crackleAlong(from: Point, to: Point, band: Crackle): Blob[] {
  const { width, density = 1, detail = 1, chance } = band
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const [nx, ny] = normalOf(from, to)
  const count = Math.ceil((Math.hypot(dx, dy) / 15) * density * detail)
  const dots: Blob[] = []
  for (let step = 0; step < count; step += 1) {
    for (const side of [-1, 1]) {
      const share = (step + chance.next()) / count
      const put = (off: number, radius: number) =>
        dots.push([from[0] + dx * share + nx * off, from[1] + dy * share + ny * off, radius])
      // Squared: few dots are large.
      const radius = 2 + chance.next() ** 2 * 13
      put(side * (width / 2 + (radius - 5) * 1.1 + chance.between(-7, 4)), radius)
      if (chance.isTrue(0.3)) put(side * chance.between(0, width * 0.4), chance.between(1.2, 4))
    }
  }
  return dots
}

function normalOf(from: Point, to: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  return [-dy / length, dx / length]
}

export interface ArcPoints {
  centre: Point
  radius: number
  /** In degrees, to the right; 0 points to the right. */
  from: number
  to: number
  steps?: number
  /** Height against width. */
  flat?: number
}

export function arcPoints({ centre, radius, from, to, steps = 10, flat = 1 }: ArcPoints): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = toRadians(from + ((to - from) * step) / steps)
    return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius * flat]
  })
}

export interface Band {
  points: readonly Point[]
  width: number
  colour: string
}

export function band({ points, width, colour }: Band): string {
  return line(polyline(points), colour, width, 'stroke-linejoin="round" stroke-linecap="round"')
}

export interface Beam {
  from: Point
  /** In degrees; -90 points up. */
  angle: number
  /** To each side, in degrees. */
  spread: number
  length: number
  colour: string
  opacity?: number
}

/** The light of a lamp that searches the sky. */
export function beam({ from: [x, y], angle, spread, length, colour, opacity }: Beam): string {
  const end = (degrees: number): Point => {
    const turn = toRadians(degrees)
    return [x + Math.cos(turn) * length, y + Math.sin(turn) * length]
  }
  const path = polygon([[x - 6, y], end(angle - spread), end(angle + spread), [x + 6, y]])
  return area(path, colour, opacity === undefined ? '' : `opacity="${opacity}"`)
}

export interface HexGrid {
  x?: number
  y?: number
  width?: number
  height?: number
  /** The side of a cell. */
  side: number
  colour: string
  stroke?: number
}

/** The upper halves of hexagons: those below close them. */
export function hexGrid(grid: HexGrid): string {
  const {
    x = 0,
    y = 0,
    width = PAGE.width,
    height = PAGE.height,
    side,
    colour,
    stroke = 1.5,
  } = grid
  const half = side * 0.866
  const cell = (cx: number, cy: number) =>
    `M${whole(cx - side)} ${whole(cy)}l${whole(side / 2)} ${whole(-half)}h${whole(side)}l${whole(side / 2)} ${whole(half)}`
  let path = ''
  for (let row = y; row < y + height + half; row += half * 2) {
    for (let column = x; column < x + width + side; column += side * 3) {
      path += cell(column, row) + cell(column + side * 1.5, row + half)
    }
  }
  return line(path, colour, stroke)
}

export interface Circuit {
  left?: number
  top?: number
  right?: number
  bottom?: number
  colour: string
  count?: number
  detail?: number
  chance: Chance
}

/** Tracks of a circuit board, each from a round joint. */
export function circuit(board: Circuit): string {
  const { left = 0, top = 0, right = PAGE.width, bottom = PAGE.height } = board
  const { colour, count = 14, detail = 1, chance } = board
  const joints: Blob[] = []
  let path = ''
  for (let track = 0; track < fewer(count, detail); track += 1) {
    const x = chance.between(left, right)
    const y = chance.between(top, bottom)
    joints.push([x, y, 4])
    path += `M${whole(x)} ${whole(y)}${trackStep(chance)}${trackStep(chance)}h20`
  }
  return line(path, colour, 2.4) + blobs(joints, colour)
}

function trackStep(chance: Chance): string {
  const length = chance.between(26, 80) * (chance.isTrue(0.5) ? 1 : -1)
  const straight = `${chance.isTrue(0.5) ? 'h' : 'v'}${whole(length)}`
  return `${straight}l${chance.isTrue(0.5) ? 14 : -14} 14`
}
