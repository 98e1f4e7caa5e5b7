import { area, line } from '../../drawing/elements.ts'
import type { HeadColours } from '../colours.ts'
import { both, symmetric } from '../mirrored.ts'
import { BROW, HEAVY_HEAD, NARROW_HEAD, NOSE, SQUARE_HEAD } from '../outlines.ts'
import { inked, narrowFace, shadow, squareFace } from '../parts.ts'

/** A bare head and the neck that it sits on. */
export interface Face {
  neck: 'broad' | 'narrow'
  draw: (colours: HeadColours) => string
}

const ROUND_HEAD = 'M0 -98C50 -98 82 -70 84 -20C86 22 84 46 72 70C56 94 30 103 0 104'
const CHILD_HEAD = 'M0 -98C50 -98 80 -68 80 -18C80 24 66 58 44 78C30 90 14 95 0 96'
const LONG_HEAD = 'M0 -104C40 -104 64 -76 65 -34C66 0 62 24 58 44L46 76L22 102L0 105'

function squared(mouth: 'flat' | 'snarl' | 'smirk'): Face {
  return {
    neck: 'broad',
    draw: (colours) =>
      inked(symmetric(SQUARE_HEAD), colours.skin, colours.ink) + squareFace(colours, mouth),
  }
}

export const square = squared('flat')
export const smirking = squared('smirk')
export const snarling = squared('snarl')

export const narrow: Face = {
  neck: 'narrow',
  draw: (colours) =>
    inked(symmetric(NARROW_HEAD), colours.skin, colours.ink, 3) + narrowFace(colours),
}

/** Without pupils: eyes that glow. */
export const glowing: Face = {
  neck: 'narrow',
  draw: (colours) =>
    inked(symmetric(NARROW_HEAD), colours.skin, colours.ink, 3) +
    narrowFace(colours, colours.white),
}

const WRINKLES =
  'M-44 -44Q-20 -52 -4 -46M-38 -56Q-20 -62 -4 -58M-54 14Q-44 20 -34 18M-36 38Q-44 50 -40 66'

export const oldWoman: Face = {
  neck: 'narrow',
  draw: (colours) => narrow.draw(colours) + line(WRINKLES, colours.ink, 3),
}

export const oldMan: Face = {
  neck: 'broad',
  draw: (colours) => square.draw(colours) + line(WRINKLES, colours.ink, 3.5),
}

/** Full cheeks and a second chin. */
export const round: Face = {
  neck: 'broad',
  draw: ({ skin, white, ink }) =>
    [
      inked(symmetric(ROUND_HEAD), skin, ink),
      area(shadow(ROUND_HEAD), ink),
      area(both('M14 -16L28 -24L56 -22L58 -15L34 -17L15 -9Z'), ink),
      area('M-46 -6Q-32 -16 -18 -5Q-32 4 -46 -6Z', white),
      area('M-37 -10h10v11h-10Z', ink),
      area('M46 -6Q32 -16 20 -5Q32 4 46 -6Z', white),
      area('M-14 26Q-6 16 6 20L10 30L-2 36Z', ink),
      area('M-28 54Q-4 62 22 52L24 57Q-2 70 -28 60Z', ink),
      line('M-34 84Q-4 96 26 86M-62 22Q-52 34 -56 50', ink, 3),
    ].join(''),
}

/** Large eyes, low in the face. */
export const child: Face = {
  neck: 'narrow',
  draw: ({ skin, white, ink, lips }) =>
    [
      inked(symmetric(CHILD_HEAD), skin, ink, 3.5),
      area(shadow(CHILD_HEAD, 'L5 95L8 70L3 58L8 46L2 34L12 18L6 -24L8 -98'), ink),
      area(both('M16 -22Q36 -36 58 -24L56 -19Q36 -28 18 -17Z'), ink),
      area('M-56 4Q-36 -22 -14 4Q-34 20 -56 4Z', white),
      area('M-44 -8Q-34 -14 -26 -8L-26 10Q-34 14 -44 9Z', ink),
      area('M56 4Q36 -22 16 4Q34 20 56 4Z', white),
      area('M30 -8Q38 -14 44 -8L44 9Q38 13 30 9Z', ink),
      area('M-6 34L4 30L8 36L0 39Z', ink),
      area('M-22 58Q0 68 22 56Q12 76 -2 75Q-16 74 -22 58Z', lips),
      area('M-24 57Q0 67 24 55L22 60Q0 70 -22 61Z', ink),
    ].join(''),
}

/** Gaunt, with hollow cheeks. */
export const gaunt: Face = {
  neck: 'narrow',
  draw: ({ skin, white, ink }) =>
    [
      inked(symmetric(LONG_HEAD), skin, ink),
      area(shadow(LONG_HEAD), ink),
      area(both(BROW), ink),
      area('M-46 -8L-18 -6L-22 3L-42 3Z', white),
      area('M-36 -8h9v10h-9Z', ink),
      area('M20 -6L44 -9L40 1L24 2Z', white),
      area(NOSE, ink),
      area('M-56 26L-40 40L-34 66L-50 58Z', ink),
      area('M-22 60L-2 58L18 59L18 64L-22 65Z', ink),
      line('M-46 16Q-34 20 -24 14', ink, 3),
    ].join(''),
}

/** A small brow over a heavy jaw. */
export const heavy: Face = {
  neck: 'broad',
  draw: ({ skin, white, ink }) =>
    [
      area('M-62 40L62 40L66 104Q0 126 -66 104Z', skin),
      area('M-40 84L65 49L68 105Q30 117 10 118Z', ink),
      inked(symmetric(HEAVY_HEAD), skin, ink),
      area(shadow(HEAVY_HEAD, 'L8 102L12 70L4 60L10 40L4 26L22 10L8 -20L10 -86'), ink),
      area(both('M6 -14L26 -22L64 -20L62 -10L34 -12L10 -2Z'), ink),
      area('M-52 -6L-20 -4L-26 5L-46 4Z', white),
      area('M-40 -6h10v10h-10Z', ink),
      area('M52 -6L20 -4L26 5L46 4Z', white),
      area('M-16 26L-4 20L10 22L16 30L2 36L-12 34Z', ink),
      area('M-36 62L0 57L32 61L32 67L0 64L-36 69Z', ink),
      area('M-16 84L12 83L8 89L-12 89Z', ink),
    ].join(''),
}
