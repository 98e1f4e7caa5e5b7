import type { Chance } from '../drawing/seed.ts'
import type { EmblemName } from '../emblems/all.ts'
import type { Era, InkName, Inks } from '../eras.ts'
import type { Genre, Look } from '../looks/look.ts'
import type { MotifName } from '../scenery/motifs.ts'

/** Somebody on the cover, who is in the issue. */
export interface Person {
  name: string
  look: Look
  /** What they are in the stories; left out where nobody has said. */
  role?: 'hero' | 'villain' | 'antihero' | 'supporting' | 'group'
}

/** Something that stands for a story without a face. */
export type ThingName = MotifName | EmblemName

/** Where the things of a still life lie. */
export type Place = 'city' | 'space' | 'desert' | 'graves' | 'front' | 'hills' | 'sea' | 'room'

/** What a composition paints: a page of 400 by 600, of which the masthead leaves top to bottom. */
export interface Scene {
  era: Era
  inks: Inks
  chance: Chance
  lead: Person
  /** Further characters of the issue, the lead not among them; often nobody. */
  others: readonly Person[]
  /** What is seen where there is no face; `first` is the thing whose turn it is. */
  still?: { things: readonly ThingName[]; place: Place; first: number }
  genre: Genre
  /** The number of the issue, as it is printed. */
  number: string
  /** Goes up with the number: for what shall differ between neighbours. */
  step: number
  /** Goes up each time that a series returns to the composition; left out where there is no series. */
  turn?: number
  /** The free part of the page. */
  top: number
  bottom: number
  /** The background, and a darker neighbour of it by hue. */
  field: string
  fieldName: InkName
  shade: string
  night: string
  glow: string
  /** The spark: bright, and never like the field. */
  pop: string
  moonlight: string
  /** Between panels. */
  gutter: string
  /** From dot to dot of the printing screen. */
  cell: number
  /** The lead's colours as inks. */
  main: string
  second: string
  /** 1, or less where the picture must be lighter: fewer lines, windows, shards. */
  detail: number
  /** In these eras figures may stand over the letters of the masthead. */
  mayOverlap: boolean
  isCosmic: boolean
  /** A field for each of several people, all different. */
  fields: readonly string[]
  /** An id that no other picture has, so that pictures can stand in one page. */
  id(name: string): string
}

/** A painted page in layers. */
export interface Painting {
  defs?: string
  back: string
  middle: string
  front: string
  /** What lies behind the masthead, to choose its colour by. */
  ground: string
  /** The lower corner that is free for the burst of a key issue. */
  free?: 'left' | 'right'
  /** The foot is busy: the line with the number gets a strip of its own. */
  footStrip?: true
}

export type Composition = (scene: Scene) => Painting

export interface Frame {
  left: number
  top: number
  right: number
  bottom: number
}
