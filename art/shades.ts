import { mix } from './drawing/colour.ts'
import type { InkName, Inks } from './eras.ts'

/** Towards which ink a field darkens: its neighbour by hue, never simply black, which makes mud. */
const SHADES: Partial<Record<InkName, readonly [towards: InkName, share: number]>> = {
  yellow: ['orange', 0.42],
  orange: ['red', 0.36],
  pink: ['red', 0.3],
  sky: ['blue', 0.34],
  cream: ['yellow', 0.5],
  white: ['grey', 0.45],
  grey: ['white', 0.4],
  blue: ['navy', 0.55],
  red: ['black', 0.24],
  purple: ['black', 0.28],
  green: ['black', 0.22],
  teal: ['black', 0.24],
  navy: ['black', 0.4],
}

/** A darker neighbour of an ink, for rays and walls behind people. */
export function shadeOf(inks: Inks, name: InkName): string {
  const [towards, share] = SHADES[name] ?? ['black', 0.25]
  return mix(inks[name], inks[towards], share)
}
