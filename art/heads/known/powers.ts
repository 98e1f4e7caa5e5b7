import { area, circle, line, outlined } from '../../drawing/elements.ts'
import { man, woman } from '../assemble.ts'
import type { Head, HeadColours } from '../colours.ts'
import { both, symmetric } from '../mirrored.ts'
import { SQUARE_HEAD } from '../outlines.ts'
import { bust, inked, neck, squareFace } from '../parts.ts'

// What a power makes of a face.

/** A neck that has been pulled long, and grey temples. */
function longNeck(colours: HeadColours): string {
  const { main, second, skin, hair, white, ink } = colours
  return [
    // The neck leaves the collar on the left and comes in from the right.
    bust('broad', main, ink),
    inked(
      'M-48 200C-150 170 -150 60 -84 40C-40 28 -30 60 -30 90L40 90C44 40 20 -30 -60 -20C-190 0 -210 200 -60 240L60 240L40 176Z',
      main,
      ink,
      6,
    ),
    outlined('M-80 206L60 196L64 240H-84Z', second, ink, 4),
    neck('broad', skin, ink),
    inked(symmetric(SQUARE_HEAD), skin, ink),
    squareFace(colours),
    inked(
      'M-74 -4C-90 -74 -66 -118 -8 -120C52 -122 90 -80 74 -4L64 -20C66 -40 58 -54 40 -60C10 -50 -30 -66 -50 -54C-62 -44 -64 -30 -64 -18Z',
      hair,
      ink,
      4,
    ),
    area('M30 -114C68 -100 88 -66 74 -4L64 -20C66 -40 58 -54 44 -58Q60 -88 30 -114Z', ink),
    area(both('M80 -50L74 -4L64 -20L64 -46Z'), white),
  ].join('')
}

/** One half is here, of the other only the outline. */
function fading(colours: HeadColours): string {
  const { main, skin, hair, white, lips, ink } = colours
  const glass = 'fill-opacity=".38"'
  return [
    area('M0 -120C56 -122 90 -86 90 -40C90 0 94 30 100 70L86 98L60 60L0 60Z', white, glass),
    area('M0 110L27 112C40 126 100 130 132 152C146 164 152 210 154 240L0 240Z', white, glass),
    area('M0 -100C42 -100 65 -72 65 -32C65 0 61 26 52 50C44 70 26 90 0 99L0 130Z', white, glass),
    line(
      'M0 -120C56 -122 90 -86 90 -40C90 0 94 30 100 70L86 98L64 66M27 112C40 126 100 130 132 152C146 164 152 210 154 240M62 -20C62 10 60 30 52 50C44 70 26 90 0 99M6 -96C30 -70 58 -56 62 -20',
      white,
      6,
    ),
    line('M14 -8Q30 -22 48 -12M18 -4Q30 4 44 -2M6 28L12 30M4 52Q14 50 22 54Q12 66 4 66', white, 5),
    // The half that is seen
    inked(
      'M2 -120C-56 -122 -90 -86 -90 -40C-90 0 -94 30 -100 70L-86 98L-60 60L2 60Z',
      hair,
      ink,
      4,
    ),
    inked(
      'M2 112L-27 112C-40 126 -100 130 -132 152C-146 164 -152 210 -154 240L2 240Z',
      main,
      ink,
      4,
    ),
    area('M2 50L-26 50L-27 116Q-14 128 2 130Z', skin),
    area('M2 104L-30 104L-20 128L2 128Z', ink),
    inked('M2 -100C-42 -100 -65 -72 -65 -32C-65 0 -61 26 -52 50C-44 70 -26 90 2 99Z', skin, ink, 3),
    area('M-12 -30L-30 -38L-56 -34L-58 -30L-32 -33L-13 -25Z', ink),
    area('M-54 -16L-48 -20Q-30 -26 -14 -8Q-30 -16 -44 -12Z', ink),
    area('M-46 -12Q-30 -18 -17 -8Q-30 0 -44 -6Z', white),
    area('M-36 -14h11v10h-11Z', ink),
    area('M2 24L-8 29L2 32Z', ink),
    area('M2 48Q-10 44 -20 52Q-8 68 2 67Z', lips),
    area(
      'M2 -120C-56 -122 -92 -90 -88 -30C-86 0 -88 20 -92 50C-76 40 -66 10 -62 -20C-50 -50 -30 -66 2 -90Z',
      hair,
    ),
    line('M2 -96C-30 -80 -62 -60 -72 -10', ink, 3),
  ].join('')
}

/** Black as a shadow before the sun: only eyes, and flares around. */
function solarShadow({ main, second, accent, white, ink }: HeadColours): string {
  const flares =
    'M0 -200L18 -138L60 -176L56 -116L112 -132L92 -82L150 -70L108 -36L160 0L108 14L140 62L90 60L96 110L0 110'
  return [
    inked(symmetric(flares), second, accent, 5),
    area(
      symmetric(
        'M0 -150L16 -122L44 -134L50 -100L82 -98L80 -62L108 -40L88 -14L104 20L80 34L80 80L0 80',
      ),
      accent,
    ),
    area(
      symmetric('M0 60L36 60L40 108C60 128 128 126 170 158C186 172 190 210 192 240L0 240'),
      main,
    ),
    line('M-168 170C-140 140 -80 134 -46 120M-60 200Q-30 180 0 182Q30 180 60 200', accent, 5),
    area(symmetric(SQUARE_HEAD), main, `stroke="${ink}" stroke-width="3"`),
    line('M-66 -50C-56 -84 -34 -98 -4 -98', accent, 5),
    area(both('M12 -2L56 -18L48 6L22 10Z'), white),
    area('M-28 52Q0 44 28 52L20 58Q0 54 -20 58Z', accent),
  ].join('')
}

/** A mouth wide open, rings of sound, and a collar with wings. */
function screamer(colours: HeadColours): string {
  const { main, second, accent, hair, white, lips, ink } = colours
  return man(colours, {
    behind: [
      circle([0, 56], 190, 'none', `stroke="${white}" stroke-width="8"`),
      circle([0, 56], 150, 'none', `stroke="${second}" stroke-width="8"`),
      inked(both('M30 110L100 30L150 60L170 150L60 170Z'), second, ink, 5),
    ].join(''),
    dress: [bust('broad', main, ink), area(both('M120 128L176 160L192 240L150 240Z'), accent)].join(
      '',
    ),
    front: [
      inked(
        'M-72 0L-84 -50L-70 -66L-80 -96L-44 -104L-30 -128L4 -112L34 -128L50 -102L82 -92L70 -62L84 -44L72 0L60 -46L20 -62L-20 -54L-58 -46Z',
        hair,
        ink,
        4,
      ),
      area('M4 -112L34 -128L50 -102L82 -92L70 -62L84 -44L72 0L62 -40Q60 -90 4 -112Z', ink),
      area(
        'M0 38C30 38 38 56 34 74C28 94 -26 96 -32 74C-38 56 -28 38 0 38Z',
        ink,
        `stroke="${ink}" stroke-width="4"`,
      ),
      area('M-24 50Q0 40 24 50L22 56Q0 50 -22 56Z', white),
      area('M-22 80Q0 66 22 80Q10 90 0 90Q-12 90 -22 80Z', lips),
    ].join(''),
  })
}

/** The same cry from a woman with long hair. */
function screamingWoman(colours: HeadColours): string {
  const { main, second, skin, hair, white, lips, ink } = colours
  return woman(colours, {
    behind: [
      circle([0, 56], 190, 'none', `stroke="${white}" stroke-width="8"`),
      circle([0, 56], 150, 'none', `stroke="${second}" stroke-width="8"`),
      inked(
        symmetric(
          'M0 -126C60 -130 120 -110 150 -150C160 -90 130 -60 110 -40C140 -30 160 -40 176 -60C170 0 130 20 104 40C120 80 120 110 96 140L60 90L0 40',
        ),
        hair,
        ink,
        5,
      ),
    ].join(''),
    dress: bust('narrow', main, ink, {
      collar: area(both('M27 108L132 150L110 190L20 150Z'), second),
    }),
    front: [
      area('M-26 42H26V74H-26Z', skin),
      area('M2 42H26V74H8Z', ink),
      area(
        'M0 40C26 40 30 56 28 70C22 86 -22 86 -28 70C-30 56 -26 40 0 40Z',
        lips,
        `stroke="${ink}" stroke-width="4"`,
      ),
      area('M-20 50Q0 42 20 50L18 66Q0 76 -18 66Z', ink),
      area(
        'M0 -120C60 -124 92 -86 88 -30L76 46L62 -16C50 -46 20 -60 4 -90C-10 -60 -50 -46 -62 -16L-76 46L-88 -30C-92 -86 -60 -124 0 -120Z',
        hair,
      ),
      line('M-4 -102Q-56 -80 -74 0M8 -102Q56 -80 76 0', ink, 3),
      area('M48 -108C78 -92 90 -64 88 -30L76 46L66 2Q78 -60 48 -108Z', ink),
    ].join(''),
  })
}

/** Long hair, and a butterfly of light around one eye. */
function butterflyEye(colours: HeadColours): string {
  const { main, second, accent, hair, white, ink } = colours
  return woman(colours, {
    behind: inked(
      symmetric('M0 -132C70 -134 110 -90 108 -30C106 40 118 80 130 180L112 240L60 200L0 100'),
      hair,
      ink,
    ),
    dress: bust('narrow', main, ink, {
      collar: area(both('M27 112L90 130L70 170L0 150Z'), second),
    }),
    front: [
      area(
        'M0 -126C66 -128 100 -84 96 -24C94 20 96 60 84 90C76 50 66 10 62 -20C50 -56 20 -70 6 -96C-6 -70 -50 -56 -62 -20C-66 10 -76 50 -84 90C-96 60 -94 20 -96 -24C-100 -84 -66 -128 0 -126Z',
        hair,
      ),
      line('M-2 -112Q-56 -90 -74 10M8 -112Q60 -90 76 10', ink, 3),
      area('M50 -112C82 -94 98 -60 96 -24C94 20 96 60 84 90C76 54 70 30 66 6Q88 -56 50 -112Z', ink),
      // Butterfly
      outlined(
        'M-32 -10C-40 -60 -84 -76 -118 -62C-122 -30 -90 -8 -32 -10C-80 0 -96 26 -84 54C-56 58 -36 34 -32 -10Z',
        accent,
        ink,
        4,
      ),
      outlined(
        'M-32 -10C-28 -50 -6 -66 22 -58C26 -32 4 -12 -32 -10C-6 -4 4 14 -4 34C-22 34 -32 16 -32 -10Z',
        accent,
        ink,
        4,
      ),
      area('M-50 -18C-64 -44 -84 -52 -102 -48C-98 -30 -80 -18 -50 -18Z', white),
      area('M-44 -12Q-30 -20 -18 -8Q-30 0 -44 -12Z', white),
    ].join(''),
  })
}

export const POWERS = {
  stretched: longNeck,
  fading,
  solar: solarShadow,
  scream: screamer,
  screamF: screamingWoman,
  psylocke: butterflyEye,
} satisfies Record<string, Head>
