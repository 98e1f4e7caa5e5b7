import type { Point } from '../drawing/shapes.ts'

const NO_LENGTH = 1e-6

/** `times` the step, from a point. */
export function plus([x, y]: Point, step: Point, times = 1): Point {
  return [x + step[0] * times, y + step[1] * times]
}

export function minus(one: Point, other: Point): Point {
  return [one[0] - other[0], one[1] - other[1]]
}

/** A `share` of the way from one point to another. */
export function between(one: Point, other: Point, share: number): Point {
  return [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share]
}

export function middle(one: Point, other: Point): Point {
  return between(one, other, 0.5)
}

/** Never nothing, so that it can divide. */
export function lengthOf([x, y]: Point): number {
  return Math.hypot(x, y) || NO_LENGTH
}

export function directionFrom(one: Point, other: Point): Point {
  const step = minus(other, one)
  const length = lengthOf(step)
  return [step[0] / length, step[1] / length]
}

/** A quarter turn clockwise, as the screen shows it. */
export function quarterTurn([x, y]: Point): Point {
  return [-y, x]
}

/** Points told as steps along a direction and across it. */
export function frame(origin: Point, direction: Point): (along: number, across: number) => Point {
  const normal = quarterTurn(direction)
  return (along, across) => plus(plus(origin, direction, along), normal, across)
}
