import type { EmblemName } from '../emblems/all.ts'
import { INK_NAMES, type InkName } from '../eras.ts'
import type { Build } from '../figures/builds.ts'
import type { HairBack } from '../figures/hair.ts'
import type { Pose } from '../figures/poses.ts'
import type { Topper } from '../figures/toppers.ts'
import type { HeadName } from '../heads/heads.ts'

/** What kind of story a character stands for: it decides the scenes they fit into. */
export type Genre = (typeof GENRE_NAMES)[number]
export const GENRE_NAMES = [
  'street',
  'tech',
  'war',
  'myth',
  'monster',
  'spy',
  'mutant',
  'villain',
  'cosmic',
  'horror',
  'royal',
  'mystic',
  'western',
  'romance',
  'kaiju',
  'space',
  'team',
  'humour',
] as const

/** What a character holds. */
export type Prop = (typeof PROP_NAMES)[number]
export const PROP_NAMES = ['shield', 'hammer', 'bow', 'board', 'claws'] as const

/** How much of a person a portrait shows, where the head alone would not tell who it is. */
type Crop = (typeof CROP_NAMES)[number]
export const CROP_NAMES = ['chest'] as const

/**
 * A colour of a costume: an ink, or one of the look's own. `skin` and `hair` are the look's too, so
 * that a fact about a person is written once.
 */
export type PlanColour = (typeof PLAN_COLOURS)[number]
export const PLAN_COLOURS = [...INK_NAMES, 'main', 'second', 'accent', 'hair'] as const

/** What is worn where. Left out means: not worn, or the same as what is below it. */
export interface CostumePlan {
  torso: PlanColour
  arms: PlanColour
  legs: PlanColour
  head: PlanColour
  gloves?: PlanColour
  boots?: PlanColour
  trunks?: PlanColour
  belt?: PlanColour
  /** The lower half of the face, below a cowl. */
  face?: PlanColour
  hair?: PlanColour
  /** Only with `hair`. */
  hairBack?: HairBack
  top?: Topper
  topColour?: PlanColour
  /** The sides of the torso. */
  flank?: PlanColour
  eyes?: PlanColour
  bigEyes?: boolean
  mark?: EmblemName
  markColour?: PlanColour
  markScale?: number
}

/** How a character is drawn, in words that every era has an ink for. */
export interface Look {
  main: InkName
  second: InkName
  accent: InkName
  /** Only where it is a fact of the character. */
  skin?: InkName
  /** Only where it is a fact of the character; the colour of the skin where the head is bald. */
  hair?: InkName
  lips?: InkName
  metal?: InkName
  head: HeadName
  emblem: EmblemName
  build: Build
  genre: Genre
  cape?: InkName
  /** Those that suit the character, the most typical first. */
  poses: readonly Pose[]
  prop?: Prop
  crop?: Crop
  /** Stands in flames. */
  aura?: boolean
  /** Has no body of a human shape: an animal, or somebody who is all head. Only the head or the emblem is drawn. */
  bodiless?: boolean
  /** Somebody without a costume of whom we know no face: the emblem tells more than the mask. */
  unseen?: boolean
  costume: CostumePlan
}
