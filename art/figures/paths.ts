import type { Point } from '../drawing/shapes.ts'

/** Paths of figures are whole numbers of a quarter of a unit: short, and fine enough for the eye. */
export const GRID = 4

export function onGrid(value: number): string {
  return String(Math.round(value * GRID))
}

export function spot([x, y]: Point): string {
  return `${onGrid(x)} ${onGrid(y)}`
}

/** Commands and points as they come: `path('M', a, 'C', b, c, d, 'Z')`. */
export function path(...steps: readonly (string | Point)[]): string {
  let text = ''
  let afterPoint = false
  for (const step of steps) {
    const isPoint = typeof step !== 'string'
    text += isPoint ? (afterPoint ? ' ' : '') + spot(step) : step
    afterPoint = isPoint
  }
  return text
}

export function closed(points: readonly Point[]): string {
  return `M${points.map(spot).join('L')}Z`
}

/** Cubic curves through a start and then two handles and an end each, without the leading M. */
export function curves([start, ...rest]: readonly [Point, ...Point[]]): string {
  let text = spot(start)
  for (let place = 0; place < rest.length; place += 3) {
    text += path('C', ...rest.slice(place, place + 3))
  }
  return text
}

/** A shape drawn in units of its own, put where `place` says. */
export function placed(shape: string, place: (x: number, y: number) => Point): string {
  return shape.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
    spot(place(Number(x), Number(y))),
  )
}

/** The shape with its mirror image at x = 0. */
export function twice(shape: string): string {
  return shape + mirrored(shape)
}

export function mirrored(shape: string): string {
  return shape.replace(/(-?)([\d.]+)( -?[\d.]+)/g, (_, sign: string, x: string, y: string) =>
    sign === '-' ? x + y : `-${x}${y}`,
  )
}

/** From the grid to whole units, for figures too small to show the difference. */
export function coarse(shape: string): string {
  return shape.replace(/-?\d+/g, (value) => String(Math.round(Number(value) / GRID)))
}
