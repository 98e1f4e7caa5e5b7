import { distance } from '../drawing/colour.ts'
import { area } from '../drawing/elements.ts'
import { tenth } from '../drawing/shapes.ts'
import type { HeadColours } from './colours.ts'
import { both, symmetric } from './mirrored.ts'
import {
  BROW,
  BUSTS,
  CHIN,
  NARROW_HEAD,
  NOSE,
  NOSE_EDGE,
  type Shoulders,
  SQUARE_HEAD,
} from './outlines.ts'

/** An area drawn with a pen: round corners keep thin horns from ending in needles. */
export function inked(path: string, fill: string, ink: string, width = 4): string {
  return area(path, fill, `stroke="${ink}" stroke-width="${tenth(width)}" stroke-linejoin="round"`)
}

/** The dark side: a right half, closed along the edge of the light. */
export function shadow(half: string, edge = NOSE_EDGE): string {
  return `${half}${edge}Z`
}

/** Nearer colours are one to the eye. */
const SEEN_APART = 0.3

/** Eyes are white, unless the mask around them is light. */
export function eyesOn(mask: string, { white, ink }: HeadColours): string {
  return distance(mask, white) > SEEN_APART ? white : ink
}

interface Dress {
  /** Lies under the shadow. */
  collar?: string
  /** Lies over the shadow. */
  mark?: string
}

export function bust(kind: Shoulders, fill: string, ink: string, dress: Dress = {}): string {
  const { collar = '', mark = '' } = dress
  const half = BUSTS[kind]
  const body = area(symmetric(half), fill, `stroke="${ink}" stroke-width="4"`)
  return body + collar + area(shadow(half, 'L30 240L44 170L22 120L12 60'), ink) + mark
}

const NECKS = {
  broad: {
    skin: 'M-38 50L38 50L40 112Q0 136 -40 112Z',
    shadow: 'M-30 70L39 55L42 113Q20 127 8 128Q10 96 -30 70Z',
  },
  narrow: {
    skin: 'M-26 50L26 50L27 116Q0 136 -27 116Z',
    shadow: 'M-20 66L27 59L29 117Q14 128 6 129Q8 96 -20 66Z',
  },
}

export function neck(kind: keyof typeof NECKS, skin: string, ink: string): string {
  return area(NECKS[kind].skin, skin) + area(NECKS[kind].shadow, ink)
}

export type Mouth = 'flat' | 'snarl' | 'smirk'

/** The features of a square head, half in shadow. The eye in the dark is a light slit. */
export function squareFace({ white, ink }: HeadColours, mouth: Mouth = 'flat'): string {
  return [
    area(shadow(SQUARE_HEAD), ink),
    area(both(BROW), ink),
    area('M-50 -8L-18 -6L-22 3L-44 3Z', white),
    area('M-38 -8L-27 -7L-27 2L-37 2Z', ink),
    area('M20 -6L48 -9L42 1L24 2Z', white),
    area(NOSE, ink),
    squareMouth(mouth, white, ink),
    area(CHIN, ink),
  ].join('')
}

function squareMouth(mouth: Mouth, white: string, ink: string): string {
  if (mouth === 'snarl') {
    const teeth = 'M-24 54L0 50L22 53L20 57L-22 59Z'
    return area('M-30 52L0 46L28 50L22 66L-24 68Z', ink) + area(teeth, white)
  }
  if (mouth === 'smirk') return area('M-26 56L4 56L24 48L26 51L6 61L-24 60Z', ink)
  return area('M-26 53L-4 51L20 52L22 56L-4 57L-26 58Z', ink)
}

/** The features of a narrow head with painted lips. */
export function narrowFace({ white, lips, ink }: HeadColours, pupil = ink): string {
  return [
    area(shadow(NARROW_HEAD, 'L5 97L8 72L3 60L7 44L2 34L13 18L6 -24L8 -100'), ink),
    area(both('M12 -30L30 -38L56 -34L58 -30L32 -33L13 -25Z'), ink),
    // Eyes: lid, white, pupil
    area('M-54 -16L-48 -20Q-30 -26 -14 -8Q-30 -16 -44 -12Z', ink),
    area('M-46 -12Q-30 -18 -17 -8Q-30 0 -44 -6Z', white),
    area('M-36 -14h11v10h-11Z', pupil),
    area('M54 -16L48 -20Q30 -26 14 -8Q30 -16 44 -12Z', ink),
    area('M46 -12Q30 -18 17 -8Q30 0 44 -6Z', white),
    area('M25 -14h11v10h-11Z', pupil),
    area('M-4 24L-8 29L6 30L8 26Z', ink),
    // Lips and the line between them
    area('M-20 52Q-10 44 0 48Q10 44 20 52Q0 56 -20 52Z', lips),
    area('M-18 54Q0 58 18 54Q8 68 0 67Q-8 68 -18 54Z', lips),
    area('M-21 51Q0 57 21 51Q0 60 -21 51Z', ink),
  ].join('')
}

/** What a cowl leaves bare: nose, mouth and chin. */
export function jaw({ skin, white, ink }: HeadColours, mouth: 'flat' | 'snarl' = 'flat'): string {
  const bare = 'M0 20L12 12L30 28L60 22L66 40L58 68L29 95L0 98'
  const dark = 'M0 20L12 12L30 28L60 22L66 40L58 68L29 95L6 98L10 62L3 50L9 40L2 34Z'
  const lips =
    mouth === 'snarl'
      ? area('M-30 54L0 47L28 52L22 68L-24 70Z', ink) +
        area('M-24 56L0 51L22 55L20 59L-22 61Z', white)
      : area('M-25 55L-4 52L20 54L21 58L-4 59L-25 60Z', ink)
  return [
    area(symmetric(bare), skin),
    area(dark, ink, `stroke="${ink}" stroke-width="2.5"`),
    area('M-6 27L-13 32L2 36L10 30Z', ink),
    lips,
    area('M-11 70L6 69L4 74L-7 74Z', ink),
  ].join('')
}

/** Two layers of fire behind a head. */
export function flames(outer: string, inner: string): string {
  const tall =
    'M0 -190L22 -150L34 -172L46 -128L70 -150L72 -104L104 -118L92 -70L116 -66L96 -30L112 -8L84 20L70 60L0 100'
  const low =
    'M0 -156L14 -126L28 -142L38 -106L58 -118L60 -82L84 -88L76 -52L92 -44L78 -14L86 6L66 30L0 80'
  return area(symmetric(tall), outer) + area(symmetric(low), inner)
}
