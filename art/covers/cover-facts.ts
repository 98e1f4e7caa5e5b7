import type { Person } from '../compositions/scene.ts'
import type { Genre } from '../looks/look.ts'

/** All that a cover states; nothing on it comes from anywhere else. */
export interface CoverFacts {
  series: string
  /** As it is printed: `15`, `-1`, `33.1`; empty for a book. */
  number: string
  year: number
  /** 1 to 12. */
  month: number
  /** The person in front; a stand-in of the genre where nobody is known. */
  lead: Person
  /** Who else is known to be in it. */
  others: readonly Person[]
  genre: Genre
  /** The title of the event it is part of. */
  event: string | null
  /** What a key issue is known for, in one or two short lines. */
  key: readonly string[]
  /** In dollars; 0 when not known. */
  price: number
  /** The person's name, or the genre's, for the strip of the seventies. */
  strip: string
  /** Another cover of the same issue looks different. */
  variant: number
  /** How many earlier comics state all of this too: their later volume gets a picture of its own. */
  twin: number
}
