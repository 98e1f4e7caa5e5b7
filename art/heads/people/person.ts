import { area } from '../../drawing/elements.ts'
import type { Point } from '../../drawing/shapes.ts'
import { tenth } from '../../drawing/shapes.ts'
import type { Head, HeadColours } from '../colours.ts'
import { neck } from '../parts.ts'
import type { Face } from './faces.ts'

/** Something that a head is put together from: a beard, a pair of glasses, a coat. */
export type Part = Head

/** Hair is a mass behind the shoulders and one before the brow. */
export interface Hair {
  back?: Part
  front: Part
}

export interface Person {
  face: Face
  wear: Part
  hair?: Hair
  beard?: Part
  /** Before the eyes. */
  eyes?: Part
  /** Painted on the face, below the hair. */
  paint?: Part
  /** On the hair. */
  top?: Part
}

/** A person from parts, from the back to the front. */
export function person({ face, wear, hair, beard, eyes, paint, top }: Person): Head {
  return (colours) =>
    [
      hair?.back?.(colours),
      wear(colours),
      neck(face.neck, colours.skin, colours.ink),
      face.draw(colours),
      paint?.(colours),
      beard?.(colours),
      eyes?.(colours),
      hair?.front(colours),
      top?.(colours),
    ].join('')
}

/** Several parts as one, the first lies below. */
export function layers(...parts: readonly Part[]): Part {
  return (colours) => parts.map((part) => part(colours)).join('')
}

/** One shape in one of the colours, drawn with the pen. */
export function piece(path: string, colour: keyof HeadColours, width = 3.5): Part {
  return (colours) =>
    area(
      path,
      colours[colour],
      `stroke="${colours.ink}" stroke-width="${tenth(width)}" stroke-linejoin="round"`,
    )
}

/** One shape without an edge. */
export function patch(path: string, colour: keyof HeadColours, opacity?: string): Part {
  const more = opacity === undefined ? '' : `fill-opacity="${opacity}"`
  return (colours) => area(path, colours[colour], more)
}

/** An outline of curls: every step bulges away from the middle. */
export function curls(points: readonly Point[], middle: Point, bulge = 1.2): string {
  const [x, y] = middle
  const steps = points.map((point, place) => {
    const next = points[(place + 1) % points.length] as Point
    const across = x + ((point[0] + next[0]) / 2 - x) * bulge
    const down = y + ((point[1] + next[1]) / 2 - y) * bulge
    return `Q${tenth(across)} ${tenth(down)} ${tenth(next[0])} ${tenth(next[1])}`
  })
  const [first] = points as readonly [Point]
  return `M${tenth(first[0])} ${tenth(first[1])}${steps.join('')}Z`
}

/** Points around a middle, for `curls`. */
export function ring([x, y]: Point, wide: number, tall: number, count: number): Point[] {
  return Array.from({ length: count }, (_, place): Point => {
    const angle = (place / count) * Math.PI * 2 - Math.PI / 2
    return [Math.round(x + Math.cos(angle) * wide), Math.round(y + Math.sin(angle) * tall)]
  })
}
