import { drawn } from '../emblems/drawing.ts'

/** What a part of a motif is printed in; the first three are the subject's own colours. */
export type MotifInk = 'main' | 'second' | 'accent' | 'ink' | 'white'

/** Something in several inks, in a box of -100 to 100: what lies below comes first. */
export type Motif = readonly (readonly [ink: MotifInk, path: string])[]

/** A motif from outlines that may overlap. */
export function motif(...parts: readonly (readonly [ink: MotifInk, outline: string])[]): Motif {
  return parts.map(([ink, outline]) => [ink, drawn(outline)] as const)
}
