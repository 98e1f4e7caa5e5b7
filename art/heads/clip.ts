import type { Point } from '../drawing/shapes.ts'

/** Smaller shapes are features, inside the others: they would only cost bytes. */
const SMALLEST_AREA = 7500
const SMALLEST_WIDTH = 85

export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** The large areas of a drawing, each once, as paths for a `clipPath`. */
export function largeAreas(drawing: string): string {
  const elements = drawing.match(/<(?:path|circle)[^>]*>/g) ?? []
  const areas = elements.filter((element) => !element.includes('fill="none"')).flatMap(areaOf)
  return [...new Set(areas)].map((path) => `<path d="${path}"/>`).join('')
}

function areaOf(element: string): string[] {
  if (element.startsWith('<circle')) {
    const [x, y, radius] = ['cx', 'cy', 'r'].map((name) => Number(attribute(element, name)))
    return roundArea([x as number, y as number], radius as number)
  }
  const path = attribute(element, 'd')
  const box = boxOf(path)
  return isLarge(box) && !isShadow(box) ? [path] : []
}

function roundArea([x, y]: Point, radius: number): string[] {
  if (!isLarge([x - radius, y - radius, x + radius, y + radius])) return []
  const half = `A${radius} ${radius} 0 1 0`
  return [`M${x - radius} ${y}${half} ${x + radius} ${y}${half} ${x - radius} ${y}Z`]
}

function isLarge([left, top, right, bottom]: Box): boolean {
  const width = right - left
  return width > SMALLEST_WIDTH && width * (bottom - top) > SMALLEST_AREA
}

/** Light comes from the left: what keeps to the right half is a shadow, inside what it shades. */
function isShadow([left]: Box): boolean {
  return left >= 0
}

function attribute(element: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? ''
}

type Reader = (numbers: readonly number[], from: Point) => Point[]

const READERS: Record<string, Reader> = {
  M: pairs,
  L: pairs,
  Q: pairs,
  C: pairs,
  Z: () => [],
  H: ([x], [, y]) => [[x as number, y]],
  V: ([y], [x]) => [[x, y as number]],
  h: ([along], [x, y]) => [[x + (along as number), y]],
  v: ([down], [x, y]) => [[x, y + (down as number)]],
}

/** A box around a path and its control points: never smaller than the path. */
export function boxOf(path: string): Box {
  const points: Point[] = []
  for (const command of path.match(/[A-Za-z][^A-Za-z]*/g) ?? []) {
    const read = READERS[command.charAt(0)]
    if (read === undefined) throw new Error(`Cannot measure ${command}.`)
    const numbers = (command.match(/-?[\d.]+/g) ?? []).map(Number)
    points.push(...read(numbers, points.at(-1) ?? [0, 0]))
  }
  const across = points.map(([x]) => x)
  const down = points.map(([, y]) => y)
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)]
}

function pairs(numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, place): Point[] =>
    place % 2 === 0 ? [[x, numbers[place + 1] as number]] : [],
  )
}
