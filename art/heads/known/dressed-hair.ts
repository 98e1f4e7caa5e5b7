import { area, circle, line } from '../../drawing/elements.ts'
import { star } from '../../drawing/shapes.ts'
import { woman } from '../assemble.ts'
import type { Head, HeadColours } from '../colours.ts'
import { both, symmetric } from '../mirrored.ts'
import { NARROW_HEAD } from '../outlines.ts'
import { bust, inked } from '../parts.ts'

// Women known by hair that is dressed, cut or alive.

/** Hair that fills the picture and ends in hands of its own. */
function livingHair(colours: HeadColours): string {
  const { main, second, hair, white, ink } = colours
  return woman(colours, {
    behind: [
      inked(
        both(
          'M0 -140C60 -150 120 -130 130 -70C150 -110 200 -110 206 -150C236 -110 220 -50 170 -40C210 -30 244 0 240 50C214 20 190 20 166 30C204 60 214 110 190 160C184 120 160 100 134 96C150 150 140 200 100 232C110 180 90 140 60 120L0 100Z',
        ),
        hair,
        ink,
        5,
      ),
      line(
        both(
          'M80 -90C120 -60 170 -80 200 -120M100 -20C150 -30 200 0 226 30M96 50C140 60 180 90 186 130M80 100C110 130 118 170 108 206',
        ),
        ink,
        4,
      ),
    ].join(''),
    dress: bust('narrow', main, ink, {
      collar: area(both('M27 112L70 126L40 200L0 150Z'), second),
    }),
    front: [
      area(
        'M0 -124C60 -126 92 -84 88 -24C84 6 80 26 70 44C68 10 66 -14 58 -36C40 -56 16 -70 4 -96C-12 -70 -40 -56 -58 -36C-66 -14 -68 10 -70 44C-80 26 -84 6 -88 -24C-92 -84 -60 -126 0 -124Z',
        hair,
      ),
      line('M-4 -108Q-56 -90 -74 -10M8 -108Q56 -90 76 -10', ink, 3),
      // Mask like a tiara
      inked(symmetric('M0 -14L14 -26L50 -36L64 -20L58 4L40 10L14 4L0 8'), main, ink, 3),
      area(both('M18 -10Q32 -24 50 -18Q44 0 22 -2Z'), white),
      area('M34 -15h8v12h-8ZM-42 -15h8v12h-8Z', ink),
    ].join(''),
  })
}

/** Short hair with black bands that loop over it. */
function bandedHair(colours: HeadColours): string {
  const { main, second, hair, ink } = colours
  return woman(colours, {
    behind: inked(
      symmetric('M0 -122C64 -124 98 -84 96 -30C94 10 92 40 76 66L56 50L0 40'),
      hair,
      ink,
      5,
    ),
    dress: [
      bust('narrow', main, ink),
      area('M-40 118L0 150L40 118L20 190L70 240H-70L-20 190Z', second),
    ].join(''),
    front: [
      area(
        'M0 -120C60 -122 94 -84 90 -26C88 14 84 36 70 54C70 20 66 -10 58 -34L0 -66L-58 -34C-66 -10 -70 20 -70 54C-84 36 -88 14 -90 -26C-94 -84 -60 -122 0 -120Z',
        hair,
      ),
      area(
        'M46 -108C78 -92 92 -62 90 -26C88 14 84 36 70 54C70 26 68 4 64 -14Q80 -66 46 -108Z',
        ink,
        'fill-opacity=".45"',
      ),
      line('M-94 -20C-80 -92 -30 -92 0 -68C30 -92 80 -92 94 -20', second, 13),
      line('M0 -68V-122M-90 20Q-78 0 -64 -20M90 20Q78 0 64 -20', second, 11),
    ].join(''),
  })
}

/** White hair turned into two horns, and a high collar. */
function hornedHair(colours: HeadColours): string {
  const { main, second, accent, hair, ink } = colours
  return woman(colours, {
    behind: [
      inked(both('M40 110L130 10L160 60L150 130L60 150Z'), main, ink, 5),
      inked(
        both(
          'M20 -90C40 -140 90 -150 100 -190C132 -170 128 -110 92 -80C120 -70 124 -20 96 40L60 20Z',
        ),
        hair,
        ink,
        5,
      ),
    ].join(''),
    dress: [
      bust('narrow', main, ink),
      area(symmetric('M0 130L30 116L60 150L30 240L0 240'), second),
      circle([0, 148], 15, accent, `stroke="${ink}" stroke-width="4"`),
    ].join(''),
    front: [
      area(symmetric('M0 -112C54 -118 90 -90 90 -30L84 44L66 20L60 -20L40 -44L0 -60'), hair),
      line(both('M4 -64C30 -90 70 -100 96 -150M64 -10C80 -30 84 -60 78 -80'), ink, 3.5),
      area(
        'M48 -106C76 -92 92 -64 90 -30L84 44L66 20L62 -14Q74 -66 48 -106Z',
        ink,
        'fill-opacity=".5"',
      ),
    ].join(''),
  })
}

/** Two plaits, a band and a feather. */
function plaitsAndFeather(colours: HeadColours): string {
  const { main, second, accent, hair, white, ink } = colours
  const plait =
    'M60 10L92 40L76 66L98 90L78 116L94 142L74 166L82 200L58 190L56 150L64 120L50 92L60 64L48 36Z'
  return woman(colours, {
    behind: [
      inked('M60 -60C84 -100 96 -150 92 -206C126 -170 130 -110 84 -50Z', white, ink, 5),
      line('M70 -60C94 -100 104 -150 98 -184', ink, 4),
      inked(symmetric('M0 -116C56 -118 86 -82 84 -30L80 40L0 30'), hair, ink),
    ].join(''),
    dress: [
      bust('narrow', main, ink, { collar: area(both('M27 108L90 126L60 170L0 150Z'), second) }),
      inked(both(plait), hair, ink, 4),
      area(both('M66 168L84 166L82 182L64 180Z'), accent),
    ].join(''),
    front: [
      area(symmetric('M0 -114C54 -116 82 -82 78 -28L70 20L60 -14L34 -50L0 -92'), hair),
      line('M0 -112V-92', colours.skin, 4),
      area('M42 -104C70 -90 80 -62 78 -28L70 20L60 -14L54 -28Q66 -70 42 -104Z', ink),
      inked('M-78 -46Q0 -78 78 -46L76 -28Q0 -58 -76 -28Z', accent, ink, 4),
      line('M-56 -52L-44 -40L-32 -58L-18 -46L-4 -64L10 -48L24 -60L38 -44', ink, 3.5),
    ].join(''),
  })
}

/** A great round of hair, and hoops at the ears. */
function roundHair(colours: HeadColours): string {
  const { main, second, accent, hair, ink } = colours
  return woman(colours, {
    behind: circle([0, -40], 128, hair, `stroke="${ink}" stroke-width="5"`),
    dress: bust('narrow', main, ink, {
      collar: area(symmetric('M0 112L27 108L60 124L0 200'), second),
    }),
    front: [
      area(symmetric('M0 -112C50 -112 76 -84 74 -40L66 10L60 -30C46 -52 20 -58 0 -58'), hair),
      line(
        'M-96 -80Q-86 -90 -76 -80M-70 -120Q-60 -130 -50 -120M-20 -142Q-10 -152 0 -142M-110 -30Q-100 -40 -90 -30M-100 20Q-90 10 -80 20M-50 -86Q-40 -96 -30 -86M34 -128Q44 -138 54 -128',
        accent,
        4,
      ),
      circle([-74, 54], 20, 'none', `stroke="${accent}" stroke-width="8"`),
      circle([74, 54], 20, 'none', `stroke="${accent}" stroke-width="8"`),
    ].join(''),
  })
}

/** Short red spikes, and lines down the face. */
function spikesAndMarks(colours: HeadColours): string {
  const { main, second, accent, hair, ink } = colours
  return woman(colours, {
    dress: [
      bust('narrow', main, ink),
      area(both('M40 122L70 112L64 140L96 122L92 150L132 140L120 172L40 160Z'), accent),
    ].join(''),
    front: [
      inked(
        symmetric(
          'M0 -140L16 -116L34 -146L44 -112L72 -128L68 -92L100 -94L82 -60L98 -40L74 -20L62 4L58 -34L36 -50L20 -34L0 -58',
        ),
        hair,
        ink,
        4,
      ),
      area('M44 -112L72 -128L68 -92L100 -94L82 -60L98 -40L74 -20L62 4L60 -30Q66 -70 44 -112Z', ink),
      line('M-44 4L-46 58M-30 6L-32 70M-58 0L-56 40M44 4L46 58M30 6L32 70', second, 5),
    ].join(''),
  })
}

/** A star painted over one eye, under hair as a stage wants it. */
function paintedStar(colours: HeadColours): string {
  const { main, accent, hair, white, ink } = colours
  return woman(colours, {
    behind: inked(
      symmetric(
        'M0 -132C80 -136 124 -90 122 -30C126 -10 140 0 150 20C130 24 124 40 130 66C110 66 96 90 70 84L0 40',
      ),
      hair,
      ink,
      5,
    ),
    dress: [
      bust('narrow', main, ink),
      area(symmetric('M0 220L60 120L27 108L0 140'), colours.skin),
      circle([0, 196], 18, accent, `stroke="${ink}" stroke-width="4"`),
    ].join(''),
    front: [
      area(
        star([-32, -12], 46, 16, 4),
        accent,
        `stroke="${ink}" stroke-width="4" stroke-linejoin="round"`,
      ),
      area('M-48 -12Q-30 -24 -16 -10Q-30 2 -46 -6Z', white),
      area('M-37 -15h10v11h-10Z', ink),
      area(
        'M0 -126C72 -130 112 -90 104 -30C110 -14 116 -4 124 8C100 10 84 30 80 52C68 30 64 0 60 -24C40 -34 20 -60 8 -88C-6 -60 -30 -40 -60 -30C-66 0 -70 30 -82 52C-86 30 -100 10 -124 8C-116 -4 -110 -14 -104 -30C-112 -90 -72 -130 0 -126Z',
        hair,
      ),
      line('M-4 -104Q-60 -86 -84 -20M10 -104Q60 -86 84 -20', ink, 3),
      area(
        'M56 -112C90 -96 108 -66 104 -30C110 -14 116 -4 124 8C100 10 84 30 80 52C74 36 68 16 66 2Q92 -50 56 -112Z',
        ink,
      ),
    ].join(''),
  })
}

/** Stripes on the fur, pointed ears, the eyes of a cat. */
function tigress(colours: HeadColours): string {
  const { main, second, accent, skin, hair, white, lips, ink } = colours
  return [
    inked(
      symmetric('M0 -120C70 -122 112 -80 116 -20C122 30 110 70 136 120L116 180L76 160L0 60'),
      hair,
      ink,
      5,
    ),
    line('M-100 -10Q-104 40 -112 100M100 -10Q104 40 112 100', second, 5),
    bust('narrow', skin, ink, { collar: area(both('M40 240L60 190L110 190L120 240Z'), second) }),
    inked(both('M24 -86L76 -150L92 -40Z'), main, ink, 5),
    area(both('M50 -84L72 -118L80 -66Z'), accent),
    area('M-26 50L26 50L27 116Q0 136 -27 116Z', skin),
    inked(symmetric(NARROW_HEAD), skin, ink, 4),
    area(
      'M34 -94C56 -80 65 -58 65 -32C65 0 61 26 52 50C44 70 26 90 12 96C50 50 58 -40 34 -94Z',
      ink,
    ),
    // Stripes
    area('M-6 -98L0 -54L6 -98ZM-34 -90L-14 -52L-20 -96ZM34 -90L14 -52L20 -96Z', second),
    area('M-64 -30L-40 -34L-62 -14ZM-62 12L-34 10L-58 28ZM-54 44L-30 36L-46 60Z', second),
    area('M64 -30L44 -34L62 -14Z', second),
    area(both('M10 -6L28 -34L62 -38L54 -6L30 6Z'), ink),
    area(both('M18 -8L32 -26L54 -30L48 -10L30 -2Z'), accent),
    area('M-38 -26L-32 -28L-34 -4L-40 -6ZM38 -26L32 -28L34 -4L40 -6Z', ink),
    area('M-10 26H10L4 36H-4Z', ink),
    area('M-22 54Q0 46 22 54Q8 70 0 70Q-8 70 -22 54Z', lips),
    area('M-14 60L-10 70L-6 61ZM14 60L10 70L6 61Z', white),
  ].join('')
}

export const DRESSED_HAIR = {
  medusa: livingHair,
  crystal: bandedHair,
  clea: hornedHair,
  plaits: plaitsAndFeather,
  afroF: roundHair,
  spikes: spikesAndMarks,
  dazzler: paintedStar,
  tigress,
} satisfies Record<string, Head>
