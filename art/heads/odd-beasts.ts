import { area, circle, line } from '../drawing/elements.ts'
import type { HeadColours } from './colours.ts'
import { webbedMask } from './masks.ts'
import { both, symmetric } from './mirrored.ts'
import { EGG_HEAD, SQUARE_HEAD } from './outlines.ts'
import { bust, inked, neck, shadow, squareFace } from './parts.ts'

// Animals of the comedies, and people who wear or became one.

/** An alley cat with whiskers. */
function alleyCat({ main, second, white, ink }: HeadColours): string {
  return [
    bust('broad', main, ink),
    inked(both('M30 -80L84 -150L98 -30Z'), main, ink),
    area(both('M54 -84L80 -120L86 -60Z'), second),
    inked(symmetric('M0 -92C60 -94 104 -56 112 -4C118 40 92 84 50 96L0 100'), main, ink),
    area(both('M112 -4L76 2L110 20Z'), ink),
    area(both('M100 50L70 44L88 70Z'), ink),
    area('M-10 -92L0 -48L10 -92Z', ink),
    circle([-30, -18], 26, white, `stroke="${ink}" stroke-width="5"`),
    circle([30, -18], 26, white, `stroke="${ink}" stroke-width="5"`),
    circle([-22, -14], 9, ink),
    circle([24, -14], 9, ink),
    area(
      'M-58 -24Q-30 -44 -2 -24L-2 -32Q-30 -56 -58 -34ZM58 -24Q30 -44 2 -24L2 -32Q30 -56 58 -34Z',
      ink,
    ),
    inked(symmetric('M0 22C30 14 62 30 58 58C50 84 24 86 0 82'), white, ink, 3),
    area('M-18 12L18 12L0 34Z', ink),
    line(
      'M0 34V52Q-20 70 -40 58M0 52Q20 70 40 58M-60 40L-124 26M-60 54L-122 62M60 40L124 26M60 54L122 62',
      ink,
      4,
    ),
  ].join('')
}

/** Fur all over, and a snout like a mitten. */
function snoutedAlien({ main, second, white, ink }: HeadColours): string {
  return [
    bust('broad', main, ink),
    inked(
      symmetric(
        'M0 -126L14 -110L30 -128L38 -104L60 -112L60 -84C84 -60 86 -20 84 20L92 60L70 104L0 110',
      ),
      main,
      ink,
    ),
    inked(both('M74 -40C100 -50 112 -20 100 10L82 10Z'), second, ink),
    area(
      'M30 -128L38 -104L60 -112L60 -84C84 -60 86 -20 84 20L92 60L70 104L8 110L30 60L60 -20Z',
      ink,
    ),
    area(both('M10 -34Q30 -52 54 -38L54 -30Q30 -42 12 -26Z'), ink),
    area('M-52 -14Q-32 -34 -12 -14Q-32 -2 -52 -14ZM52 -14Q32 -34 12 -14Q32 -2 52 -14Z', white),
    circle([-31, -15], 7, ink),
    circle([31, -15], 7, ink),
    inked(symmetric('M0 -12C26 -10 34 8 40 30C54 50 50 78 26 84L0 86'), second, ink),
    line('M-28 20Q-8 26 0 20M-32 34Q-10 40 0 34M-36 48Q-10 54 0 48', ink, 3.5),
    area('M-18 62L-6 58L-8 72ZM18 62L6 58L8 72Z', ink),
    line('M-40 94Q0 104 40 92', ink, 5),
  ].join('')
}

/** A crest like a hammer and a long toothed beak. */
function pterosaur({ main, second, accent, white, ink }: HeadColours): string {
  return [
    inked(
      both('M50 110L120 -20L140 -110L170 -40L230 -80L220 20L250 60L200 120L150 240L60 240Z'),
      second,
      ink,
    ),
    line(both('M80 130L168 -40M90 150L220 20'), ink, 5),
    area(symmetric('M0 60L44 70L80 160L90 240L0 240'), main, `stroke="${ink}" stroke-width="4"`),
    inked('M-30 -60C-40 -120 -10 -190 70 -226C60 -170 60 -120 40 -60Z', main, ink),
    inked(symmetric('M0 -92C40 -92 64 -66 66 -30C60 10 40 30 34 60L20 150L0 184'), main, ink),
    area('M8 -92C44 -90 64 -66 66 -30C60 10 40 30 34 60L20 150L4 180L10 60L26 10Z', ink),
    area(both('M12 -14L26 -40L64 -40L56 -16L32 -6Z'), ink),
    area(both('M24 -18L34 -32L54 -32L50 -20L34 -14Z'), accent),
    line('M-24 60L-6 172', ink, 4),
    area('M-36 60L-46 76L-32 74L-40 94L-28 92L-34 110L-24 108L-28 128L-20 124Z', white),
  ].join('')
}

/** A fin, gills and rows of teeth. */
function sharkHead({ main, second, white, ink }: HeadColours): string {
  const half = 'M0 -110C40 -106 70 -74 74 -30C78 10 70 50 56 76L30 98L0 102'
  return [
    bust('giant', second, ink),
    inked('M-14 -100L20 -214L60 -180L56 -60Z', main, ink),
    inked(both('M66 -20L130 -50L110 30L68 40Z'), main, ink),
    area('M-56 50L56 50L64 116Q0 136 -64 116Z', main),
    inked(symmetric(half), main, ink),
    area(shadow(half, 'L8 100L14 60L6 40L22 10L10 -30L12 -106'), ink),
    area(both('M8 -12L26 -30L66 -34L60 -16L34 -14L14 0Z'), ink),
    area('M-56 -14L-20 -6L-28 4L-48 2ZM56 -14L20 -6L28 4L48 2Z', white),
    line('M-66 30L-50 40M-64 44L-48 52M-60 58L-46 64', ink, 5),
    area('M-12 14h8v8h-8ZM6 14h8v8h-8Z', ink),
    area('M-46 50Q0 34 46 50L34 86Q0 92 -34 86Z', ink),
    area(
      'M-42 52L-32 66L-24 46L-14 64L-4 43L6 64L16 45L26 65L34 48L42 52Q0 38 -42 52ZM-30 84L-22 70L-12 88L0 72L12 88L22 70L30 84Q0 92 -30 84Z',
      white,
    ),
  ].join('')
}

/** A pig in a spider’s mask. */
function webbedPig(colours: HeadColours): string {
  const { main, accent, ink } = colours
  return [
    webbedMask(colours),
    inked(both('M40 -84C50 -140 96 -146 104 -110C96 -100 100 -80 84 -60Z'), main, ink),
    inked('M-34 34Q0 22 34 34Q42 66 0 72Q-42 66 -34 34Z', accent, ink, 5),
    area('M-18 40h11v17h-11ZM8 40h11v17h-11Z', ink),
  ].join('')
}

/** A wolf’s pelt worn as a hood. */
function wolfPelt(colours: HeadColours): string {
  const { main, second, accent, skin, white, ink } = colours
  return [
    inked(symmetric('M0 -60L80 -60C100 20 110 90 150 150L130 200L60 190L0 160'), second, ink),
    bust('broad', main, ink),
    neck('broad', skin, ink),
    inked(symmetric(SQUARE_HEAD), skin, ink),
    squareFace(colours),
    inked(both('M30 -120L56 -190L92 -96Z'), second, ink),
    inked(
      symmetric('M0 -140C50 -142 92 -110 96 -60L104 20L84 50L74 -20L56 -34L30 -30L0 -20'),
      second,
      ink,
    ),
    area('M30 -136C66 -124 94 -94 96 -60L104 20L84 50L76 -20L60 -34Q66 -90 30 -136Z', ink),
    area(both('M14 -88L34 -104L62 -104L56 -86L34 -80Z'), ink),
    area(both('M26 -90L38 -98L54 -98L50 -88Z'), accent),
    area('M-20 -48L20 -48L8 -26L-8 -26Z', ink),
    area(both('M22 -34L34 -38L30 -14ZM44 -38L54 -38L50 -20Z'), white),
  ].join('')
}

/** A cobra’s hood, with eyes and a forked tongue below. */
function cobraHood({ main, second, accent, white, lips, ink }: HeadColours): string {
  return [
    inked(symmetric('M0 -150C80 -150 140 -90 140 -10C140 60 90 100 100 160L0 180'), main, ink, 5),
    area(
      'M50 -142C104 -120 140 -70 140 -10C140 60 90 100 100 160L50 172C70 60 100 -60 50 -142Z',
      ink,
    ),
    line('M-112 -60Q-80 -40 -70 -70M-122 -20Q-90 0 -76 -26M-116 30Q-90 40 -78 14', second, 6),
    bust('broad', main, ink),
    inked(symmetric(EGG_HEAD), main, ink),
    area(
      'M30 -98C64 -84 77 -60 77 -22C77 26 44 92 8 103C40 70 56 20 52 -20C50 -56 44 -80 30 -98Z',
      ink,
    ),
    area(symmetric('M0 40L30 44L24 84L0 100'), second),
    area(both('M8 -2L24 -30L70 -36L60 -2L30 10Z'), ink),
    area(both('M20 -6L30 -22L58 -26L52 -6L32 2Z'), accent),
    area('M-30 52Q0 44 30 52L24 64Q0 58 -24 64Z', ink),
    area('M-24 54L-20 70L-14 53ZM24 54L20 70L14 53Z', white),
    line('M0 60V92L-14 112M0 92L14 112', lips, 5),
  ].join('')
}

export const ODD_BEASTS = {
  alleycat: alleyCat,
  snoutalien: snoutedAlien,
  pterosaur,
  shark: sharkHead,
  webpig: webbedPig,
  wolfpelt: wolfPelt,
  cobra: cobraHood,
}
