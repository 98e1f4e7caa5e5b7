import { area, line, outlined } from '../drawing/elements.ts'
import { polygon } from '../drawing/shapes.ts'
import type { HeadColours } from './colours.ts'
import { both, symmetric, webOn } from './mirrored.ts'
import { BUSTS, EGG_HEAD, MASKED_NECK, NARROW_HEAD } from './outlines.ts'
import { bust, eyesOn, inked, shadow } from './parts.ts'

// Masks that hide the whole face.

/** Hang from a cord that sags: the further out, the higher. */
const TEETH = [-84, -62, -40, -18, 4, 26, 48, 70]
  .map((x): readonly [number, number] => [x, 166 - Math.abs(x) * 0.22])
  .map(([x, y]) =>
    polygon([
      [x, y],
      [x + 14, y],
      [x + 7, y + 26],
    ]),
  )
  .join('')

/** Webbed from the nose, with large slanted eyes. */
export function webbedMask({ main, second, white, ink }: HeadColours): string {
  return [
    bust('broad', main, ink, { collar: area(both('M100 124L170 158L192 240L70 240Z'), second) }),
    area('M-40 104Q0 128 40 104L36 60L-36 60Z', main),
    area('M40 104Q24 116 8 118L12 84L36 70Z', ink),
    // Mask and web
    inked(symmetric(EGG_HEAD), main, ink),
    area(
      shadow(
        'M20 -102C56 -92 77 -66 77 -22C77 26 44 92 0 104',
        'C40 60 60 10 56 -30C52 -66 40 -88 20 -102',
      ),
      ink,
    ),
    line(
      webOn({ half: EGG_HEAD, centre: [0, 14], spokes: 14, rings: [0.26, 0.48, 0.7, 0.88] }),
      ink,
      2.4,
    ),
    // Eyes
    inked(both('M9 8C12 -20 42 -46 66 -42C70 -14 52 18 27 22C16 22 9 16 9 8Z'), ink, ink, 10),
    area(both('M14 6C18 -16 42 -37 61 -35C63 -14 48 13 27 16C19 16 14 13 14 6Z'), white),
  ].join('')
}

/** Two ragged eyes, many teeth and a tongue. */
export function fangedMask({ accent, white, lips, ink }: HeadColours): string {
  return [
    // Shoulders that drip
    area(symmetric(BUSTS.giant), ink),
    area(both('M64 92L150 112L136 128L124 120L108 152L98 122L82 138Z'), white),
    // Mask and eyes
    area(symmetric('M0 -112C54 -112 86 -76 86 -26C86 10 80 60 56 88C40 106 20 112 0 112'), ink),
    area(
      both(
        'M16 -6C14 -30 40 -62 72 -70C84 -60 80 -40 84 -30C70 -30 76 -18 60 -14C64 -6 46 -10 40 -2C30 4 20 2 16 -6Z',
      ),
      white,
    ),
    // Mouth, teeth, tongue
    area('M-66 26Q0 8 66 26Q62 70 30 94Q0 104 -30 94Q-62 70 -66 26Z', lips),
    area(
      'M-60 26L-52 50L-44 24L-34 56L-26 21L-15 54L-7 19L2 54L10 19L19 55L28 21L37 55L45 24L53 49L60 26Q0 8 -60 26Z',
      white,
    ),
    area(
      'M-40 82L-32 62L-24 90L-12 66L-4 98L8 66L18 94L28 64L38 80Q20 100 0 100Q-20 100 -40 82Z',
      white,
    ),
    area(
      'M-10 66C10 60 24 70 26 100C28 130 50 130 40 160C34 150 10 150 4 120C0 100 -4 90 -10 66Z',
      accent,
    ),
  ].join('')
}

/** A cat with a collar of teeth, in lines on ink. */
export function catMask({ white, ink, metal }: HeadColours): string {
  return [
    // Collar
    area(symmetric(BUSTS.broad), ink),
    area(TEETH, metal),
    line('M-100 130Q0 190 100 130', metal, 4),
    // Ears and mask
    area(both('M34 -80L56 -132L70 -62Z'), ink),
    area(both('M46 -92L56 -116L62 -80Z'), metal),
    area(symmetric(EGG_HEAD), ink),
    line('M-70 -40C-50 -90 -20 -98 0 -100M-74 10C-66 50 -40 86 -6 100', metal, 3),
    // Eyes, seams and whiskers
    area('M-60 -22C-44 -30 -22 -18 -12 2C-30 8 -52 2 -60 -22Z', white),
    area('M60 -22C44 -30 22 -18 12 2C30 8 52 2 60 -22Z', white),
    line(
      'M0 -98L0 -50M-20 -92L-10 -46M20 -92L10 -46M-10 24L0 30L10 24M0 30L0 46M-22 56Q0 46 22 56M-58 30L-26 34M58 30L26 34M-54 44L-26 42M54 44L26 42',
      metal,
      2.6,
    ),
  ].join('')
}

/** With a second colour around the eyes. */
export function plainMask(colours: HeadColours): string {
  const { main, second, ink } = colours
  const eyes = eyesOn(second, colours)
  return [
    bust('broad', main, ink),
    area(MASKED_NECK, main),
    // Mask
    inked(symmetric(EGG_HEAD), main, ink),
    area(shadow(EGG_HEAD, 'L8 102L14 40L24 10L10 -30L10 -104'), ink),
    // Eyes
    area(symmetric('M0 -30L16 -44L52 -50L70 -30L64 14L40 34L14 20L0 30'), second),
    area('M-58 -18L-14 0L-20 12L-48 6Z', eyes),
    area('M58 -18L14 0L20 12L48 6Z', eyes),
  ].join('')
}

/** Large eyes and a mark on the brow. */
export function narrowMask({ main, second, white, ink }: HeadColours): string {
  return [
    bust('narrow', main, ink),
    area('M-26 50L26 50L27 116Q0 136 -27 116Z', main),
    // Mask
    inked(symmetric(NARROW_HEAD), main, ink),
    area(shadow(NARROW_HEAD, 'L5 97L10 40L20 10L8 -30L8 -100'), ink),
    // Eyes
    outlined(
      both('M10 2C14 -22 38 -40 58 -38C58 -14 46 10 26 12C16 12 10 10 10 2Z'),
      white,
      ink,
      6,
    ),
    area(symmetric('M0 -60L12 -40L0 -14'), second),
  ].join('')
}
