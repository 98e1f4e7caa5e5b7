import type { Point } from '../drawing/shapes.ts'

interface Segment {
  command: string
  from: Point
  /** Handles, then the end. */
  points: readonly Point[]
}

/** How many points follow each command. */
const POINTS: Record<string, number> = { L: 1, Q: 2, C: 3 }

/**
 * Makes every closed piece of a path wind the same way (clockwise on the screen), so that overlapping pieces
 * unite instead of cancelling. The commands are absolute: M, L, Q, C, Z.
 */
export function orient(path: string): string {
  return path.split('M').filter(Boolean).map(orientPiece).join('')
}

function orientPiece(piece: string): string {
  const segments = segmentsOf(piece)
  return windingOf(segments) >= 0 ? `M${piece}` : backwards(segments)
}

function segmentsOf(piece: string): Segment[] {
  const tokens = piece.match(/[LQCZ]|-?[\d.]+/g) ?? []
  const pointAt = (place: number): Point => [Number(tokens[place]), Number(tokens[place + 1])]
  const segments: Segment[] = []
  let from = pointAt(0)
  let command = 'L'
  let place = 2
  while (place < tokens.length && tokens[place] !== 'Z') {
    const token = tokens[place] as string
    if (token in POINTS) {
      command = token
      place += 1
    }
    const count = POINTS[command] as number
    const first = place
    const points = Array.from({ length: count }, (_, step) => pointAt(first + step * 2))
    segments.push({ command, from, points })
    from = points.at(-1) as Point
    place += count * 2
  }
  return segments
}

/** Twice the area of the polygon through ends and handles: below nothing when it winds the other way. */
function windingOf(segments: readonly Segment[]): number {
  const start = segments[0]?.from ?? [0, 0]
  const corners = [start, ...segments.flatMap(({ points }) => points)]
  return corners.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = corners[(place + 1) % corners.length] as Point
    return sum + x * nextY - y * nextX
  }, 0)
}

function backwards(segments: readonly Segment[]): string {
  const pairOf = ([x, y]: Point) => `${x} ${y}`
  const end = segments.at(-1)?.points.at(-1) as Point
  const steps = segments.toReversed().map(({ command, from, points }) => {
    const handles = points.slice(0, -1).toReversed()
    return command + [...handles, from].map(pairOf).join(' ')
  })
  return `M${pairOf(end)}${steps.join('')}Z`
}
