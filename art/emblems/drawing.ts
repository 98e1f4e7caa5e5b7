import { pathOf, wound } from './outline.ts'

/**
 * How an emblem is drawn: one path to fill, or layers that are by turns filled and cut out. What is
 * cut must lie inside what was filled before, once.
 */
export type Drawing = string | readonly string[]

/** One path for the rule `nonzero`: what is filled runs to the right, what is cut to the left. */
export function drawn(drawing: Drawing): string {
  const layers = typeof drawing === 'string' ? [drawing] : drawing
  return layers.map((layer, place) => pathOf(wound(layer, place % 2 === 0))).join('')
}
