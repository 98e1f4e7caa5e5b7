import type { Point } from '../../drawing/shapes.ts'

/** How many points follow each command; after a Z there are none, and that divides by anything. */
const POINTS: Record<string, number> = { m: 1, l: 1, q: 2, c: 3, z: 1 }

/** The closed pieces of a path as the points of its ends and handles. Fails on what it cannot read. */
export function piecesOf(path: string): Point[][] {
  if (/[^MLQCZlqcz\d\s.-]/.test(path)) throw new Error(`Not a path of figures: ${path}`)
  return path.split('M').filter(Boolean).map(pointsOf)
}

function pointsOf(piece: string): Point[] {
  const points: Point[] = []
  for (const [, command = '', text = ''] of `M${piece}`.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
    const perStep = (POINTS[command.toLowerCase()] as number) * 2
    if (numbers.length % perStep !== 0) throw new Error(`${command} with ${numbers.length} numbers`)
    for (let place = 0; place < numbers.length; place += perStep) {
      const isRelative = command === command.toLowerCase()
      const [x, y] = isRelative ? (points.at(-1) as Point) : [0, 0]
      const step = numbers.slice(place, place + perStep)
      points.push(...paired(step).map(([right, down]): Point => [x + right, y + down]))
    }
  }
  return points
}

function paired(numbers: readonly number[]): Point[] {
  return Array.from(
    { length: numbers.length / 2 },
    (_, place): Point => [numbers[place * 2] as number, numbers[place * 2 + 1] as number],
  )
}

/** Twice the area within the points; its sign tells the way they wind. */
export function areaOf(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = points[(place + 1) % points.length] as Point
    return sum + x * nextY - y * nextX
  }, 0)
}

export function boxOf(points: readonly Point[]) {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  }
}
