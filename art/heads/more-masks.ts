import { area, circle, line, outlined } from '../drawing/elements.ts'
import { cowboy } from './anthology.ts'
import type { HeadColours } from './colours.ts'
import { webbedMask } from './masks.ts'
import { both, symmetric } from './mirrored.ts'
import { COWL_EDGE, EGG_HEAD, MASKED_NECK, SQUARE_HEAD } from './outlines.ts'
import { bust, inked, jaw, neck, shadow } from './parts.ts'
import { flowing } from './people/hair-of-women.ts'
import { curls, ring } from './people/person.ts'

// Masks and cowls with a sign of their own.

const EYES = 'M-54 -12L-14 -2L-20 10L-46 6ZM54 -12L14 -2L20 10L46 6Z'

function cowl(colours: HeadColours, mouth: 'flat' | 'snarl' = 'flat'): string {
  const { main, ink } = colours
  return [
    bust('broad', main, ink),
    neck('broad', main, ink),
    inked(symmetric(SQUARE_HEAD), main, ink),
    area(shadow(SQUARE_HEAD, COWL_EDGE), ink),
    jaw(colours, mouth),
  ].join('')
}

/** A boomerang across the brow. */
function chevronCowl(colours: HeadColours): string {
  const { second, white, ink } = colours
  return [
    cowl(colours),
    inked(symmetric('M0 -44L52 -104L82 -74L74 -50L0 12'), second, ink, 4),
    area(EYES, ink),
    area('M-50 -8L-18 0L-22 7L-45 3ZM50 -8L18 0L22 7L45 3Z', white),
  ].join('')
}

/** A beak over the nose, and wings that rise from the brow. */
function hawkCowl(colours: HeadColours): string {
  const { main, second, white, ink } = colours
  return [
    inked(both('M40 -60L116 -164L104 -90L128 -96L86 -10Z'), main, ink),
    cowl(colours),
    inked(symmetric('M0 -66L26 -40L34 -12L14 18L0 46'), second, ink, 4),
    area('M4 -62L26 -40L34 -12L14 18L2 44Z', ink, 'fill-opacity=".6"'),
    area('M-60 -16L-26 -4L-32 8L-54 2ZM60 -16L30 -4L34 8L54 2Z', white),
  ].join('')
}

/** Fins at the temples, a dome above and a moustache below. */
function domedCowl(colours: HeadColours): string {
  const { main, second, hair, white, ink } = colours
  return [
    bust('broad', main, ink),
    neck('broad', main, ink),
    inked(both('M60 -70L140 -110L112 -50L136 -20L72 10Z'), second, ink),
    inked(symmetric('M0 -142C56 -142 88 -104 84 -52L74 6L69 40L60 70L30 97L0 100'), main, ink),
    area(
      shadow('M12 -142C60 -138 88 -104 84 -52L74 6L69 40L60 70L30 97L0 100', 'L6 20L7 -30L8 -142'),
      ink,
    ),
    area('M-10 -142L0 -30L10 -142Z', second),
    jaw(colours),
    area('M0 38L-22 44L-44 70L-38 78L-18 58L0 52L18 58L38 76L44 68L22 44Z', hair),
    area(EYES, ink),
    area('M-50 -8L-18 0L-22 7L-45 3ZM50 -8L18 0L22 7L45 3Z', white),
  ].join('')
}

/** Rays like those of a rising sun. */
function sunCowl(colours: HeadColours): string {
  const { accent, main, white, ink } = colours
  return [
    inked(
      symmetric('M0 -214L18 -130L70 -190L62 -110L130 -140L92 -70L150 -64L96 -24L130 10L60 20L0 0'),
      main,
      ink,
    ),
    cowl(colours),
    circle([0, -60], 24, accent, `stroke="${ink}" stroke-width="4"`),
    area(EYES, ink),
    area('M-50 -8L-18 0L-22 7L-45 3ZM50 -8L18 0L22 7L45 3Z', white),
  ].join('')
}

/** A web and a hood with the sleeves cut off. */
function hoodedWeb(colours: HeadColours): string {
  const { second, ink } = colours
  return [
    webbedMask(colours),
    inked(
      symmetric('M0 144L34 106L66 78L112 110L170 140L192 240L60 240L40 180L0 172'),
      second,
      ink,
    ),
    area('M66 78L112 110L170 140L192 240L90 240L76 160Z', ink, 'fill-opacity=".75"'),
  ].join('')
}

/** A rider with a mask. */
function maskedRider(colours: HeadColours): string {
  const { white, ink } = colours
  return (
    cowboy(colours) +
    area(symmetric('M0 -34L70 -38L74 -10L48 10L16 4L0 12'), ink) +
    area('M-52 -22L-18 -16L-24 -6L-46 -8ZM52 -22L18 -16L24 -6L46 -8Z', white)
  )
}

const FUR = curls(ring([0, 140], 116, 38, 16), [0, 140], 1.12)

/** A hood of cloth held by a crown, over fur. */
function crownedMask({ main, second, white, ink }: HeadColours): string {
  return [
    bust('broad', main, ink),
    area(FUR, white, `stroke="${ink}" stroke-width="4"`),
    area('M-44 56L44 56L52 128Q0 148 -52 128Z', main),
    inked(symmetric(EGG_HEAD), main, ink),
    area(shadow(EGG_HEAD, 'L8 102L14 40L24 10L10 -30L10 -104'), ink),
    line('M-60 40Q-40 60 -44 90M-40 30Q-26 50 -28 80', ink, 4),
    // Crown
    inked(
      'M-82 -44L-86 -92L-58 -74L-44 -112L-20 -82L0 -124L20 -82L44 -112L58 -74L86 -92L82 -44Q0 -70 -82 -44Z',
      second,
      ink,
    ),
    area('M44 -112L58 -74L86 -92L82 -44L36 -56Z', ink, 'fill-opacity=".7"'),
    // Eyes
    area(both('M8 2L26 -20L62 -24L58 2L30 12Z'), second),
    area('M-52 -14L-18 -2L-26 6L-48 0ZM52 -14L18 -2L26 6L48 0Z', white),
    area('M-40 -10h9v12h-9Z', ink),
  ].join('')
}

const SKULL = 'M0 -80C40 -80 60 -56 60 -22C60 0 54 12 50 26L44 42L36 46L34 80L18 92L0 94'

/** A skull in a hood. */
function hoodedSkull({ main, accent, white, ink }: HeadColours): string {
  return [
    outlined(
      symmetric('M0 -148C40 -146 106 -112 110 -30C112 40 124 90 180 140L200 240L0 240'),
      main,
      ink,
      4,
    ),
    area(
      'M50 -128C90 -100 108 -70 110 -30C112 40 124 90 180 140L200 240L60 240L90 110L88 -20Z',
      ink,
      'fill-opacity=".8"',
    ),
    area(symmetric('M0 -108C48 -102 86 -68 88 -16C88 40 78 84 72 130L0 160'), ink),
    inked(symmetric(SKULL), white, ink, 4),
    area(
      'M20 -78C48 -70 60 -50 60 -22C60 0 54 12 50 26L44 42L36 46L34 80L18 92L6 93L10 56L24 38L18 18L38 0L42 -36Z',
      ink,
      'fill-opacity=".85"',
    ),
    area(both('M12 -12C16 -32 40 -34 50 -20C52 2 38 14 24 10C14 6 10 0 12 -12Z'), ink),
    circle([-31, -8], 7, accent),
    circle([31, -8], 7, accent),
    area('M-9 34L0 14L9 34L4 38L0 32L-4 38Z', ink),
    line('M-34 58H34M-24 50V76M-12 50V80M0 50V82M12 50V80M24 50V76', ink, 4),
    circle([-66, 150], 16, accent, `stroke="${ink}" stroke-width="4"`),
    circle([66, 150], 16, accent, `stroke="${ink}" stroke-width="4"`),
  ].join('')
}

/** A skull painted on a dark mask. */
function paintedSkull({ main, accent, white, ink }: HeadColours): string {
  return [
    bust('broad', main, ink),
    area('M-130 136L-90 126L20 240L-40 240ZM130 136L90 126L-20 240L40 240Z', white),
    area(MASKED_NECK, main),
    inked(symmetric(EGG_HEAD), main, ink),
    area(symmetric(SKULL), white),
    area(both('M10 -10C16 -36 46 -38 56 -20C58 6 40 18 24 12C12 8 8 2 10 -10Z'), ink),
    area('M-44 -12L-20 -6L-26 2L-40 0ZM44 -12L20 -6L26 2L40 0Z', accent),
    area('M-9 34L0 14L9 34L4 38L0 32L-4 38Z', ink),
    line('M-36 58H36M-24 48V78M-12 48V84M0 48V86M12 48V84M24 48V78', ink, 5),
    area('M77 -22C77 26 44 92 8 103L36 80L50 26L60 -22L44 -70L30 -98C60 -88 77 -62 77 -22Z', ink),
  ].join('')
}

/** Pale, with a dark patch for each eye and a tall collar. */
function patchedMask({ main, second, white, ink }: HeadColours): string {
  return [
    bust('broad', second, ink),
    inked(both('M34 112L78 30L114 56L122 120L64 168Z'), second, ink),
    area(MASKED_NECK, main),
    inked(symmetric(EGG_HEAD), main, ink),
    area(
      'M30 -98C64 -84 77 -60 77 -22C77 26 44 92 8 103C40 70 56 20 52 -20C50 -56 44 -80 30 -98Z',
      ink,
    ),
    area(both('M6 6L18 -34L70 -44L74 -6L56 26L24 30Z'), ink),
    area('M-56 -18L-16 -4L-24 8L-48 2ZM56 -18L16 -4L24 8L48 2Z', white),
    line('M-4 40V92', ink, 4),
  ].join('')
}

/** Ragged eyes and a jaw of points, as a skull is drawn on a dare. */
function jaggedMask({ main, second, ink }: HeadColours): string {
  return [
    bust('broad', main, ink),
    inked(symmetric('M0 120L30 150L70 130L60 170L110 160L80 200L0 236'), second, ink, 3),
    area(MASKED_NECK, main),
    inked(symmetric(EGG_HEAD), main, ink),
    area(
      'M30 -98C64 -84 77 -60 77 -22C77 26 44 92 8 103C40 70 56 20 52 -20C50 -56 44 -80 30 -98Z',
      ink,
    ),
    area(both('M8 0L20 -30L30 -20L44 -60L50 -36L70 -50L66 -16L74 -10L50 14L24 18Z'), second),
    area(both('M20 0L34 -24L58 -32L52 -8L30 6Z'), ink),
    area(both('M10 30L20 44L26 30L34 62L22 84L12 60L4 90L0 40Z'), second),
  ].join('')
}

/** A face of gold, with slits. */
function goldenFace(colours: HeadColours): string {
  const { main, second, ink } = colours
  return [
    flowing.back?.(colours),
    bust('narrow', second, ink),
    area('M-26 60L26 60L30 118L-30 118Z', second),
    inked(symmetric('M0 -96C42 -96 66 -70 66 -30C66 10 58 40 44 66C32 88 16 98 0 100'), main, ink),
    area(
      'M8 -96C46 -92 66 -68 66 -30C66 10 58 40 44 66C32 88 16 98 5 99L10 60L4 30L14 10L8 -30Z',
      ink,
      'fill-opacity=".85"',
    ),
    area('M-50 -14Q-30 -30 -12 -8Q-32 -2 -50 -14ZM50 -14Q30 -30 12 -8Q32 -2 50 -14Z', ink),
    line('M-4 -4L-10 30L6 32M-18 58H18', ink, 4),
    flowing.front(colours),
  ].join('')
}

/** Golden and without a mouth, in a hood. */
function goldenHood({ main, second, white, ink }: HeadColours): string {
  return [
    outlined(
      symmetric('M0 -146C40 -144 106 -110 110 -30C112 40 124 90 180 140L200 240L0 240'),
      main,
      ink,
      4,
    ),
    area(
      'M50 -126C90 -100 108 -70 110 -30C112 40 124 90 180 140L200 240L60 240L90 110L88 -20Z',
      ink,
      'fill-opacity=".8"',
    ),
    area(symmetric('M0 -104C44 -98 82 -66 84 -16C84 40 76 84 70 130L0 150'), ink),
    inked(symmetric('M0 -84C40 -84 60 -60 60 -22C60 20 50 56 30 84L0 100'), second, ink),
    area(
      'M6 -84C42 -82 60 -60 60 -22C60 20 50 56 30 84L5 99L10 60L4 30L14 10L8 -30Z',
      ink,
      'fill-opacity=".8"',
    ),
    inked('M-46 -20L-12 -14L-16 -2L-42 -4ZM46 -20L12 -14L16 -2L42 -4Z', white, ink, 6),
    line('M-2 -6L-8 30L6 32M-30 44L-20 74M-14 50L-10 84', ink, 4),
  ].join('')
}

/** Wings of a ray from the shoulders to the brow. */
function mantaMask({ main, second, white, ink }: HeadColours): string {
  return [
    inked(
      both('M10 -112C70 -120 100 -60 150 -40L232 10C180 20 160 60 150 110L60 130Z'),
      second,
      ink,
    ),
    bust('broad', main, ink),
    area(MASKED_NECK, main),
    inked(symmetric(EGG_HEAD), main, ink),
    area(shadow(EGG_HEAD, 'L8 102L14 40L24 10L10 -30L10 -104'), ink),
    inked(symmetric('M0 -104L20 -96L26 -40L60 -20L56 12L24 22L12 60L0 100'), second, ink, 3),
    inked('M-52 -14L-16 -2L-22 9L-46 4ZM52 -14L16 -2L22 9L46 4Z', white, ink, 5),
  ].join('')
}

export const MORE_MASKS = {
  goldhood: goldenHood,
  manta: mantaMask,
  chevron: chevronCowl,
  hawkcowl: hawkCowl,
  domedcowl: domedCowl,
  suncowl: sunCowl,
  hoodedweb: hoodedWeb,
  maskedrider: maskedRider,
  crownmask: crownedMask,
  skullhood: hoodedSkull,
  skullpaint: paintedSkull,
  patches: patchedMask,
  jagged: jaggedMask,
  goldface: goldenFace,
}
