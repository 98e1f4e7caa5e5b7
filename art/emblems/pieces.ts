import { type Point, polygon, tenth, toRadians, whole } from '../drawing/shapes.ts'
import { backwards, pathOf, piecesOf, placed, type Segment } from './outline.ts'

/** The parts that emblems are put together from: each gives a closed path. */

export function disc(x: number, y: number, radius: number): string {
  const [left, right, r] = [tenth(x - radius), tenth(x + radius), tenth(radius)]
  return `M${right} ${tenth(y)}A${r} ${r} 0 1 1 ${left} ${tenth(y)}A${r} ${r} 0 1 1 ${right} ${tenth(y)}Z`
}

/** How far the control points of a quarter of a circle stand out. */
const ROUND = 0.5523

export function oval(x: number, y: number, wide: number, high: number, turn = 0): string {
  const [w, h] = [wide * ROUND, high * ROUND]
  const path = `M${wide} 0C${wide} ${h} ${w} ${high} 0 ${high}C${-w} ${high} ${-wide} ${h} ${-wide} 0C${-wide} ${-h} ${-w} ${-high} 0 ${-high}C${w} ${-high} ${wide} ${-h} ${wide} 0Z`
  return placed(path, { x, y, turn })
}

export interface Hoop {
  x?: number
  y?: number
  wide: number
  high: number
  thick: number
  turn?: number
}

/** A ring as one piece: hoops can cross each other without cutting. */
export function hoop({ x = 0, y = 0, wide, high, thick, turn = 0 }: Hoop): string {
  const [outside] = piecesOf(oval(x, y, wide, high, turn))
  const [inside] = piecesOf(oval(x, y, wide - thick, high - thick, turn)).map(backwards)
  if (outside === undefined || inside === undefined) return ''
  const seam: Segment = { sign: 'L', to: inside.start }
  return pathOf([{ ...outside, segments: [...outside.segments, seam, ...inside.segments] }])
}

export function slab(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}H${x + width}V${y + height}H${x}Z`
}

export function roundSlab(x: number, y: number, width: number, height: number, radius: number) {
  const [right, bottom] = [x + width, y + height]
  const corner = `A${radius} ${radius} 0 0 1`
  return `M${x + radius} ${y}H${right - radius}${corner} ${right} ${y + radius}V${bottom - radius}${corner} ${right - radius} ${bottom}H${x + radius}${corner} ${x} ${bottom - radius}V${y + radius}${corner} ${x + radius} ${y}Z`
}

/** A bar with round ends. */
export function capsule([x1, y1]: Point, [x2, y2]: Point, width: number): string {
  const half = width / 2
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [nx, ny] = [(-(y2 - y1) / length) * half, ((x2 - x1) / length) * half]
  const to = (x: number, y: number) => `${tenth(x)} ${tenth(y)}`
  const cap = `A${tenth(half)} ${tenth(half)} 0 0 1`
  return `M${to(x1 + nx, y1 + ny)}${cap} ${to(x1 - nx, y1 - ny)}L${to(x2 - nx, y2 - ny)}${cap} ${to(x2 + nx, y2 + ny)}Z`
}

/** A line of one width through corners. */
export function stroke(points: readonly Point[], width: number): string {
  const sides = points.map((point, place) => {
    const before = points[place - 1]
    const after = points[place + 1]
    return offsets(before ?? point, point, after ?? point, width / 2)
  })
  return polygon([...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()])
}

/** A mitre longer than this is cut, so that sharp corners do not run away. */
const LONGEST_MITRE = 2.4

/** The two sides of a line at one of its corners. */
function offsets(before: Point, point: Point, after: Point, half: number): [Point, Point] {
  const first = directionOf(before, point) ?? directionOf(point, after) ?? [1, 0]
  const second = directionOf(point, after) ?? first
  const middle = directionOf([0, 0], [first[0] + second[0], first[1] + second[1]]) ?? second
  const cosine = middle[0] * first[0] + middle[1] * first[1]
  const reach = half * Math.min(LONGEST_MITRE, 1 / Math.max(cosine, 0.1))
  const [x, y] = point
  return [
    [x - middle[1] * reach, y + middle[0] * reach],
    [x + middle[1] * reach, y - middle[0] * reach],
  ]
}

function directionOf([x1, y1]: Point, [x2, y2]: Point): Point | undefined {
  const length = Math.hypot(x2 - x1, y2 - y1)
  return length === 0 ? undefined : [(x2 - x1) / length, (y2 - y1) / length]
}

export type Knot = readonly [x: number, y: number, half: number]

/** A smooth band that grows thicker and thinner: tails, horns, ropes. */
export function ribbon(knots: readonly Knot[]): string {
  const sides = knots.map(([x, y, half], place) => {
    const [beforeX, beforeY] = knots[place - 1] ?? [x, y]
    const [afterX, afterY] = knots[place + 1] ?? [x, y]
    const [dx, dy] = directionOf([beforeX, beforeY], [afterX, afterY]) ?? [1, 0]
    return [
      [x - dy * half, y + dx * half],
      [x + dy * half, y - dx * half],
    ] as [Point, Point]
  })
  const there = sides.map(([left]) => left)
  const back = sides.map(([, right]) => right).reverse()
  return `M${spot(there[0] as Point)}${smooth(there)}L${spot(back[0] as Point)}${smooth(back)}Z`
}

/** Curves through points, each leaving in the direction of its neighbours. */
function smooth(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((to, place) => {
      const from = points[place] as Point
      const before = points[place - 1] ?? from
      const after = points[place + 2] ?? to
      const bend: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
      const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
      return `C${spot(bend)} ${spot(second)} ${spot(to)}`
    })
    .join('')
}

function spot([x, y]: Point): string {
  return `${whole(x)} ${whole(y)}`
}

export interface Arc {
  x?: number
  y?: number
  inner: number
  outer: number
  /** In degrees, to the right; 0 points to the right. */
  from: number
  to: number
}

/** A piece of a ring. */
export function arcBand({ x = 0, y = 0, inner, outer, from, to }: Arc): string {
  const large = to - from > 180 ? 1 : 0
  const on = (radius: number, angle: number) =>
    `${tenth(x + Math.cos(toRadians(angle)) * radius)} ${tenth(y + Math.sin(toRadians(angle)) * radius)}`
  return `M${on(outer, from)}A${outer} ${outer} 0 ${large} 1 ${on(outer, to)}L${on(inner, to)}A${inner} ${inner} 0 ${large} 0 ${on(inner, from)}Z`
}

/** Pieces laid over each other. */
export function together(...pieces: readonly string[]): string {
  return pieces.join('')
}

/** A path and the same on the other side. */
export function twins(path: string): string {
  return path + placed(path, { mirrored: true })
}

/** Copies of a path, turned around the middle. */
export function around(path: string, count: number, first = 0): string {
  return Array.from({ length: count }, (_, place) =>
    placed(path, { turn: first + (place * 360) / count }),
  ).join('')
}

/** The right half of an outline, from the middle above to the middle below, made whole. */
export function symmetric(half: string): string {
  return piecesOf(half)
    .map(({ start, segments }) => {
      const right = { start, segments }
      const mirrored = placed(pathOf([backwards(right)]), { mirrored: true })
      const [left] = piecesOf(mirrored)
      if (left === undefined) return ''
      const meets = segments.at(-1)?.to[0] === 0
      const bridge: Segment[] = meets ? [] : [{ sign: 'L', to: left.start }]
      return pathOf([{ start, segments: [...segments, ...bridge, ...left.segments] }])
    })
    .join('')
}
