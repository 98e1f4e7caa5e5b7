import type { Chance } from './seed.ts'

export type Point = readonly [x: number, y: number]

export const FULL_TURN = Math.PI * 2

export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** A number for an attribute, to a tenth. Put together from whole numbers: that is twice as fast. */
export function tenth(value: number): string {
  const tenths = Math.round(value * 10)
  const digit = tenths % 10
  if (digit === 0) return whole(tenths / 10)
  const before = Math.trunc(tenths / 10)
  if (digit > 0) return before === 0 ? `.${digit}` : `${before}.${digit}`
  return before === 0 ? `-.${-digit}` : `${before}.${-digit}`
}

/** A whole number for an attribute: the shortest, where a tenth would not be seen. */
export function whole(value: number): string {
  const rounded = Math.round(value)
  return rounded === 0 ? '0' : String(rounded)
}

/**
 * A point of a path whose round ends make it a dot. It has a length, if none that is seen: of nothing,
 * not everybody who draws makes a dot.
 */
export function dot([x, y]: Point): string {
  return `M${whole(x)} ${whole(y)}h.1`
}

/** Two numbers of a path; a minus sign is a separator too. */
export function pair(first: string, second: string): string {
  return second.startsWith('-') ? first + second : `${first} ${second}`
}

export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}Z`
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => pair(tenth(x), tenth(y))).join('L')}`
}

/** A polygon in whole units, for rough things: explosions, rubble, walls. */
export function roughPolygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => pair(whole(x), whole(y))).join('L')}Z`
}

export function starPoints(
  [x, y]: Point,
  outer: number,
  inner: number,
  tips: number,
  rotation = -90,
): Point[] {
  return Array.from({ length: tips * 2 }, (_, place): Point => {
    const angle = toRadians(rotation + (place * 180) / tips)
    const radius = place % 2 === 1 ? inner : outer
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })
}

export function star(centre: Point, outer: number, inner = outer * 0.42, tips = 5): string {
  return polygon(starPoints(centre, outer, inner, tips))
}

export interface Burst {
  centre: Point
  outer: number
  inner: number
  tips: number
  chance: Chance
  /** How irregular: 0 is a star. */
  jitter?: number
  /** Height against width. */
  flat?: number
}

/** An explosion. */
export function burst({ centre, outer, inner, tips, chance, jitter = 0.25, flat = 1 }: Burst) {
  const [x, y] = centre
  const turn = chance.next() * FULL_TURN
  const points = Array.from({ length: tips * 2 }, (_, place): Point => {
    const swing = (chance.next() - 0.5) * jitter * (FULL_TURN / tips) * 0.5
    const angle = turn + (place * Math.PI) / tips + swing
    const radius = (place % 2 === 1 ? inner : outer) * (1 + (chance.next() - 0.5) * jitter)
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * flat]
  })
  return roughPolygon(points)
}

/** Wedges from a point outwards, half of the circle filled. */
export function rays([x, y]: Point, radius: number, count: number, rotation = 0): string {
  const step = FULL_TURN / count
  const start = `M${pair(whole(x), whole(y))}L`
  const rim = (angle: number) =>
    pair(whole(x + Math.cos(angle) * radius), whole(y + Math.sin(angle) * radius))
  let wedges = ''
  for (let place = 0; place < count; place += 1) {
    const from = toRadians(rotation) + place * step
    wedges += `${start}${rim(from)}L${rim(from + step / 2)}Z`
  }
  return wedges
}

export interface FocusLines {
  centre: Point
  inner: number
  outer: number
  count: number
  chance: Chance
  width?: number
  flat?: number
}

/** Thin wedges from outside towards a centre, stopping at uneven distances. */
export function focusLines(lines: FocusLines): string {
  const { centre, inner, outer, count, chance, width = 2.2, flat = 1 } = lines
  const [x, y] = centre
  return Array.from({ length: count }, (_, place) => {
    const angle = ((place + chance.next() * 0.9) * FULL_TURN) / count
    const radius = inner * (1 + chance.next() * 0.7)
    const half = width * (0.4 + chance.next()) * 0.011
    return roughPolygon([
      [x + Math.cos(angle) * radius, y + Math.sin(angle) * flat * radius],
      [x + Math.cos(angle - half) * outer, y + Math.sin(angle - half) * outer],
      [x + Math.cos(angle + half) * outer, y + Math.sin(angle + half) * outer],
    ])
  }).join('')
}
