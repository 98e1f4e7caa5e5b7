import { area, circle, line, outlined } from '../drawing/elements.ts'
import type { Point } from '../drawing/shapes.ts'
import type { HeadColours } from './colours.ts'
import { both, symmetric } from './mirrored.ts'
import { BUSTS, EGG_HEAD, NARROW_HEAD, SQUARE_HEAD } from './outlines.ts'
import { bust, flames, inked, jaw, neck, shadow, squareFace } from './parts.ts'

// Beings whose head alone says what they are: of circuits, crystal, moss, flame.

/** Living circuits with a grin and hair that grows as it likes. */
function technarch({ main, second, accent, white, ink }: HeadColours): string {
  return [
    inked(symmetric(BUSTS.broad), main, second),
    inked(
      symmetric(
        'M0 -206L16 -140L44 -196L48 -120L92 -160L78 -84L120 -84L80 -30L72 30L46 84L20 108L0 112',
      ),
      main,
      second,
      5,
    ),
    line(
      'M-60 -60L-40 -80L-20 -60L0 -84L20 -60L40 -80L60 -60M-60 40L-44 54L-50 80M60 40L44 54L50 80M0 -130V-100M-130 170H-90L-70 200H-30M130 170H90L70 200H30M0 140V220',
      second,
      5,
    ),
    circle([-34, -16], 27, white, `stroke="${second}" stroke-width="6"`),
    circle([34, -10], 21, white, `stroke="${second}" stroke-width="6"`),
    circle([-30, -14], 10, ink),
    circle([32, -8], 8, ink),
    area('M-44 46Q0 66 46 42Q36 84 0 86Q-34 84 -44 46Z', accent),
    area('M-40 50Q0 68 42 46L40 56Q0 74 -38 60Z', white),
  ].join('')
}

/** No hair, no ears, no nose. */
function blankFace({ main, second, white, ink }: HeadColours): string {
  return [
    bust('broad', main, ink, {
      collar: area(symmetric('M0 172L60 150L176 162C160 134 80 128 40 104L0 118'), second),
    }),
    area('M-36 50L36 50L38 112Q0 136 -38 112Z', white),
    area('M-20 90L36 76L38 112Q20 124 8 126Z', ink),
    inked(symmetric(EGG_HEAD), white, ink),
    area(
      'M30 -98C64 -84 77 -60 77 -22C77 26 44 92 8 103C40 70 56 20 52 -20C50 -56 44 -80 30 -98Z',
      ink,
    ),
    area('M-52 -16Q-32 -34 -14 -12Q-32 0 -52 -16ZM14 -12Q30 -32 46 -16Q32 -2 14 -12Z', ink),
    circle([-33, -16], 6, white),
    circle([30, -16], 6, white),
    line('M-34 44Q0 66 34 40', ink, 6),
  ].join('')
}

/** A furrowed green chin under a close cap. */
function skrull(colours: HeadColours): string {
  const { main, skin, ink } = colours
  return [
    bust('broad', main, ink),
    neck('broad', skin, ink),
    inked(both('M62 0L128 -64L98 20L70 36Z'), skin, ink),
    inked(symmetric(SQUARE_HEAD), skin, ink),
    squareFace(colours),
    line('M-40 66L-34 88M-24 70L-20 96M-8 72L-6 98M8 72L8 98M24 70L22 94', ink, 5),
    inked(symmetric('M0 -108C52 -108 80 -78 78 -26L70 -8L58 -28L24 -34L0 -12'), main, ink),
    area('M24 -105C60 -96 80 -68 78 -26L70 -8L58 -28L34 -32Q52 -72 24 -105Z', ink),
  ].join('')
}

const ECHO = 'M0 -84C36 -84 58 -62 58 -26C58 14 40 62 0 80'

function shifted(half: string, by: number): string {
  return symmetric(half).replaceAll(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `${Math.round(Number(x) + by)} ${y}`,
  )
}

/** The same man three times. */
function multiple(colours: HeadColours): string {
  const { main, second, skin, hair, ink } = colours
  const echo = (by: number) => [
    inked(shifted('M0 60L30 64L34 100L96 130L110 240L0 240', by), main, ink),
    inked(shifted(ECHO, by), skin, ink),
    inked(shifted('M0 -92C44 -92 70 -64 62 -10L52 -40L0 -48', by), hair, ink, 3),
    area(`M${by - 40} -14L${by - 12} -10L${by - 16} -2L${by - 36} -4Z`, ink),
    area(`M${by + 40} -14L${by + 12} -10L${by + 16} -2L${by + 36} -4Z`, ink),
    area(`M${by - 18} 44L${by + 18} 42L${by + 16} 48L${by - 18} 49Z`, ink),
  ]
  return [
    ...echo(-104),
    ...echo(104),
    bust('broad', main, ink, {
      collar: area(symmetric('M0 172L60 150L176 162C160 134 80 128 40 104L0 118'), second),
    }),
    neck('broad', skin, ink),
    inked(symmetric(SQUARE_HEAD), skin, ink),
    squareFace(colours),
    inked(
      'M-10 -118C-64 -116 -86 -78 -78 -16L-66 -6C-66 -40 -56 -62 -34 -60C0 -54 40 -64 56 -46C66 -34 68 -20 70 -4L78 -14C86 -80 50 -120 -10 -118Z',
      hair,
      ink,
      3,
    ),
    area('M30 -112C66 -98 84 -66 78 -14L70 -4C68 -20 66 -34 56 -46C60 -70 50 -92 30 -112Z', ink),
  ].join('')
}

/** Moss and mud, with roots for a nose. */
function mossHead({ main, second, accent, ink }: HeadColours): string {
  return [
    inked(
      symmetric(
        'M0 -94L20 -84L44 -100L58 -76L88 -76L90 -44L116 -28L108 10C130 50 190 80 226 140L246 240L0 240',
      ),
      main,
      ink,
    ),
    area(
      'M44 -100L58 -76L88 -76L90 -44L116 -28L108 10C130 50 190 80 226 140L246 240L70 240C100 160 70 100 80 40L40 -20Z',
      ink,
    ),
    line(
      'M-150 130Q-120 150 -130 190M-110 90Q-90 130 -96 180M-180 180L-170 220M-66 130Q-60 170 -70 220',
      ink,
      5,
    ),
    // Brow and eyes
    area(symmetric('M0 -34L30 -46L80 -40L76 10L34 24L0 10'), ink),
    circle([-40, -12], 17, accent),
    circle([40, -12], 17, accent),
    circle([-40, -12], 6, ink),
    circle([40, -12], 6, ink),
    // Roots
    inked(
      'M-18 -30C-22 40 -12 110 -26 176C-10 186 10 182 18 172C10 110 22 40 18 -30Z',
      second,
      ink,
    ),
    inked(both('M40 20C64 60 60 110 84 150C66 158 50 140 44 120C36 90 34 60 22 30Z'), second, ink),
    line('M-8 0Q-14 80 -8 150', ink, 4),
  ].join('')
}

/** Facets, as of ice. */
function crystalHead({ main, second, white, ink }: HeadColours): string {
  const half = 'M0 -112L40 -100L70 -66L78 -16L66 40L40 86L0 108'
  return [
    bust('broad', main, ink),
    area('M-36 60L36 60L40 118L-40 118Z', main),
    inked(symmetric(half), main, ink),
    area('M0 -112L-40 -100L-24 -60L10 -70ZM-78 -16L-44 -10L-50 36L-66 40Z', white),
    area('M-70 -66L-24 -60L-44 -10L-78 -16Z', second),
    area('M40 -100L70 -66L78 -16L66 40L40 86L0 108L10 60L40 30L20 -20L10 -70Z', ink),
    line(
      'M-24 -60L-44 -10L-50 36L-40 86M-50 36L-10 60L0 108M-24 -60L0 -30L-44 -10M70 -66L40 -40L44 10L66 40',
      ink,
      4,
    ),
    area('M-52 -14L-14 -6L-20 6L-46 4ZM52 -14L14 -6L20 6L46 4Z', white),
    area('M-26 60L24 58L22 66L-22 68Z', ink),
    area('M-120 150L-70 130L-60 170L-110 190Z', white),
  ].join('')
}

/** Flames around lines that only mean a face. */
function dreadFlame({ main, second, accent, ink }: HeadColours): string {
  return [
    flames(main, accent),
    inked(symmetric('M0 90L60 90L130 10L150 90L200 140L216 240L0 240'), second, ink),
    area('M60 90L130 10L150 90L200 140L216 240L70 240Z', ink),
    inked(symmetric('M0 -76L34 -70L58 -36L54 20L30 78L0 96'), ink, ink),
    area('M-46 -26L-12 -6L-20 8L-42 -2ZM46 -26L12 -6L20 8L42 -2Z', accent),
    line(
      'M-30 -56L-10 -30M30 -56L10 -30M0 -66V-36M-42 16L-26 30L-30 54M42 16L26 30L30 54M-22 62L0 56L22 62M0 20V40',
      main,
      5,
    ),
  ].join('')
}

const SPOTS: readonly Point[] = [
  [-120, 190],
  [-90, 160],
  [-60, 200],
]

/** A boy of fire. */
function burningBoy({ main, accent, white, ink }: HeadColours): string {
  return [
    flames(main, accent),
    area(symmetric(BUSTS.narrow), main),
    ...SPOTS.map((at) => circle(at, 8, accent)),
    area(symmetric(NARROW_HEAD), accent),
    area(shadow(NARROW_HEAD, 'L5 97L8 72L3 60L7 44L2 34L13 18L6 -24L8 -100'), main),
    // Locks of flame on the brow
    area(
      'M-64 -30L-56 -76L-36 -48L-20 -90L0 -52L22 -92L36 -48L56 -78L64 -30L50 -46L20 -36L0 -46L-22 -36L-50 -46Z',
      main,
    ),
    area('M-50 0Q-32 -18 -14 0Q-32 12 -50 0ZM50 0Q32 -18 14 0Q32 12 50 0Z', white),
    area('M-38 -6h11v12h-11ZM26 -6h11v12h-11ZM-24 54Q0 66 24 52L20 62Q0 74 -20 63Z', ink),
  ].join('')
}

/** A brow taller than the rest of the face. */
function greatBrow(colours: HeadColours): string {
  const { main, second, skin, hair, ink } = colours
  const half =
    'M0 -220C76 -220 112 -174 104 -116C98 -74 74 -52 70 -22C72 10 70 26 66 44L56 70L28 97L0 100'
  return [
    bust('broad', main, ink, {
      collar: area(symmetric('M0 150L40 104L86 124L60 170L0 190'), second),
    }),
    neck('broad', skin, ink),
    inked(symmetric(half), skin, ink),
    area('M8 -220C80 -216 112 -174 104 -116C98 -74 74 -52 70 -22L66 20L20 8L7 -30Z', ink),
    squareFace(colours),
    line('M-70 -170Q-40 -190 -10 -180M-84 -130Q-50 -150 -10 -136M-70 -94Q-40 -108 -10 -98', ink, 4),
    area('M-104 -116C-98 -74 -74 -52 -70 -22L-68 10L-84 -10C-100 -40 -116 -80 -104 -116Z', hair),
    area('M0 40L-26 44L-44 60L-20 54L0 50L20 54L42 59L26 44Z', hair),
  ].join('')
}

/** A silver face with discs for ears. */
function silverMaid({ second, ink, metal, lips, white }: HeadColours): string {
  return [
    bust('narrow', metal, ink),
    neck('narrow', metal, ink),
    inked(symmetric('M0 -112C50 -112 76 -80 76 -30L70 20C60 60 30 92 0 100'), metal, ink),
    area(
      'M8 -111C54 -108 76 -78 76 -30L70 20C60 60 30 92 5 98L8 72L3 60L7 44L2 34L13 18L6 -24Z',
      ink,
    ),
    area('M-60 -50C-50 -84 -30 -96 -12 -98C-34 -76 -44 -56 -46 -30Z', white),
    inked('M-76 -44Q0 -74 76 -44L74 -30Q0 -58 -74 -30Z', second, ink, 3),
    circle([-80, -4], 25, second, `stroke="${ink}" stroke-width="4"`),
    circle([80, -4], 25, second, `stroke="${ink}" stroke-width="4"`),
    circle([-80, -4], 9, ink),
    circle([80, -4], 9, metal),
    line('M-92 -26L-112 -96M92 -26L112 -96', ink, 6),
    area('M-50 -12Q-30 -24 -14 -8Q-30 2 -50 -12ZM50 -12Q30 -24 14 -8Q30 2 50 -12Z', ink),
    area('M-42 -11Q-30 -17 -20 -8Q-30 -3 -42 -11ZM42 -11Q30 -17 20 -8Q30 -3 42 -11Z', lips),
    area('M-20 54Q0 48 20 54Q8 68 0 67Q-8 68 -20 54Z', ink),
    line('M-44 40L-30 84M44 40L30 84', ink, 3),
  ].join('')
}

/** Fangs and ears on a cowl that shows the jaw. */
function houndCowl(colours: HeadColours): string {
  const { main, second, white, ink } = colours
  return [
    bust('broad', main, ink),
    neck('broad', main, ink),
    inked(both('M30 -84L74 -150L90 -40Z'), main, ink),
    area(both('M52 -88L72 -126L78 -70Z'), second),
    inked(symmetric(SQUARE_HEAD), main, ink),
    area(shadow(SQUARE_HEAD, 'L6 20L7 -30L8 -102'), ink),
    jaw(colours, 'snarl'),
    area('M-28 56L-22 78L-14 55ZM26 55L20 76L12 54Z', white),
    area('M-56 -14L-12 -2L-18 10L-50 4ZM56 -14L12 -2L18 10L50 4Z', white),
    outlined('M-22 10L0 0L22 10L0 30Z', ink, ink, 2),
  ].join('')
}

export const BEINGS_OF_NOTE = {
  technarch,
  blank: blankFace,
  skrull,
  multiple,
  moss: mossHead,
  facets: crystalHead,
  dread: dreadFlame,
  flameboy: burningBoy,
  bigbrow: greatBrow,
  silvermaid: silverMaid,
  hound: houndCowl,
}
