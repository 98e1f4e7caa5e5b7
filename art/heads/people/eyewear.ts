import { circle, line } from '../../drawing/elements.ts'
import { both, symmetric } from '../mirrored.ts'
import { layers, type Part, patch, piece } from './person.ts'

/** Round lenses in a thin frame. */
export const roundGlasses: Part = ({ white, ink }) => {
  const frame = `stroke="${ink}" stroke-width="6"`
  return [
    circle([-33, -4], 26, white, frame),
    circle([33, -4], 26, white, frame),
    line('M-8 -8Q0 -14 8 -8M-59 -8L-72 -14M59 -8L72 -14', ink, 6),
    circle([-32, -3], 7, ink),
    circle([33, -3], 7, ink),
  ].join('')
}

/** Heavy frames. */
export const squareGlasses: Part = layers(
  piece(both('M8 -22L62 -26L60 12L52 20L18 20L10 10Z'), 'white', 7),
  ({ ink }) => line('M-10 -12Q0 -18 10 -12M-62 -18L-74 -20M62 -18L74 -20', ink, 7),
  patch('M-42 -14h13v16h-13ZM28 -14h13v16h-13Z', 'ink'),
)

export const shades: Part = layers(
  patch(symmetric('M0 -22L14 -24L74 -28L76 -16L68 8L52 16L26 14L14 -6L0 -10'), 'ink'),
  patch('M-58 -16L-40 -18L-52 4L-60 -4Z', 'white'),
  patch('M28 -18L44 -19L32 4L24 -4Z', 'white', '.8'),
)

/** Sunglasses with lenses in the accent. */
export const tintedShades: Part = layers(
  piece(both('M8 -22L66 -28L66 -4L54 16L24 14L10 0Z'), 'accent', 6),
  ({ ink }) => line('M-10 -14L10 -14', ink, 6),
  patch('M-54 -18L-38 -19L-48 2L-56 -4Z', 'white'),
)

/** One band of glass from ear to ear. */
export const wideVisor: Part = layers(
  piece('M-80 -26Q0 -38 80 -26L78 6Q44 18 12 10L0 2L-12 10Q-44 18 -78 6Z', 'accent', 5),
  patch('M-66 -18Q-40 -26 -16 -26L-34 4Q-54 6 -64 0Z', 'white', '.8'),
)

/** With an edge of ink, so that they are seen on a white mask too. */
const EYE_SLITS = piece('M-56 -16L-16 -5L-22 7L-48 3ZM56 -16L16 -5L22 7L48 3Z', 'white', 4)

/** Over the eyes, in the second colour. */
export const eyeMask: Part = layers(
  piece(symmetric('M0 -16L14 -26L50 -36L80 -30L72 4L44 18L16 10L0 18'), 'second', 3),
  EYE_SLITS,
)

/** The same in the main colour. */
export const mainEyeMask: Part = layers(
  piece(symmetric('M0 -16L14 -26L50 -36L80 -30L72 4L44 18L16 10L0 18'), 'main', 3),
  EYE_SLITS,
)

/** With points that sweep up past the brow. */
export const wingedEyeMask: Part = layers(
  piece(symmetric('M0 -18L14 -30L44 -40L98 -78L86 -16L66 10L40 16L14 8L0 16'), 'second', 3),
  EYE_SLITS,
)

const GOGGLES = both('M6 -92Q36 -106 66 -88L64 -58Q34 -52 10 -62Z')

/** Pushed up on the brow. */
export const goggles: Part = layers(
  piece('M-84 -86L-60 -92L60 -92L84 -86L82 -66L-82 -66Z', 'ink', 3),
  piece(GOGGLES, 'accent', 5),
  patch('M-54 -88L-40 -92L-50 -66L-58 -68ZM18 -88L32 -92L22 -66L14 -68Z', 'white', '.8'),
)

export const eyePatch: Part = layers(
  ({ ink }) => line('M-76 -62L-10 -16M14 14L76 -40', ink, 6),
  patch('M12 -22L56 -26L60 -4L40 20L16 12Z', 'ink'),
  ({ white }) => line('M10 -22L56 -27L60 -4L40 21L15 13Z', white, 2.5),
)

/** One lens on a string. */
export const monocle: Part = ({ white, ink }) =>
  circle([-34, -3], 22, white, `fill-opacity=".5" stroke="${ink}" stroke-width="5"`) +
  circle([-33, -2], 7, ink) +
  line('M-52 10Q-80 40 -70 110', ink, 3)

/** A metal eye with a glow in it, on the lit side. */
export const metalEye: Part = layers(
  piece('M-60 -70L-6 -74L2 -10L-14 24L-28 58L-54 58L-64 10L-66 -34Z', 'metal', 4),
  patch('M-56 -14L-16 -10L-20 6L-48 8Z', 'ink'),
  patch('M-44 -10L-26 -8L-28 2L-42 3Z', 'lips'),
)

/** Thick round lenses in the accent, for eyes that bear no light. */
export const moleGoggles: Part = ({ accent, white, ink }) => {
  const frame = `stroke="${ink}" stroke-width="8"`
  return [
    line('M-80 -12H80', ink, 12),
    circle([-36, -10], 29, accent, frame),
    circle([36, -10], 29, accent, frame),
    circle([-44, -18], 8, white),
    circle([28, -18], 8, white),
  ].join('')
}
