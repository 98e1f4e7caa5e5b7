import type { HairBack } from './hair.ts'
import type { Topper } from './toppers.ts'

/** What a figure wears. Colours are ready for an attribute; what is left out is not drawn. */
export interface Costume {
  torso: string
  arms: string
  legs: string
  head: string
  gloves?: string
  boots?: string
  trunks?: string
  belt?: string
  /** Skin below a mask that ends above the mouth. */
  face?: string
  hair?: string
  /** Only with `hair`. */
  hairBack?: HairBack
  top?: Topper
  /** Otherwise that of the head. */
  topColour?: string
  /** Both sides of the torso. */
  flank?: string
  eyes?: string
  bigEyes?: boolean
  /** The path of an emblem, in -100..100. */
  mark?: string
  /** Otherwise the ink. */
  markColour?: string
  markScale?: number
  markRule?: 'evenodd' | 'nonzero'
  cape?: string
}
