import { area } from '../drawing/elements.ts'
import type { HeadColours } from './colours.ts'
import { both, symmetric } from './mirrored.ts'
import { LAPEL, NARROW_HEAD, SQUARE_HEAD } from './outlines.ts'
import { bust, inked, type Mouth, narrowFace, neck, squareFace } from './parts.ts'

// A person from the back to the front. What makes somebody that person is given; the rest is the same.

export interface Person {
  /** Wings, arms, hair: what the shoulders hide in part. */
  behind?: string
  /** Instead of a jacket with lapels. */
  dress?: string
  /** Beards, masks, hats: what lies on the face. */
  front?: string
}

/** A square face, half in shadow. */
export function man(colours: HeadColours, person: Person, mouth: Mouth = 'flat'): string {
  const { main, second, skin, ink } = colours
  const jacket = () => bust('broad', main, ink, { collar: area(both(LAPEL), second) })
  return [
    person.behind ?? '',
    person.dress ?? jacket(),
    neck('broad', skin, ink),
    inked(symmetric(SQUARE_HEAD), skin, ink),
    squareFace(colours, mouth),
    person.front ?? '',
  ].join('')
}

/** A narrow face with painted lips. */
export function woman(colours: HeadColours, person: Person, pupil = colours.ink): string {
  const { main, skin, ink } = colours
  return [
    person.behind ?? '',
    person.dress ?? bust('narrow', main, ink),
    neck('narrow', skin, ink),
    inked(symmetric(NARROW_HEAD), skin, ink, 3),
    narrowFace(colours, pupil),
    person.front ?? '',
  ].join('')
}
