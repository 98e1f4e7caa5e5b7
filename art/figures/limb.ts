import type { Point } from '../drawing/shapes.ts'
import { path } from './paths.ts'
import { directionFrom, frame, lengthOf, minus, quarterTurn } from './vectors.ts'
import { orient } from './winding.ts'

/** Where the shadows fall: 1 to the right of the figure, -1 to its left. */
export type Light = 1 | -1
export const LIGHTS = [1, -1] as const
export type ByLight = Readonly<Record<Light, string>>

/** How much a shadow leans to the underside of what is level. */
const LIGHT_FROM_ABOVE = 0.3

export interface LimbShape {
  from: Point
  to: Point
  fromRadius: number
  toRadius: number
  /** How far the muscle swells, on the normal's side of the limb and on the other. */
  bulges: readonly [number, number]
  /** Where along the limb it is thickest. */
  peak: number
}

export interface Limb {
  outline: string
  shadow: ByLight
}

/** Two cubic curves between a round start and a round end. */
export function limb(shape: LimbShape): Limb {
  const { from, to, fromRadius, toRadius } = shape
  const direction = directionFrom(from, to)
  const one = contour(shape, 1)
  const other = contour(shape, -1)
  const beforeStart = frame(from, direction)
  const afterEnd = frame(to, direction)
  const outline = path(
    'M',
    one.start,
    'C',
    one.leaving,
    one.arriving,
    one.end,
    'C',
    afterEnd(toRadius * 1.1, toRadius),
    afterEnd(toRadius * 1.1, -toRadius),
    other.end,
    'C',
    other.arriving,
    other.leaving,
    other.start,
    'C',
    beforeStart(-fromRadius * 1.2, -fromRadius),
    beforeStart(-fromRadius * 1.2, fromRadius),
    one.start,
    'Z',
  )
  const shadows = { 1: strip(shape, 1), [-1]: strip(shape, -1) }
  const normal = quarterTurn(direction)
  return {
    outline: orient(outline),
    shadow: { 1: shadows[darkSide(normal, 1)], [-1]: shadows[darkSide(normal, -1)] },
  }
}

/** The side of a part that lies in shadow: 1 is where its normal points. */
export function darkSide([x, y]: Point, light: Light): 1 | -1 {
  return x * light - y * LIGHT_FROM_ABOVE > 0 ? 1 : -1
}

/** One long side of the limb as a cubic curve. */
function contour({ from, to, fromRadius, toRadius, bulges, peak }: LimbShape, side: 1 | -1) {
  const direction = directionFrom(from, to)
  const length = lengthOf(minus(to, from))
  const at = frame(from, direction)
  const bulge = side === 1 ? bulges[0] : bulges[1]
  return {
    start: at(0, side * fromRadius),
    leaving: at(length * peak * 0.5, side * bulge),
    arriving: at(length * (peak + 0.32), side * (bulge * 0.55 + toRadius * 0.45)),
    end: frame(to, direction)(0, side * toRadius),
  }
}

/** The shadow: what lies between one contour and a curve inside the limb. */
function strip(shape: LimbShape, side: 1 | -1): string {
  const { from, to, fromRadius, toRadius, bulges } = shape
  const direction = directionFrom(from, to)
  const length = lengthOf(minus(to, from))
  const at = frame(from, direction)
  const bulge = side === 1 ? bulges[0] : bulges[1]
  const { start, leaving, arriving, end } = contour(shape, side)
  return path(
    'M',
    start,
    'C',
    leaving,
    arriving,
    end,
    'L',
    frame(to, direction)(0, side * toRadius * 0.1),
    'C',
    at(length * 0.6, side * bulge * 0.35),
    at(length * 0.25, side * bulge * 0.05),
    at(0, side * fromRadius * 0.35),
    'Z',
  )
}
