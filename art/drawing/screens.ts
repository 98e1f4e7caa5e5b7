import { dot, FULL_TURN, type Point, tenth, whole } from './shapes.ts'

/**
 * Printed dots without patterns or ids: a dash of length nothing with round ends is a dot, so a whole
 * row of them is one short path.
 */
export interface Field {
  x: number
  y: number
  width: number
  height: number
  /** From dot to dot. */
  cell: number
}

/** Too small to be seen or printed. */
const SMALLEST_DOT = 0.35

/** Sizes are told apart in steps of this. */
const SIZE_STEP = 0.4

/**
 * Rows of dots whose size changes from the first row (0) to the last (1). Rows of one size share a path:
 * a browser takes longer over many elements than over many dots.
 */
export function dots(field: Field, colour: string, sizeAt: (row: number) => number): string {
  const { x, y, width, height, cell } = field
  const rows = Math.ceil(height / (cell / 2))
  const bySize = new Map<number, string>()
  for (let row = 0; row <= rows; row += 1) {
    const size = sizeAt(row / rows)
    if (size < SMALLEST_DOT) continue
    const step = Math.max(1, Math.round(size / SIZE_STEP))
    const start = x + (row % 2 === 1 ? cell / 2 : 0)
    const line = `M${tenth(start)} ${tenth(y + (row * cell) / 2)}h${whole(width)}`
    bySize.set(step, (bySize.get(step) ?? '') + line)
  }
  const paths = Array.from(
    bySize,
    ([step, path]) => `<path d="${path}" stroke-width="${tenth(step * SIZE_STEP)}"/>`,
  )
  return `<g stroke="${colour}" stroke-linecap="round" stroke-dasharray="0 ${tenth(cell)}" fill="none">${paths.join('')}</g>`
}

/** Dots of one size. */
export function evenDots(field: Field, colour: string, size: number): string {
  const { x, y, width, height, cell } = field
  const rows = Math.ceil(height / (cell / 2))
  let path = ''
  for (let row = 0; row <= rows; row += 1) {
    const start = x + (row % 2 === 1 ? cell / 2 : 0)
    path += `M${tenth(start)} ${tenth(y + (row * cell) / 2)}h${whole(width)}`
  }
  return `<path d="${path}" stroke="${colour}" stroke-width="${tenth(size)}" stroke-linecap="round" stroke-dasharray="0 ${tenth(cell)}" fill="none"/>`
}

export interface Rings {
  centre: Point
  inner: number
  outer: number
  step: number
}

/** Each is an element of its own, over which a browser takes its time. */
const MOST_RINGS = 11

/** Circles of dots whose size changes from the inmost (0) to the outmost (1). */
export function dotRings(
  { centre, inner, outer, step }: Rings,
  colour: string,
  sizeAt: (ring: number) => number,
): string {
  const count = Math.min(MOST_RINGS, Math.round((outer - inner) / step))
  const apart = (outer - inner) / count
  let circles = ''
  for (let ring = 0; ring <= count; ring += 1) {
    const size = sizeAt(ring / count)
    if (size < SMALLEST_DOT) continue
    const radius = inner + ring * apart
    const around = Math.max(6, Math.round((FULL_TURN * radius) / (apart * 1.12)))
    const gap = ((FULL_TURN * radius) / around).toFixed(2)
    circles += `<circle r="${tenth(radius)}" stroke-width="${tenth(size)}" stroke-dasharray="0 ${gap}"/>`
  }
  const [x, y] = centre
  return `<g transform="translate(${tenth(x)} ${tenth(y)})" fill="none" stroke="${colour}" stroke-linecap="round">${circles}</g>`
}

export type Blob = readonly [x: number, y: number, radius: number]

/** Many round dots of different sizes: one path for each size. */
export function blobs(list: readonly Blob[], colour: string): string {
  const bySize = new Map<number, string>()
  for (const [x, y, radius] of list) {
    const size = Math.max(1, Math.round(radius * 2))
    bySize.set(size, `${bySize.get(size) ?? ''}${dot([x, y])}`)
  }
  const paths = Array.from(bySize, ([size, path]) => `<path d="${path}" stroke-width="${size}"/>`)
  return `<g fill="none" stroke="${colour}" stroke-linecap="round">${paths.join('')}</g>`
}
