import { circle, line } from '../../drawing/elements.ts'
import { both, symmetric } from '../mirrored.ts'
import { layers, type Part, patch, piece } from './person.ts'

// Cloth over a face. A cowl leaves the mouth free, a full mask nothing; signs and crests lie on either.

const COWL = 'M0 -108C50 -108 78 -78 78 -30L75 16L58 30L34 30L14 14L0 24'
const COWL_SHADE = 'M8 -108C52 -104 78 -78 78 -30L75 16L58 30L34 30L14 14L6 20L8 -30Z'
const NARROW_COWL = 'M0 -106C46 -106 70 -76 70 -32L66 14L46 26L28 20L12 10L0 18'
const NARROW_SHADE = 'M8 -106C48 -102 70 -76 70 -32L66 14L46 26L28 20L12 10L6 14L8 -30Z'
const FULL = 'M0 -108C50 -108 78 -76 78 -24C78 16 74 44 64 70L32 100L0 106'
const FULL_SHADE =
  'M8 -108C52 -104 78 -76 78 -24C78 16 74 44 64 70L32 100L8 106L14 40L24 10L10 -30Z'

/** White between two edges of ink: seen on every cloth. */
const SLITS = piece('M-58 -18L-14 -2L-20 11L-48 5ZM58 -18L14 -2L20 11L48 5Z', 'white', 4)

export const cowl: Part = layers(piece(symmetric(COWL), 'main', 4), patch(COWL_SHADE, 'ink'), SLITS)
/** In the second colour, over a suit of the main one. */
export const otherCowl: Part = layers(
  piece(symmetric(COWL), 'second', 4),
  patch(COWL_SHADE, 'ink', '.8'),
  SLITS,
)
export const narrowCowl: Part = layers(
  piece(symmetric(NARROW_COWL), 'main', 4),
  patch(NARROW_SHADE, 'ink'),
  SLITS,
)
export const fullMask: Part = layers(
  piece(symmetric(FULL), 'main', 4),
  patch(FULL_SHADE, 'ink'),
  SLITS,
)
/** Without eyes yet: what lies on it has them. */
export const blankMask: Part = layers(
  piece(symmetric(FULL), 'main', 4),
  patch(FULL_SHADE, 'ink', '.8'),
)
/** One half in the second colour. */
export const halvedMask: Part = layers(
  piece(symmetric(FULL), 'main', 4),
  piece('M0 -108C50 -108 78 -76 78 -24C78 16 74 44 64 70L32 100L0 106Z', 'second', 4),
  SLITS,
)
/** Cloth from the brow over cheeks and chin, open around the eyes and the nose. */
export const coif: Part = layers(
  piece(
    both('M40 -96C70 -84 82 -60 80 -20C80 30 72 64 50 92L0 108L0 84L34 74L54 30L58 -40Z'),
    'main',
    4,
  ),
  piece(symmetric('M0 -110C40 -110 66 -96 76 -50L58 -38L30 -48L0 -40'), 'main', 4),
)

/** Round glass in a rim. */
export const roundEyes: Part = ({ accent, white, ink }) => {
  const rim = `stroke="${ink}" stroke-width="7"`
  return [
    circle([-32, -6], 24, accent, rim),
    circle([32, -6], 24, accent, rim),
    circle([-40, -14], 7, white),
    circle([24, -14], 7, white),
  ].join('')
}
/** A band of glass across a mask. */
export const glassBand: Part = layers(
  piece('M-74 -28Q0 -44 74 -28L70 10Q0 26 -70 10Z', 'accent', 5),
  patch('M-72 -6Q0 6 72 -6L70 10Q0 26 -70 10Z', 'ink', '.6'),
  patch('M-60 -20Q-40 -28 -14 -30L-22 -8L-56 -6Z', 'white', '.8'),
)
/** A filter before the mouth. */
export const respirator: Part = layers(
  piece('M-34 34L34 34L44 66L24 98L-24 98L-44 66Z', 'metal', 4),
  ({ metal, ink }) =>
    circle([-48, 74], 17, metal, `stroke="${ink}" stroke-width="5"`) +
    circle([48, 74], 17, metal, `stroke="${ink}" stroke-width="5"`) +
    line('M-16 52L16 52M-18 66L18 66M-14 80L14 80', ink, 4),
)
/** Bars over the mouth. */
export const grille: Part = ({ ink }) => line('M-30 54L30 54M-28 66L28 66M-22 78L22 78', ink, 5)

export const centreStripe: Part = patch('M-13 -108L13 -108L8 -16L0 -2L-8 -16Z', 'second')
export const browStar: Part = piece(
  'M0 -98L8 -78L30 -78L13 -65L19 -44L0 -56L-19 -44L-13 -65L-30 -78L-8 -78Z',
  'accent',
  2.5,
)
export const browBolt: Part = piece('M10 -104L-20 -62L-2 -62L-14 -26L22 -72L4 -72Z', 'accent', 2.5)
export const browDisc: Part = ({ accent, ink }) =>
  circle([0, -66], 20, accent, `stroke="${ink}" stroke-width="4"`)
/** As of a tiger. */
export const tigerStripes: Part = layers(
  patch(both('M14 -100L26 -66L30 -100Z'), 'second'),
  patch(both('M76 -40L44 -34L76 -22Z'), 'second'),
  patch(both('M76 22L46 26L72 40Z'), 'second'),
  patch('M-5 -104L0 -56L5 -104Z', 'second'),
)
export const spots: Part = ({ second }) =>
  [
    circle([-30, -8], 16, second),
    circle([36, -10], 14, second),
    circle([-44, -66], 17, second),
    circle([20, -80], 21, second),
    circle([-50, 44], 15, second),
    circle([4, 66], 19, second),
    circle([54, 34], 15, second),
    circle([58, -50], 12, second),
  ].join('')

export const catEars: Part = piece(both('M30 -92L64 -146L78 -58Z'), 'main', 4)
export const hornPair: Part = piece(
  both('M36 -90C50 -120 46 -140 30 -166C74 -150 92 -110 76 -62Z'),
  'accent',
  4,
)
export const sideFins: Part = piece(both('M68 -60L132 -120L112 -40L126 10L74 14Z'), 'second', 4)
export const topFin: Part = piece(
  'M-12 -96C-14 -150 0 -186 0 -200C14 -170 16 -130 12 -96Z',
  'second',
  4,
)
export const headWings: Part = layers(
  piece(both('M66 -50L150 -150L140 -104L158 -92L132 -66L140 -46L76 -8Z'), 'second', 4),
)
export const antennae: Part = ({ accent, ink }) =>
  line('M-30 -100Q-40 -150 -70 -176M30 -100Q40 -150 70 -176', ink, 7) +
  circle([-70, -176], 11, accent, `stroke="${ink}" stroke-width="4"`) +
  circle([70, -176], 11, accent, `stroke="${ink}" stroke-width="4"`)
/** Points all around, from ear to ear. */
export const quills: Part = piece(
  symmetric(
    'M0 -196L16 -150L52 -184L54 -136L100 -150L88 -104L140 -96L104 -64L146 -30L92 -24L120 30L60 20L0 -40',
  ),
  'second',
  4,
)
export const tailsOfCowl: Part = piece(both('M60 -80L120 -128L104 -60L140 -50L78 0Z'), 'main', 4)
/** One horn. */
export const unicornHorn: Part = piece('M-14 -84L14 -84L0 -200Z', 'accent', 4)
