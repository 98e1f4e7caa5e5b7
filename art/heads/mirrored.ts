import { FULL_TURN, type Point, tenth } from '../drawing/shapes.ts'

/**
 * Faces are symmetrical, so their outlines are written as right halves and mirrored on x = 0.
 * The outlines are constants of this folder, so what is made of them is cached for good.
 */
interface Step {
  sign: string
  /** The control points and, last, where the step ends. */
  points: readonly Point[]
}

/** One step of a half outline, with the place it starts from, so that it can be drawn backwards. */
interface Stroke extends Step {
  from: Point
}

const POINTS_OF: Record<string, number> = { M: 1, L: 1, Q: 2, C: 3, Z: 0 }
/** How finely a curve is sampled: more would not be seen in a web. */
const SAMPLES = 12
/** Threads between two spokes hang inwards. */
const SAG = 0.86
/** Keeps the first spoke off the seam where angles jump by a full turn. */
const OFF_SEAM = 0.0001

/** A right half, from top centre to bottom centre, as a closed outline. */
export const symmetric = memoised((half: string): string => {
  const { start, strokes, end } = strokesOf(half)
  const down = strokes.map(({ sign, points }) => sign + written(points)).join('')
  const across = end[0] === 0 ? '' : `L${written([mirrored(end)])}`
  const up = strokes.map(backwards).reverse().join('')
  return `M${written([start])}${down}${across}${up}Z`
})

/** The same path on the other side. */
export const mirror = memoised((path: string): string =>
  stepsOf(path)
    .map(({ sign, points }) => sign + written(points.map(mirrored)))
    .join(''),
)

/** A path and its mirror image: eyes, ears, horns. */
export function both(path: string): string {
  return path + mirror(path)
}

interface Web {
  /** The right half of the outline that the web fills. */
  half: string
  centre: Point
  spokes: number
  /** Where the threads cross the spokes, as shares of their length. */
  rings: readonly number[]
}

const webs = new Map<string, string>()

/** A web that follows an outline: lines only. */
export function webOn(web: Web): string {
  const name = JSON.stringify(web)
  const known = webs.get(name)
  if (known !== undefined) return known
  const drawn = spin(web)
  webs.set(name, drawn)
  return drawn
}

function spin({ half, centre, spokes, rings }: Web): string {
  const radiusAt = radiusOf(half, centre)
  const angles = Array.from(
    { length: spokes + 1 },
    (_, place) => -Math.PI / 2 + (place * FULL_TURN) / spokes + OFF_SEAM,
  )
  // The last spoke is the first again, one turn on.
  const lengths = angles.map((_, place) => radiusAt(angles[place % spokes] as number))
  const at = (angle: number, radius: number): Point => [
    centre[0] + Math.cos(angle) * radius,
    centre[1] + Math.sin(angle) * radius,
  ]
  const knot = (place: number, share: number) =>
    at(angles[place] as number, (lengths[place] as number) * share)
  const thread = (place: number, share: number) => {
    const angle = ((angles[place] as number) + (angles[place + 1] as number)) / 2
    const radius = ((lengths[place] as number) + (lengths[place + 1] as number)) / 2
    return `Q${written([at(angle, radius * share * SAG), knot(place + 1, share)])}`
  }
  const places = Array.from({ length: spokes }, (_, place) => place)
  const rays = places.map((place) => `M${written([centre])}L${written([knot(place, 1)])}`)
  const threads = rings.map(
    (share) =>
      `M${written([knot(0, share)])}${places.map((place) => thread(place, share)).join('')}`,
  )
  return [...rays, ...threads].join('')
}

/** How far an outline is from a centre, by angle: the radius of the nearest sampled point. */
function radiusOf(half: string, [x, y]: Point): (angle: number) => number {
  const { start, strokes } = strokesOf(half)
  const right = [start, ...strokes.flatMap(sampled)]
  const around = [...right, ...right.toReversed().map(mirrored)].map(([px, py]) => ({
    angle: Math.atan2(py - y, px - x),
    radius: Math.hypot(px - x, py - y),
  }))
  return (angle) => {
    const wanted = Math.atan2(Math.sin(angle), Math.cos(angle))
    const apart = (other: number) => {
      const difference = Math.abs(other - wanted)
      return Math.min(difference, FULL_TURN - difference)
    }
    return around.reduce((best, point) => (apart(point.angle) < apart(best.angle) ? point : best))
      .radius
  }
}

function sampled({ from, points }: Stroke): Point[] {
  return Array.from({ length: SAMPLES }, (_, place) =>
    along([from, ...points], (place + 1) / SAMPLES),
  )
}

/** A point of a line or curve, by halving its control polygon until one point is left. */
function along(points: readonly Point[], share: number): Point {
  if (points.length === 1) return points[0] as Point
  const inner = points.slice(1).map(([x, y], place): Point => {
    const [fromX, fromY] = points[place] as Point
    return [fromX + (x - fromX) * share, fromY + (y - fromY) * share]
  })
  return along(inner, share)
}

function backwards({ sign, points, from }: Stroke): string {
  return sign + written([...points.slice(0, -1).reverse(), from].map(mirrored))
}

function strokesOf(half: string): { start: Point; strokes: Stroke[]; end: Point } {
  const [first, ...rest] = stepsOf(half)
  if (first === undefined) throw new Error('An outline starts somewhere.')
  const start = first.points[0] as Point
  let end = start
  const strokes = rest.map((step) => {
    const stroke = { ...step, from: end }
    end = step.points.at(-1) as Point
    return stroke
  })
  return { start, strokes, end }
}

/** Reads the commands that outlines are written in: M, L, Q, C and Z, none of them left out. */
function stepsOf(path: string): Step[] {
  return (path.match(/[A-Za-z][^A-Za-z]*/g) ?? []).map((command) => {
    const sign = command.charAt(0)
    const numbers = (command.match(/-?[\d.]+/g) ?? []).map(Number)
    if (POINTS_OF[sign] !== numbers.length / 2) throw new Error(`Cannot mirror ${command}.`)
    const points = numbers.flatMap((x, place): Point[] =>
      place % 2 === 0 ? [[x, numbers[place + 1] as number]] : [],
    )
    return { sign, points }
  })
}

function mirrored([x, y]: Point): Point {
  return [-x, y]
}

function written(points: readonly Point[]): string {
  return points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join(' ')
}

function memoised(make: (path: string) => string): (path: string) => string {
  const made = new Map<string, string>()
  return (path) => {
    const known = made.get(path)
    if (known !== undefined) return known
    const fresh = make(path)
    made.set(path, fresh)
    return fresh
  }
}
