import { area, circle, line, outlined } from '../drawing/elements.ts'
import type { HeadColours } from './colours.ts'
import { both, symmetric } from './mirrored.ts'
import { NARROW_HEAD, SQUARE_HEAD } from './outlines.ts'
import { bust, inked, narrowFace, neck, squareFace } from './parts.ts'

// Helmets and crowns that reach far above the head.

/** Wings, long hair and a beard. */
export function wingedHelmet(colours: HeadColours): string {
  const { main, second, skin, hair, white, ink, metal } = colours
  return [
    // Hair and chest
    outlined(
      symmetric('M0 -60L70 -60C94 0 88 60 122 128L108 176L66 150L40 180L0 150'),
      hair,
      ink,
      4,
    ),
    bust('broad', second, ink, { collar: area(both('M60 122L176 160L150 196L64 148Z'), main) }),
    circle([-74, 168], 17, metal, `stroke="${ink}" stroke-width="3"`),
    circle([74, 168], 17, metal, `stroke="${ink}" stroke-width="3"`),
    // Face
    neck('broad', skin, ink),
    inked(symmetric(SQUARE_HEAD), skin, ink),
    squareFace(colours),
    // Beard
    area('M-69 34L-58 72L-30 98L0 101L30 98L58 72L69 34L56 52L34 44L0 42L-34 44L-56 52Z', hair),
    area('M-24 56L22 54L20 61L-20 62Z', ink),
    area('M69 34L58 72L30 98L4 101L10 64L34 44L56 52Z', ink, 'fill-opacity=".85"'),
    // Helmet
    inked(symmetric('M0 -112C52 -112 80 -80 80 -34L82 -4L64 -18L58 -34L0 -46'), metal, ink),
    area('M30 -106C62 -94 80 -70 80 -34L82 -4L64 -18L58 -34L44 -38Q58 -70 30 -106Z', ink),
    // Wings
    inked(
      both(
        'M74 -26C78 -70 98 -110 130 -140C128 -118 134 -108 140 -98C130 -94 128 -84 132 -72C120 -72 116 -62 118 -48C104 -48 96 -30 78 -10Z',
      ),
      white,
      ink,
      4,
    ),
    line(both('M84 -32L122 -112M88 -26L118 -76'), ink, 3),
  ].join('')
}

/** Long curved horns over a smirk. */
export function curvedHorns(colours: HeadColours): string {
  const { main, second, skin, ink } = colours
  return [
    // Hair and shoulders
    area(symmetric('M0 -40L70 -40C84 20 78 70 100 120L60 130L0 90'), ink),
    outlined(symmetric('M0 90L60 104C110 110 180 140 200 240L0 240'), main, ink, 4),
    area('M20 110L60 104C110 110 180 140 200 240L70 240Z', ink),
    area(symmetric('M0 130L50 100L80 116L40 180L0 200'), second),
    // Face
    neck('broad', skin, ink),
    inked(symmetric(NARROW_HEAD), skin, ink, 3),
    squareFace(colours, 'smirk'),
    // Horns
    inked(
      both(
        'M30 -84C40 -130 96 -130 104 -180C106 -206 96 -220 84 -232C122 -226 142 -196 138 -160C134 -116 86 -100 70 -60Z',
      ),
      second,
      ink,
    ),
    area(
      both(
        'M84 -232C122 -226 142 -196 138 -160C136 -140 122 -126 110 -116C126 -140 128 -190 84 -232Z',
      ),
      ink,
    ),
    // Helmet
    inked(
      symmetric('M0 -108C50 -108 76 -78 78 -34L80 30L66 54L60 10L56 -22L20 -30L0 -8'),
      second,
      ink,
    ),
    area('M40 -98C66 -86 77 -64 78 -34L80 30L66 54L62 20L66 -40Q60 -80 40 -98Z', ink),
  ].join('')
}

/** A tower at each ear, far above a small face. */
export function toweredHelmet({ main, second, skin, white, ink }: HeadColours): string {
  return [
    // Shoulders
    outlined(symmetric('M0 80L80 96L200 120L240 240L0 240'), main, ink, 4),
    area('M30 100L80 96L200 120L240 240L40 240Z', ink),
    area(symmetric('M0 140L60 120L96 136L80 170L0 190'), second),
    // Towers
    inked(both('M58 -40L96 -64L104 -150L128 -186L124 -60L110 30L70 40Z'), main, ink),
    area(both('M70 -34L104 -56L112 -140L118 -150L114 -56L104 18L74 24Z'), second),
    // Helmet
    inked(
      symmetric(
        'M0 -150L20 -140L40 -104L66 -80L76 -30L76 40L62 88L40 104L36 62L44 10L20 -14L0 -24',
      ),
      main,
      ink,
    ),
    // Face
    area(symmetric('M0 -24L20 -14L44 10L40 70L24 96L0 100'), skin),
    area('M0 -24L20 -14L44 10L40 70L24 96L6 98L10 62L3 50L9 40L3 26L14 8Z', ink),
    // Ridge
    area(symmetric('M0 -150L14 -140L10 -60L0 -30'), second),
    // Features
    area('M-40 12L-12 2L-10 10L-16 18L-36 18Z', ink),
    area('M-36 13L-16 10L-18 15L-34 17Z', white),
    area('M36 13L16 10L18 15L34 17Z', white),
    area('M-5 30L-11 35L2 38L9 33Z', ink),
    area('M-22 58L0 55L18 57L18 61L-22 62Z', ink),
    // Shadow
    area('M50 -96L66 -80L76 -30L76 40L62 88L40 104L46 60L54 0Z', ink),
    area(both('M96 -64L104 -150L108 -156L106 -60Z'), ink),
  ].join('')
}

/** A two-pointed crown on long hair. */
export function pointedCrown(colours: HeadColours): string {
  const { main, second, skin, hair, ink } = colours
  return [
    // Hair behind
    outlined(
      symmetric('M0 -118C60 -120 94 -80 92 -30C90 20 104 60 120 110L112 190L70 170L60 60L0 40'),
      hair,
      ink,
      4,
    ),
    line('M-84 0C-86 60 -104 90 -100 160M84 0C86 60 104 90 100 160', ink, 3),
    bust('narrow', main, ink, { collar: area(both('M24 100L132 152L120 176L30 140Z'), second) }),
    // Face
    neck('narrow', skin, ink),
    inked(symmetric(NARROW_HEAD), skin, ink, 3),
    narrowFace(colours),
    // Hair in front
    area(
      'M0 -114C60 -116 88 -74 82 -20C78 10 74 40 66 60C66 20 64 -10 58 -34L0 -70L-58 -34C-64 -10 -66 20 -66 60C-74 40 -78 10 -82 -20C-88 -74 -60 -116 0 -114Z',
      hair,
    ),
    // Crown
    inked(
      'M0 -56L-16 -66L-34 -112L-56 -60L-60 -20L-66 30L-74 30L-78 -40C-74 -90 -44 -128 -36 -138L-14 -92L0 -84L14 -92L36 -138C44 -128 74 -90 78 -40L74 30L66 30L60 -20L56 -60L34 -112L16 -66Z',
      main,
      ink,
      3,
    ),
    area('M36 -138C44 -128 74 -90 78 -40L74 30L70 30L68 -40C62 -80 44 -112 36 -126Z', ink),
  ].join('')
}
