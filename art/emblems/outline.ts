import { type Point, pair, tenth, toRadians } from '../drawing/shapes.ts'

/**
 * Paths as pieces that can be turned, mirrored and wound the other way. Emblems are many small
 * pieces laid over each other; they unite only when all are wound alike.
 */
export type Segment =
  | { sign: 'L'; to: Point }
  | { sign: 'Q'; bend: Point; to: Point }
  | { sign: 'C'; bend: Point; second: Point; to: Point }
  | { sign: 'A'; radius: number; large: boolean; clockwise: boolean; to: Point }

export interface Piece {
  start: Point
  segments: readonly Segment[]
}

/** How many numbers belong to each letter of a path. */
const NUMBERS = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 } as const
type Letter = keyof typeof NUMBERS

/** Reads letters of both kinds; arcs must be those of circles. */
export function piecesOf(path: string): Piece[] {
  const pieces: { start: Point; segments: Segment[] }[] = []
  let here: Point = [0, 0]
  for (const { letter, relative, numbers } of commandsOf(path)) {
    const piece = pieces.at(-1)
    if (letter === 'Z') {
      here = piece?.start ?? here
    } else if (letter === 'M') {
      here = endOf(letter, numbers, relative, here)
      pieces.push({ start: here, segments: [] })
    } else {
      const segment = segmentOf(letter, numbers, relative, here)
      piece?.segments.push(segment)
      here = segment.to
    }
  }
  return pieces.filter(({ segments }) => segments.length > 0)
}

interface Command {
  letter: Letter
  relative: boolean
  numbers: number[]
}

function* commandsOf(path: string): Generator<Command> {
  const signs = path.match(/[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? []
  let letter: Letter = 'M'
  let relative = false
  let place = 0
  while (place < signs.length) {
    const sign = signs[place] as string
    if (/[A-Za-z]/.test(sign)) {
      letter = sign.toUpperCase() as Letter
      relative = sign !== letter
      place += 1
    }
    const count = NUMBERS[letter]
    yield { letter, relative, numbers: signs.slice(place, place + count).map(Number) }
    place += count
    // Further pairs after a move are lines.
    if (letter === 'M') letter = 'L'
  }
}

function segmentOf(letter: Letter, numbers: number[], relative: boolean, here: Point): Segment {
  const to = endOf(letter, numbers, relative, here)
  const pointAt = (place: number): Point => {
    const x = numbers[place] as number
    const y = numbers[place + 1] as number
    return relative ? [here[0] + x, here[1] + y] : [x, y]
  }
  if (letter === 'Q') return { sign: 'Q', bend: pointAt(0), to }
  if (letter === 'C') return { sign: 'C', bend: pointAt(0), second: pointAt(2), to }
  if (letter === 'A') {
    const [radius, , , large, clockwise] = numbers as [number, number, number, number, number]
    return { sign: 'A', radius, large: large === 1, clockwise: clockwise === 1, to }
  }
  return { sign: 'L', to }
}

function endOf(letter: Letter, numbers: number[], relative: boolean, [x, y]: Point): Point {
  const last = numbers.at(-1) as number
  if (letter === 'H') return [relative ? x + last : last, y]
  if (letter === 'V') return [x, relative ? y + last : last]
  const before = numbers.at(-2) as number
  return relative ? [x + before, y + last] : [before, last]
}

export function pathOf(pieces: readonly Piece[]): string {
  return pieces
    .map(({ start, segments }) => `M${at(start)}${segments.map(textOf).join('')}Z`)
    .join('')
}

function textOf(segment: Segment): string {
  const to = at(segment.to)
  if (segment.sign === 'L') return `L${to}`
  if (segment.sign === 'Q') return `Q${at(segment.bend)} ${to}`
  if (segment.sign === 'C') return `C${at(segment.bend)} ${at(segment.second)} ${to}`
  const radius = tenth(segment.radius)
  return `A${radius} ${radius} 0 ${segment.large ? 1 : 0} ${segment.clockwise ? 1 : 0} ${to}`
}

function at([x, y]: Point): string {
  return pair(tenth(x), tenth(y))
}

export interface Placing {
  x?: number
  y?: number
  scale?: number
  /** In degrees, to the right. */
  turn?: number
  /** Left and right exchanged. */
  mirrored?: boolean
}

export function placed(path: string, placing: Placing): string {
  const { x = 0, y = 0, scale = 1, turn = 0, mirrored = false } = placing
  const across = Math.cos(toRadians(turn)) * scale
  const down = Math.sin(toRadians(turn)) * scale
  const put = (point: Point): Point => {
    const side = mirrored ? -point[0] : point[0]
    return [x + side * across - point[1] * down, y + side * down + point[1] * across]
  }
  return pathOf(
    piecesOf(path).map(({ start, segments }) => ({
      start: put(start),
      segments: segments.map((segment) => placedSegment(segment, put, scale, mirrored)),
    })),
  )
}

function placedSegment(
  segment: Segment,
  put: (point: Point) => Point,
  scale: number,
  mirrored: boolean,
): Segment {
  const to = put(segment.to)
  if (segment.sign === 'L') return { ...segment, to }
  if (segment.sign === 'Q') return { ...segment, bend: put(segment.bend), to }
  if (segment.sign === 'C') {
    return { ...segment, bend: put(segment.bend), second: put(segment.second), to }
  }
  const clockwise = segment.clockwise !== mirrored
  return { ...segment, radius: segment.radius * scale, clockwise, to }
}

/** The same piece, drawn from its end to its start. */
export function backwards({ start, segments }: Piece): Piece {
  const turned = segments.map((segment, place): Segment => {
    const to = segments[place - 1]?.to ?? start
    if (segment.sign === 'C') return { ...segment, bend: segment.second, second: segment.bend, to }
    if (segment.sign === 'A') return { ...segment, clockwise: !segment.clockwise, to }
    return { ...segment, to }
  })
  return { start: segments.at(-1)?.to ?? start, segments: turned.reverse() }
}

/** Every piece of a path wound to the right, or every one to the left. */
export function wound(path: string, clockwise: boolean): Piece[] {
  return piecesOf(path).map((piece) =>
    areaOf(cornersOf(piece)) >= 0 === clockwise ? piece : backwards(piece),
  )
}

/** Positive when the corners run to the right. */
export function areaOf(corners: readonly Point[]): number {
  let area = 0
  let [beforeX, beforeY] = corners.at(-1) ?? [0, 0]
  for (const [x, y] of corners) {
    area += (beforeX * y - beforeY * x) / 2
    beforeX = x
    beforeY = y
  }
  return area
}

const STEPS = 8

/** A piece with its curves cut into short lines. */
export function cornersOf({ start, segments }: Piece): Point[] {
  const corners: Point[] = [start]
  let from = start
  for (const segment of segments) {
    const steps = segment.sign === 'L' ? 1 : STEPS
    for (let step = 1; step <= steps; step += 1) corners.push(along(segment, from, step / steps))
    from = segment.to
  }
  return corners
}

function along(segment: Segment, from: Point, share: number): Point {
  if (segment.sign === 'L') return segment.to
  if (segment.sign === 'A') return alongArc(segment, from, share)
  if (segment.sign === 'Q') return between(from, segment.bend, segment.to, share)
  const first = between(from, segment.bend, segment.second, share)
  const last = between(segment.bend, segment.second, segment.to, share)
  return mixed(first, last, share)
}

function between(from: Point, bend: Point, to: Point, share: number): Point {
  return mixed(mixed(from, bend, share), mixed(bend, to, share), share)
}

function mixed(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function alongArc(arc: Segment & { sign: 'A' }, from: Point, share: number): Point {
  const [dx, dy] = [arc.to[0] - from[0], arc.to[1] - from[1]]
  const chord = Math.hypot(dx, dy)
  // A radius too short for its chord is made just long enough, as every renderer does.
  const radius = Math.max(arc.radius, chord / 2)
  const side = arc.large === arc.clockwise ? -1 : 1
  const rise = (Math.sqrt(radius ** 2 - (chord / 2) ** 2) / chord) * side
  const centre: Point = [from[0] + dx / 2 - dy * rise, from[1] + dy / 2 + dx * rise]
  const first = Math.atan2(from[1] - centre[1], from[0] - centre[0])
  const half = Math.asin(Math.min(1, chord / 2 / radius))
  const sweep = arc.large ? Math.PI * 2 - half * 2 : half * 2
  const angle = first + sweep * share * (arc.clockwise ? 1 : -1)
  return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius]
}
