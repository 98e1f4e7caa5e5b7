import { area, outlined } from '../drawing/elements.ts'
import type { HeadColours } from './colours.ts'
import { both, symmetric } from './mirrored.ts'
import { LAPEL, NARROW_HEAD, SQUARE_HEAD } from './outlines.ts'
import { bust, inked, neck, shadow, squareFace } from './parts.ts'

// Faces with short hair.

/** Combed to one side, over a jacket. */
export function shortHair(colours: HeadColours): string {
  const { main, second, skin, hair, ink } = colours
  return [
    bust('broad', main, ink, { collar: area(both(LAPEL), second) }),
    // Face
    neck('broad', skin, ink),
    inked(symmetric(SQUARE_HEAD), skin, ink),
    squareFace(colours),
    // Hair
    area(
      'M-10 -118C-64 -116 -86 -78 -78 -16L-66 -6C-66 -40 -56 -62 -34 -60C0 -54 40 -64 56 -46C66 -34 68 -20 70 -4L78 -14C86 -80 50 -120 -10 -118Z',
      hair,
    ),
    area('M30 -112C66 -98 84 -66 78 -14L70 -4C68 -20 66 -34 56 -46C60 -70 50 -92 30 -112Z', ink),
  ].join('')
}

/** A hairline in three points, pointed ears and a snarl. */
export function pointedHairline(colours: HeadColours): string {
  const { main, second, skin, hair, ink } = colours
  return [
    bust('broad', main, ink, { collar: area(both(LAPEL), second) }),
    // Face
    neck('broad', skin, ink),
    inked(symmetric(SQUARE_HEAD), skin, ink),
    squareFace(colours, 'snarl'),
    // Hair and ears
    area(
      'M0 -114C44 -116 76 -92 74 -44L70 -16L60 -52L20 -62L0 -44L-20 -62L-60 -52L-70 -16L-74 -44C-76 -92 -44 -116 0 -114Z',
      hair,
    ),
    inked(both('M68 -6L84 -24L80 10L72 26Z'), skin, ink, 3),
  ].join('')
}

/** A band around the brow. */
export function headBand(colours: HeadColours): string {
  const { main, second, accent, skin, hair, ink } = colours
  return [
    bust('broad', main, ink, { collar: area(both(LAPEL), second) }),
    // Face
    neck('broad', skin, ink),
    inked(symmetric(SQUARE_HEAD), skin, ink),
    squareFace(colours),
    // Hair and band
    area(symmetric('M0 -122C60 -122 92 -88 84 -36L70 -28L66 -56L0 -62'), hair),
    inked('M-76 -60Q0 -84 76 -60L76 -42Q0 -66 -76 -42Z', accent, ink, 3),
  ].join('')
}

/** An eye mask under a fringe. */
export function shortHairAndEyeMask(colours: HeadColours): string {
  const { main, second, skin, hair, white, ink } = colours
  return [
    // Hair behind
    area(symmetric('M0 -114C54 -116 84 -80 84 -30L80 0L60 -30L0 -50'), hair),
    bust('broad', main, ink, { collar: area(both(LAPEL), second) }),
    // Face
    neck('broad', skin, ink),
    inked(symmetric(SQUARE_HEAD), skin, ink),
    squareFace(colours),
    // Mask
    area(symmetric('M0 -12L14 -22L50 -30L74 -24L70 2L44 16L16 8L0 16'), ink),
    area('M-52 -12L-16 -4L-22 5L-46 3Z', white),
    area('M52 -12L16 -4L22 5L46 3Z', white),
    // Hair
    area(
      'M-10 -116C-60 -114 -84 -78 -78 -20C-66 -50 -50 -66 -30 -60C0 -50 40 -60 56 -44C66 -34 74 -24 78 -16C86 -80 50 -118 -10 -116Z',
      hair,
    ),
    area('M30 -110C66 -96 84 -66 78 -16C74 -24 66 -34 56 -44C60 -70 50 -90 30 -110Z', ink),
  ].join('')
}

/** A goatee between the wings of a tall collar. */
export function goateeAndCollar(colours: HeadColours): string {
  const { main, second, accent, skin, white, ink } = colours
  return [
    // Collar and tunic
    outlined(symmetric('M0 70L50 80L110 -40L136 40L190 130L200 240L0 240'), main, ink, 4),
    area('M50 80L110 -40L136 40L190 130L200 240L70 240Z', ink),
    area(both('M30 104L96 0L108 30L50 140Z'), accent),
    area(symmetric('M0 110L44 100L60 130L40 240L0 240'), second),
    // Face
    neck('broad', skin, ink),
    inked(symmetric(SQUARE_HEAD), skin, ink),
    squareFace(colours),
    // Moustache and goatee
    area('M-16 44L16 44L30 52L26 60L18 52L-18 52L-26 60L-30 52Z', ink),
    area('M-12 66L10 66L14 96L0 104L-14 96Z', ink),
    // Hair
    area(
      'M-6 -112C-60 -112 -84 -76 -76 -10L-66 -20C-66 -50 -50 -66 -20 -66C20 -66 50 -60 62 -34L70 -10C84 -70 60 -112 -6 -112Z',
      ink,
    ),
    area('M-78 -50L-76 -8L-66 -18L-66 -44Z', white),
  ].join('')
}

/** Fangs and a widow’s peak between the wings of a collar. */
export function fangsAndCollar({ main, second, skin, white, lips, ink }: HeadColours): string {
  return [
    // Collar
    area(symmetric('M0 60L60 90L150 20L176 100L200 240L0 240'), ink),
    area(both('M20 110L140 44L160 110L60 200Z'), main),
    area('M60 90L150 20L176 100L190 180L90 200Z', ink, 'fill-opacity=".5"'),
    // Head and ears
    neck('broad', skin, ink),
    inked(both('M68 0L86 -26L82 14L72 30Z'), skin, ink, 3),
    inked(symmetric(NARROW_HEAD), skin, ink, 3),
    area(shadow(NARROW_HEAD, 'L5 97L10 62L3 50L9 38L3 26L17 8L7 -30L8 -100'), ink),
    // Hair
    area(symmetric('M0 -116C50 -118 80 -86 78 -40L72 0L62 -20L58 -50L36 -70L20 -74L0 -34'), ink),
    area('M-60 -84Q-40 -106 -10 -104Q-40 -94 -54 -70Z', second),
    // Brows and eyes
    area(both('M8 -10L24 -24L58 -34L60 -28L30 -14L12 -2Z'), ink),
    area('M-48 -8L-18 -2L-24 6L-44 4Z', lips),
    area('M48 -8L18 -2L24 6L44 4Z', lips),
    // Nose and fangs
    area('M-4 24L-10 30L2 34L10 28Z', ink),
    area('M-30 52L0 48L28 52L20 62L-22 62Z', ink),
    area('M-24 53L22 53L20 56L16 56L13 70L9 56L-11 56L-15 70L-19 56L-22 56Z', white),
    area('M-14 70L-12 82L-17 82Z', lips),
  ].join('')
}
