import { line } from '../../drawing/elements.ts'
import { star } from '../../drawing/shapes.ts'
import { both } from '../mirrored.ts'
import { layers, type Part, patch, piece } from './person.ts'

// What is on the skin of a face.

/** A star around the left eye. */
export const starOnEye: Part = layers(
  ({ accent }) => `<path d="${star([-32, -6], 46, 16, 4)}" fill="${accent}"/>`,
  patch('M-48 -8L-18 -6L-22 3L-43 3Z', 'white'),
  patch('M-37 -8h10v10h-10Z', 'ink'),
)

/** Bands from the eyes over the cheeks and a wedge on the brow. */
export const violetMarks: Part = layers(
  patch('M-54 2L-20 6L-26 26L-48 50L-46 24Z', 'accent'),
  patch('M54 2L20 6L26 26L48 50L46 24Z', 'accent'),
  patch('M-14 -92L14 -92L0 -34Z', 'accent'),
)

/** Three strokes down each cheek. */
export const cheekMarks: Part = layers(
  patch('M-56 22L-46 22L-46 48ZM-40 22L-31 22L-36 56ZM-25 22L-17 20L-24 44Z', 'ink'),
  patch('M56 22L46 22L46 48ZM40 22L31 22L36 56ZM25 22L17 20L24 44Z', 'accent'),
)

/** A diamond on the brow. */
export const browGem: Part = piece('M0 -88L15 -64L0 -40L-15 -64Z', 'accent', 3)

/** Spurs of bone through the skin. */
export const boneSpurs: Part = layers(
  piece('M-58 26L-104 4L-66 40L-100 46L-54 60ZM58 30L100 10L64 44L92 56L50 62Z', 'white', 3),
  piece('M-50 -62L-104 -146L-16 -88ZM30 -88L92 -156L60 -62Z', 'white', 4),
  piece('M-8 -92L2 -160L22 -92Z', 'white', 4),
)

/** Scars that keep the skin apart. */
export const scars: Part = ({ ink }) =>
  line('M-60 -40L-22 40M-52 -14L-38 -20M-44 4L-30 -2M-34 24L-22 18M-66 20L-40 60', ink, 4)

/** Fire where chest, neck and jaw should be. */
export const furnace: Part = layers(
  piece(
    'M-66 30L-50 44L-40 26L-24 46L-8 26L8 46L24 26L40 46L54 26L68 34L64 80L84 74L70 120L92 130L64 160L80 200L50 190L30 240L0 214L-30 240L-50 190L-80 200L-64 160L-92 130L-70 120L-84 74L-64 80Z',
    'accent',
    4,
  ),
  patch(
    'M-46 60L-30 76L-16 56L0 76L16 56L32 76L46 60L44 100L56 120L40 150L44 180L20 170L0 204L-20 170L-44 180L-40 150L-56 120L-44 100Z',
    'white',
  ),
)

/** Both sides of the face in lines of light. */
export const circuitLines: Part = ({ accent }) =>
  line(
    'M-58 -50L-40 -30M-60 20L-40 26L-34 50L-44 70M-30 -70L-24 -40M58 20L40 26L34 50L44 70',
    accent,
    5,
  )

export const pointedEarsOf: Part = piece(both('M64 2L106 -46L88 16L70 32Z'), 'skin')

/** As long as those of a bat. */
export const longPointedEars: Part = layers(
  piece(both('M60 6L122 -66L98 20L68 40Z'), 'skin', 4),
  patch('M66 10L116 -52L94 18L70 36Z', 'ink', '.6'),
)

/** Furrows from the lip to the chin. */
export const ridgedChin: Part = layers(
  patch('M-30 66L-22 66L-20 84L-26 84ZM-14 72L-6 72L-6 94L-12 93Z', 'ink'),
  patch('M30 66L22 66L20 84L26 84ZM14 72L7 72L6 94L12 93Z', 'skin'),
)

/** A bulb in the middle of the face. */
export const bulbNose: Part = piece(
  'M-12 8C-44 14 -46 48 -14 52C14 56 30 40 24 22C20 8 4 4 -12 8Z',
  'skin',
  4,
)
/** Teeth too long for the mouth. */
export const fangs: Part = layers(
  patch('M-34 50L0 46L32 50L26 70L-28 72Z', 'ink'),
  patch('M-30 51L-24 70L-16 50L14 50L22 68L28 51L0 47Z', 'white'),
)
/** Two front teeth under a smile. */
export const buckTeeth: Part = piece('M-11 58L10 58L9 74L-10 74Z', 'white', 2.5)

/** One half of the face as white as chalk. */
export const chalkHalf: Part = layers(
  patch(
    'M-2 -98C-42 -96 -65 -72 -65 -32C-65 0 -61 26 -52 50C-44 70 -26 90 -2 98L-8 60L0 34L-10 0Z',
    'white',
  ),
  patch('M-54 -16L-48 -20Q-30 -26 -14 -8Q-30 -16 -44 -12Z', 'ink'),
  patch('M-36 -14h11v10h-11Z', 'ink'),
  patch('M-20 52Q-10 44 -2 48L-2 66Q-10 68 -20 52Z', 'lips'),
)

/** A blindfold. */
export const blindfold: Part = piece('M-72 -28Q0 -40 72 -28L70 10Q0 24 -70 10Z', 'white', 4)

/** A cloth over nose and mouth. */
export const faceCloth: Part = layers(
  piece('M-70 14Q0 -4 70 14L62 66L30 98L0 104L-30 98L-62 66Z', 'accent', 4),
  ({ ink }) => line('M-56 34Q-20 30 0 40M-48 60Q-20 54 -4 60', ink, 3),
)

/** Five nails as long as swords, held before the face. */
export const longNails: Part = layers(
  piece('M-150 240L-130 -80L-118 240ZM-116 240L-100 -120L-86 240Z', 'metal', 3),
  piece('M-84 240L-74 -90L-56 240ZM-54 240L-50 10L-28 240Z', 'metal', 3),
)

/** Over nose and mouth. */
export const beak: Part = layers(
  piece('M-26 16L24 14L14 52L-2 84L-16 54Z', 'accent', 3),
  patch('M4 15L24 14L14 52L0 82Z', 'ink', '.5'),
)
