import { area, circle, line, outlined } from '../drawing/elements.ts'
import type { HeadColours } from './colours.ts'
import { symmetric } from './mirrored.ts'
import { inked, shadow } from './parts.ts'

// Hoods, with a mask or nothing to be seen in them.

/** Only eyes, and the edge of a cheek. */
export function emptyHood({ main, second, accent, ink }: HeadColours): string {
  return [
    // Cloth and the dark inside
    outlined(
      symmetric('M0 -146C40 -144 106 -110 110 -30C112 40 124 90 180 140L200 240L0 240'),
      main,
      ink,
      4,
    ),
    area(
      'M50 -126C90 -100 108 -70 110 -30C112 40 124 90 180 140L200 240L60 240L90 110L88 -20Z',
      ink,
    ),
    area(symmetric('M0 -104C44 -98 82 -66 84 -16C84 40 76 84 70 130L0 170'), ink),
    // Eyes and cheek
    area('M-48 -10L-14 4L-20 14L-42 8Z', accent),
    area('M48 -10L14 4L20 14L42 8Z', accent),
    area('M-60 20C-56 50 -40 80 -10 92L-20 70C-40 60 -50 40 -60 20Z', second),
  ].join('')
}

/** A pale mask under a crescent. */
export function crescentHood({ main, second, accent, white, ink }: HeadColours): string {
  return [
    // Cloth and the dark inside
    outlined(
      symmetric('M0 -152C30 -150 104 -116 108 -30C110 40 120 90 180 140L200 240L0 240'),
      main,
      ink,
      4,
    ),
    area(
      'M20 -146C70 -120 104 -80 108 -30C110 40 120 90 180 140L200 240L50 240L88 110L84 -20Z',
      second,
    ),
    area('M60 -90C96 -70 106 -40 108 -30C110 40 120 90 180 140L200 240L120 240L108 110Z', ink),
    area(symmetric('M0 -108C44 -100 82 -66 84 -16C84 40 70 80 62 120L0 160'), ink),
    // Mask and eyes
    area(symmetric('M0 -60C34 -60 54 -40 54 -6C54 40 32 84 0 92'), main, 'fill-opacity=".97"'),
    area('M0 -60C34 -60 54 -40 54 -6C54 40 32 84 0 92L8 60L4 30L12 0Z', ink),
    area('M-44 -16L-10 0L-16 12L-40 4Z', ink),
    area('M-40 -11L-14 2L-18 7L-38 1Z', white),
    area('M42 -14L12 1L16 9L38 3Z', white),
    // Crescent and folds
    outlined(
      'M-30 -128C-30 -111 -17 -98 0 -98C17 -98 30 -111 30 -128C20 -100 -20 -100 -30 -128Z',
      accent,
      ink,
      3,
    ),
    line('M-26 40L-8 46M-22 54L-8 56', ink, 3),
  ].join('')
}

/** An iron mask with a barred mouth, under a hood. */
export function rivetedMask({ main, accent, lips, ink, metal }: HeadColours): string {
  return [
    // Cloth and the dark inside
    outlined(
      symmetric('M0 -138C64 -140 108 -96 112 -30C116 40 120 80 170 140L196 240L0 240'),
      main,
      ink,
      4,
    ),
    area(
      'M60 -120C96 -100 110 -66 112 -30C116 40 120 80 170 140L196 240L60 240L84 100L86 -20Z',
      ink,
    ),
    area(symmetric('M0 -96C50 -96 84 -66 86 -20C88 40 84 90 96 150L0 170'), ink),
    // Clasps
    circle([-66, 146], 18, accent, `stroke="${ink}" stroke-width="4"`),
    circle([66, 146], 18, accent, `stroke="${ink}" stroke-width="4"`),
    // Mask
    inked(symmetric('M0 -78L44 -74L64 -44L66 10L58 56L36 92L0 98'), metal, ink),
    area(
      shadow('M12 -78L44 -74L64 -44L66 10L58 56L36 92L8 97', 'L10 60L22 34L14 8L8 -30'),
      ink,
      'fill-opacity=".88"',
    ),
    // Eyes, nose and bars
    area('M-54 -22L-16 -14L-18 6L-48 4Z', ink),
    area('M54 -22L16 -14L18 6L48 4Z', ink),
    area('M-44 -12L-22 -8L-24 0L-42 -1Z', lips),
    area('M44 -12L22 -8L24 0L42 -1Z', lips),
    area('M-8 28L0 6L8 28L0 34Z', ink, 'fill-opacity=".6"'),
    area('M-30 50L30 50L26 70L-26 70Z', ink),
    line('M-18 50V70M-6 50V70M6 50V70M18 50V70', metal, 3),
    // Rivets
    circle([-54, -48], 4, ink),
    circle([-56, 22], 4, ink),
    circle([-44, 64], 4, ink),
    circle([-20, -66], 4, ink),
  ].join('')
}
