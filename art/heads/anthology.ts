import { area, circle, line, outlined } from '../drawing/elements.ts'
import type { HeadColours } from './colours.ts'
import { both, symmetric } from './mirrored.ts'
import { LAPEL, NARROW_HEAD, SQUARE_HEAD } from './outlines.ts'
import { bust, inked, narrowFace, neck, squareFace } from './parts.ts'

// People of the anthologies, which have no hero of their own: one for each kind of story.

/** A neckerchief, and a hat that shades the eyes. */
export function cowboy(colours: HeadColours): string {
  const { main, second, accent, skin, white, ink } = colours
  return [
    bust('broad', main, ink, { collar: area(both(LAPEL), second) }),
    neck('broad', skin, ink),
    // Neckerchief
    outlined('M-50 92Q0 122 50 92L58 120L0 186L-58 120Z', accent, ink, 4),
    area('M10 112L50 92L58 120L0 186Z', ink),
    // Face
    inked(symmetric(SQUARE_HEAD), skin, ink),
    squareFace(colours),
    // Eyes in the shade of the brim
    area('M-72 -44H72L70 -14Q30 -8 0 -16Q-30 -8 -70 -14Z', ink),
    area('M-50 -24L-18 -20L-22 -13L-44 -14ZM50 -24L18 -20L22 -13L44 -14Z', white),
    // Hat
    inked(symmetric('M0 -148C8 -140 14 -150 34 -150C56 -148 60 -110 66 -78L0 -70'), second, ink),
    area('M26 -148C54 -150 60 -112 66 -78L20 -72Q44 -110 26 -148Z', ink),
    inked(symmetric('M0 -60C60 -62 120 -66 158 -98C156 -52 90 -34 0 -34'), second, ink),
    area('M0 -34C90 -34 156 -52 158 -98C120 -70 70 -62 40 -60Q20 -46 0 -34Z', ink),
    area('M-66 -80Q0 -64 66 -80L68 -68Q0 -54 -68 -68Z', accent),
  ].join('')
}

/** A steel helmet, stubble and a match between the teeth. */
export function soldier(colours: HeadColours): string {
  const { main, second, skin, ink } = colours
  return [
    bust('broad', main, ink),
    neck('broad', skin, ink),
    // Collar
    outlined('M-44 100L0 132L44 100L60 118L0 160L-60 118Z', main, ink, 3),
    // Face and stubble
    inked(symmetric(SQUARE_HEAD), skin, ink),
    squareFace(colours, 'snarl'),
    area('M-68 36L-58 70L-30 97L0 100L0 78L-34 74L-50 48Z', ink, 'fill-opacity=".45"'),
    // Strap and helmet
    line('M-68 -20L-62 60L-34 96', ink, 5),
    inked(symmetric('M0 -124C66 -124 98 -84 98 -36L106 -22L74 -24Q40 -34 0 -34'), main, ink),
    area('M30 -120C76 -108 98 -76 98 -36L106 -22L74 -24L50 -30Q70 -80 30 -120Z', ink),
    line('M-92 -36Q-40 -52 0 -50', ink, 3),
    // Match
    outlined('M14 56L62 44L64 52L16 62Z', second, ink, 2.5),
  ].join('')
}

/** Flipped hair with a band. */
export function girl(colours: HeadColours): string {
  const { main, second, skin, hair, ink } = colours
  return [
    // Hair behind
    outlined(
      symmetric('M0 -128C66 -130 100 -86 96 -24C94 20 84 44 118 66C100 86 70 78 58 52L0 40'),
      hair,
      ink,
      4,
    ),
    // Suit
    bust('narrow', main, ink),
    neck('narrow', skin, ink),
    // Face
    inked(symmetric(NARROW_HEAD), skin, ink, 3),
    narrowFace(colours),
    // Hair in front and band
    area(
      'M20 -122C-50 -134 -98 -92 -92 -24C-90 0 -86 20 -90 40C-72 30 -64 0 -62 -24C-40 -50 10 -50 44 -74C58 -60 62 -30 62 -10C70 20 78 30 90 40C94 10 96 -20 90 -50C80 -94 60 -118 20 -122Z',
      hair,
    ),
    line('M44 -74C0 -64 -56 -60 -76 -10', ink, 3),
    area(
      'M40 -114C76 -98 92 -64 92 -30C96 0 94 24 90 40C80 32 72 16 66 -4C84 -34 76 -82 40 -114Z',
      ink,
    ),
    area('M-90 -52Q0 -112 90 -52L90 -36Q0 -94 -90 -36Z', second),
  ].join('')
}

/** A sea beast as large as the picture. */
export function kaiju({ main, accent, white, ink }: HeadColours): string {
  return [
    // Body
    inked(
      symmetric(
        'M0 -132L16 -150L30 -118L56 -140L64 -104L96 -116L94 -78L128 -74L108 -40C120 -10 112 30 150 60C210 90 250 150 258 260L0 260',
      ),
      main,
      ink,
    ),
    area(
      'M30 -118L56 -140L64 -104L96 -116L94 -78L128 -74L108 -40C120 -10 112 30 150 60C210 90 250 150 258 260L60 260C90 180 60 120 74 60C84 10 70 -60 30 -118Z',
      ink,
    ),
    // Eyes
    area(both('M10 -30L34 -58L80 -66L84 -40L52 -22L20 -14Z'), ink),
    area(both('M22 -30L40 -50L72 -56L74 -42L50 -28Z'), accent),
    area(both('M46 -50L56 -52L54 -30L48 -30Z'), ink),
    // Snout and teeth
    area('M-16 0L-6 -8L6 -8L16 0L6 8L-6 8Z', ink),
    area('M-84 34Q0 8 84 34Q86 84 40 104Q0 114 -40 104Q-86 84 -84 34Z', ink),
    area(
      'M-76 34L-64 62L-52 28L-38 64L-24 22L-10 62L2 20L16 62L30 24L42 62L54 29L66 58L76 34Q0 12 -76 34ZM-50 98L-40 74L-28 104L-14 78L0 108L14 78L28 104L40 74L50 98Q0 116 -50 98Z',
      white,
    ),
    // Scales
    line(
      'M-150 140Q-120 120 -90 140Q-120 160 -150 140M-190 190Q-150 170 -110 190M-96 180Q-66 160 -36 180M-40 140Q-20 128 0 140',
      ink,
      4,
    ),
  ].join('')
}

/** A face behind the glass of a round helmet. */
export function astronaut({ main, second, skin, white, ink, metal }: HeadColours): string {
  return [
    // Suit and neck ring
    bust('broad', main, ink, {
      mark: circle([-60, 190], 16, second, `stroke="${ink}" stroke-width="4"`),
    }),
    inked(symmetric('M0 66L64 66L80 112L0 128'), metal, ink),
    // Helmet and glass
    circle([0, -8], 112, main, `stroke="${ink}" stroke-width="5"`),
    inked(symmetric('M0 -78C56 -78 84 -52 84 -12C84 34 54 68 0 70'), second, ink),
    // Face
    area(symmetric('M0 -50C34 -50 52 -30 52 0C52 40 30 68 0 70'), skin),
    area('M0 -50C34 -50 52 -30 52 0C52 40 30 68 4 70L8 46L2 36L12 14L5 -14Z', ink),
    area('M-40 -8L-14 -4L-18 4L-36 2ZM40 -8L14 -4L18 4L36 2Z', white),
    area('M-18 44L14 42L14 46L-18 49Z', ink),
    // Gleam and shadow
    area('M-70 -30C-60 -56 -40 -66 -20 -68C-44 -50 -54 -30 -56 -6Z', white),
    area(
      'M60 -98C96 -70 112 -40 112 -8C112 40 80 92 30 100C70 70 92 30 90 -10C88 -46 80 -76 60 -98Z',
      ink,
    ),
  ].join('')
}
