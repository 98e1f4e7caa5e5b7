import type { Point } from '../drawing/shapes.ts'
import type { Proportions } from './builds.ts'
import { type ByLight, darkSide } from './limb.ts'
import { closed, mirrored, placed, twice } from './paths.ts'
import type { Joints } from './poses.ts'
import { relative } from './relative.ts'
import { directionFrom, frame, plus, quarterTurn } from './vectors.ts'
import { orient } from './winding.ts'

/**
 * Shapes of a head are drawn once, in half widths to the person's own right (the viewer's left) and half
 * heights upwards from its middle. The head turns them with the neck.
 */
const SKULL =
  'M0 1C0.62 1 1 0.72 1 0.2C1 -0.3 0.72 -0.62 0.42 -0.95L-0.42 -0.95C-0.72 -0.62 -1 -0.3 -1 0.2C-1 0.72 -0.62 1 0 1Z'
const HALF_FACE =
  'M0 1C0.62 1 1 0.72 1 0.2C1 -0.3 0.72 -0.62 0.42 -0.95L0.1 -0.95C0.5 -0.4 0.2 0 0.36 0.3Z'

/** What a mask that ends above the mouth leaves free. */
export const JAW = 'M0.8 -0.12L0.5 -0.86L-0.5 -0.86L-0.8 -0.12L-0.3 -0.06L0 -0.22L0.3 -0.06Z'
export const EYES = twice('M0.16 -0.02L0.72 0.2L0.6 -0.12Z')
export const BIG_EYES = twice('M0.08 -0.12L0.5 0.36L0.92 0.34L0.62 -0.22Z')

/** Against the table: small heads are lost in a list of covers. */
const ENLARGED = 1.14

export interface Head {
  /** Closed pieces that all wind the same way: neck and skull. */
  pieces: readonly string[]
  outline: string
  shadow: ByLight
  halfWidth: number
  halfHeight: number
  /** A shape of this file, of the toppers or of the hair, put on this head. */
  place(shape: string): string
}

export function head(
  joints: Joints,
  build: Proportions,
  [leftCollar, rightCollar]: readonly [Point, Point],
): Head {
  const centre = joints.head
  const up = directionFrom(joints.neck, centre)
  const across = quarterTurn(up)
  const [halfWidth, halfHeight] = build.head.map((size) => size * ENLARGED) as [number, number]
  const at = frame(centre, up)
  const known = new Map<string, string>()
  const place = (shape: string) => {
    const path = known.get(shape) ?? placed(shape, (x, y) => at(halfHeight * y, -(halfWidth * x)))
    known.set(shape, path)
    return path
  }
  const neck = closed([
    leftCollar,
    rightCollar,
    plus(centre, across, build.neck * 0.9),
    plus(centre, across, -build.neck * 0.9),
  ])
  const pieces = [orient(neck), orient(place(SKULL))]
  const halves = { 1: place(mirrored(HALF_FACE)), [-1]: place(HALF_FACE) }
  return {
    pieces,
    outline: relative(pieces.join('')),
    shadow: { 1: halves[darkSide(across, 1)], [-1]: halves[darkSide(across, -1)] },
    halfWidth,
    halfHeight,
    place,
  }
}
