import { circle, line } from '../../drawing/elements.ts'
import { both, symmetric } from '../mirrored.ts'
import { layers, type Part, patch, piece } from './person.ts'

// Hats, helmets and hoods over a free face.

export const topHat: Part = layers(
  piece('M-58 -76L-66 -196L66 -196L58 -76Z', 'second', 4),
  piece('M-60 -104L60 -104L58 -78L-58 -78Z', 'accent', 3),
  piece('M-104 -70C-60 -90 60 -90 104 -70C70 -50 -70 -50 -104 -70Z', 'second', 4),
  patch('M20 -196L66 -196L58 -78L104 -70C80 -56 50 -54 26 -54Z', 'ink', '.7'),
)
export const rangeHat: Part = layers(
  piece('M-66 -74C-70 -130 -60 -166 -30 -158Q0 -142 30 -158C60 -166 70 -130 66 -74Z', 'second', 4),
  piece('M-66 -90Q0 -72 66 -90L66 -72Q0 -54 -66 -72Z', 'ink', 3),
  piece(
    'M-150 -100C-110 -60 -60 -84 0 -80C60 -84 110 -60 150 -100C140 -40 -140 -40 -150 -100Z',
    'second',
    4,
  ),
  patch(
    'M30 -158C60 -166 70 -130 66 -74C100 -72 130 -76 150 -100C144 -60 80 -54 30 -54Z',
    'ink',
    '.7',
  ),
)
/** With a bill. */
export const ballCap: Part = layers(
  piece(symmetric('M0 -124C56 -124 80 -98 80 -50L40 -62L0 -64'), 'main', 4),
  piece('M-84 -58Q0 -84 84 -58Q92 -40 76 -34Q0 -60 -76 -34Q-92 -40 -84 -58Z', 'second', 4),
)
/** A soldier's or a sailor's, with a badge. */
export const peakedCap: Part = layers(
  piece('M-84 -80C-104 -140 -40 -150 0 -150C40 -150 104 -140 84 -80Z', 'main', 4),
  piece('M-80 -84Q0 -66 80 -84L80 -62Q0 -44 -80 -62Z', 'second', 3),
  piece('M-76 -60Q0 -40 76 -60Q56 -30 0 -28Q-56 -30 -76 -60Z', 'ink', 3),
  ({ accent, ink }) => circle([0, -104], 14, accent, `stroke="${ink}" stroke-width="3"`),
)
export const beret: Part = layers(
  piece(
    'M-74 -66C-110 -104 -60 -140 10 -138C80 -136 118 -98 80 -58C40 -74 -30 -78 -74 -66Z',
    'second',
    4,
  ),
  ({ accent, ink }) => circle([-40, -88], 11, accent, `stroke="${ink}" stroke-width="3"`),
)
export const nurseCap: Part = layers(
  piece('M-66 -78Q0 -100 66 -78L78 -136Q0 -156 -78 -136Z', 'white', 4),
  patch(
    'M-7 -138L7 -138L7 -126L19 -126L19 -112L7 -112L7 -100L-7 -100L-7 -112L-19 -112L-19 -126L-7 -126Z',
    'lips',
  ),
)
/** Wound cloth with a stone. */
export const turban: Part = layers(
  piece(symmetric('M0 -160C62 -160 96 -124 90 -76L70 -42Q36 -58 0 -52'), 'second', 4),
  ({ ink }) =>
    line('M-84 -96Q-20 -100 10 -56M84 -104Q20 -110 -30 -56M-60 -134Q0 -140 60 -96', ink, 4),
  piece('M0 -118L16 -92L0 -66L-16 -92Z', 'accent', 3),
)
/** Striped cloth that falls on the shoulders, and a snake. */
export const nemes: Part = layers(
  piece(both('M60 -64L104 -20L118 120L70 140L66 40L72 -20Z'), 'second', 4),
  ({ accent }) =>
    line(
      'M-104 10L-72 14M-108 44L-68 48M-112 80L-68 84M104 10L72 14M108 44L68 48M112 80L68 84',
      accent,
      9,
    ),
  piece(symmetric('M0 -128C60 -128 96 -96 100 -24L72 -14C70 -44 40 -58 0 -58'), 'second', 4),
  piece('M-10 -60C-26 -96 -16 -120 0 -130C16 -120 26 -96 10 -60Z', 'accent', 3),
)
/** The dark between a hood and the brow. */
const UNDER_HOOD = patch(both('M0 -104L70 -80L84 10L66 116L58 40C64 -20 50 -56 0 -66Z'), 'ink')

/** A hood that leaves the face free. */
export const hoodUp: Part = layers(
  UNDER_HOOD,
  piece(
    both(
      'M0 -148C60 -146 108 -104 112 -30C114 40 128 84 176 140L120 170L66 116L78 40C84 -30 62 -84 0 -92Z',
    ),
    'main',
    4,
  ),
  patch(
    'M40 -136C84 -112 110 -76 112 -30C114 40 128 84 176 140L120 170L84 110L94 30C96 -40 80 -92 40 -136Z',
    'ink',
    '.75',
  ),
)
/** The same in the second colour, and pointed. */
export const peakHood: Part = layers(
  UNDER_HOOD,
  piece(
    both(
      'M0 -190C40 -150 104 -104 108 -30C110 40 120 84 166 146L110 166L64 112L76 40C82 -30 60 -80 0 -90Z',
    ),
    'second',
    4,
  ),
  patch(
    'M30 -158C80 -118 106 -76 108 -30C110 40 120 84 166 146L110 166L82 110L92 30C94 -40 76 -100 30 -158Z',
    'ink',
    '.75',
  ),
)
/** Metal to the brow, with guards for the cheeks. */
export const warHelm: Part = layers(
  piece(symmetric('M0 -124C56 -124 86 -92 84 -34L80 46L56 60L58 -30L14 -38L8 20L0 26'), 'metal', 4),
  patch('M24 -120C64 -108 86 -82 84 -34L80 46L56 60L58 -30L44 -34Q52 -86 24 -120Z', 'ink', '.75'),
)
export const plume: Part = piece(
  'M-14 -116C-20 -190 40 -214 110 -150C80 -160 40 -150 16 -116Z',
  'accent',
  4,
)
/** A brush from front to back. */
export const brush: Part = piece('M-16 -112L-20 -196L0 -208L20 -196L16 -112Z', 'accent', 4)
export const helmHorns: Part = piece(
  both('M62 -80C110 -80 130 -120 118 -172C160 -130 160 -50 78 -36Z'),
  'white',
  4,
)
/** A round helmet in the main colour, open before the face. */
export const crashHelm: Part = layers(
  piece(symmetric('M0 -130C66 -130 100 -90 98 -28L92 44L72 52L66 -38Q36 -56 0 -56'), 'main', 4),
  patch('M30 -126C76 -114 100 -80 98 -28L92 44L72 52L66 -38L50 -46Q58 -96 30 -126Z', 'ink', '.75'),
  patch('M-12 -130L12 -130L10 -56L-10 -56Z', 'second'),
)
/** Three tips with bells. */
export const foolsCap: Part = layers(
  piece('M-78 -40C-120 -60 -150 -20 -150 20C-130 -10 -110 -6 -76 -6Z', 'second', 4),
  piece('M78 -40C120 -60 150 -20 150 20C130 -10 110 -6 76 -6Z', 'main', 4),
  piece('M-78 -30C-84 -110 -40 -150 20 -196C14 -150 80 -110 78 -30Q0 -64 -78 -30Z', 'main', 4),
  patch('M0 -178L20 -196C14 -150 80 -110 78 -30Q40 -46 0 -48Z', 'second'),
  ({ accent, ink }) =>
    [-150, 150]
      .map((x) => circle([x, 24], 13, accent, `stroke="${ink}" stroke-width="3"`))
      .join('') + circle([20, -196], 13, accent, `stroke="${ink}" stroke-width="3"`),
)
/** Tall points of metal around the brow. */
export const kingCrown: Part = piece(
  symmetric('M0 -186L18 -140L44 -170L52 -130L90 -160L80 -58Q40 -76 0 -76'),
  'accent',
  4,
)
/** A bare top that is too large. */
export const eggTop: Part = layers(
  piece(symmetric('M0 -186C62 -186 92 -130 84 -64L74 -14L60 -44Q30 -56 0 -56'), 'skin', 4),
  patch('M24 -182C70 -170 92 -122 84 -64L74 -14L60 -44Q66 -120 24 -182Z', 'ink', '.75'),
)
/** A ring of light. */
export const halo: Part = ({ accent }) =>
  line('M-70 -156Q0 -196 70 -156Q0 -124 -70 -156', accent, 12)
/** A cord of cloth over nose and mouth. */
export const bandana: Part = piece(
  'M-72 14Q0 -2 72 14L66 66L24 112L0 134L-24 112L-66 66Z',
  'accent',
  4,
)
/** A bell that hides all but the eyes. */
export const bell: Part = layers(
  piece(symmetric('M0 -150C48 -150 60 -110 66 -50C70 0 84 40 116 84L0 96'), 'accent', 5),
  patch(
    'M20 -148C54 -134 60 -100 66 -50C70 0 84 40 116 84L30 94C60 20 50 -80 20 -148Z',
    'ink',
    '.7',
  ),
  piece('M-48 -30L-12 -18L-16 -2L-42 -6ZM48 -30L12 -18L16 -2L42 -6Z', 'white', 4),
  ({ ink }) => line('M-100 60Q0 80 100 60', ink, 5),
)
