import type { Place, ThingName } from '../compositions/scene.ts'
import type { InkName } from '../eras.ts'

/** What the stories of a title are about, in things. */
export interface Subject {
  /** The most typical first. */
  things: readonly ThingName[]
  inks: readonly [main: InkName, second: InkName, accent: InkName]
  place: Place
}

export const PLACES = [
  'city',
  'space',
  'desert',
  'graves',
  'front',
  'hills',
  'sea',
  'room',
] as const satisfies readonly Place[]
