import type { Person, Place, ThingName } from '../compositions/scene.ts'
import type { Genre } from '../looks/look.ts'

/** What a cover without a known face shows. */
interface StillLife {
  /** The most important first. */
  things: readonly ThingName[]
  place: Place
  /** They take turns with the lead, who may be of no name, as the rider of many a western is. */
  hasStandIn: boolean
}

/** All that a cover states; nothing on it comes from anywhere else. */
export interface CoverFacts {
  series: string
  /** As it is printed: `15`, `-1`, `33.1`; empty for a book. */
  number: string
  year: number
  /** 1 to 12. */
  month: number
  /** The person in front; where no face is known, whose colours and emblem the cover has. */
  lead: Person
  /** Who else is known to be in it. */
  others: readonly Person[]
  /** The first of the others is whom the issue is known for. */
  isAbout: boolean
  /** Things, where no face is known or they take turns with one. */
  still: StillLife | null
  genre: Genre
  /** The title of the event it is part of. */
  event: string | null
  /** What a key issue is known for, in up to three short lines. */
  key: readonly string[]
  /** In dollars; 0 when not known. */
  price: number
  /** The person's name, or the genre's, for the strip of the seventies. */
  strip: string
  /** Another cover of the same issue looks different; 0 for the issue itself. */
  variant: number
  /** A book has a spine, and what is read on a screen has a sign of it. */
  make: 'issue' | 'book' | 'digital'
  /** How many series of that title came out before. */
  volume: number
  /** How many earlier comics state all of this too: their later volume gets a picture of its own. */
  twin: number
}
