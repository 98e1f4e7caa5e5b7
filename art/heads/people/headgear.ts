import { circle, line } from '../../drawing/elements.ts'
import { both, symmetric } from '../mirrored.ts'
import { curls, layers, type Part, patch, piece } from './person.ts'

// What is worn on the hair of people whose face is free.

/** A knitted cap with ears. */
export const catCap: Part = layers(
  piece(both('M26 -110L52 -160L84 -72Z'), 'main', 4),
  patch(both('M44 -112L54 -138L68 -92Z'), 'second'),
  piece(symmetric('M0 -128C60 -128 90 -92 88 -32L94 30L74 44L70 -34Q36 -48 0 -48'), 'main', 4),
  patch('M26 -124C70 -112 90 -80 88 -32L94 30L74 44L70 -34L44 -44Q56 -92 26 -124Z', 'ink', '.7'),
)

export const softHat: Part = layers(
  piece('M-66 -66C-70 -130 -50 -150 -20 -146Q0 -130 20 -146C50 -150 70 -130 66 -66Z', 'second', 4),
  piece('M-66 -84Q0 -66 66 -84L68 -64Q0 -46 -68 -64Z', 'ink', 3),
  piece('M-128 -62C-70 -84 70 -84 128 -62C90 -36 -90 -36 -128 -62Z', 'second', 4),
  patch('M20 -146C50 -150 70 -130 66 -66L128 -62C100 -46 60 -42 30 -42Z', 'ink', '.7'),
)

/** Cloth to the brow, as close as a skin. */
export const closeCap: Part = layers(
  piece(symmetric('M0 -112C50 -112 78 -82 72 -8L64 12L60 -40C44 -58 20 -52 0 -26'), 'main', 4),
  patch('M30 -106C64 -94 78 -64 72 -8L64 12L60 -40L44 -50Q56 -82 30 -106Z', 'ink', '.7'),
)

/** A band around the brow. */
export const browBand: Part = piece('M-76 -58Q0 -82 76 -58L76 -40Q0 -64 -76 -40Z', 'accent', 3)
/** With long ends. */
export const tiedBand: Part = layers(
  piece('M70 -56L126 -30L118 -8L72 -38ZM70 -50L112 20L94 30L70 -36Z', 'accent', 3),
  browBand,
)
/** A thin hoop with a stone. */
export const circlet: Part = layers(
  piece('M-68 -50Q0 -84 68 -50L66 -40Q0 -72 -66 -40Z', 'accent', 3),
  piece('M0 -88L14 -66L0 -44L-14 -66Z', 'second', 3),
)
/** Three points of gold over the brow. */
export const tiara: Part = piece(
  'M-72 -44L-84 -100L-44 -76L-24 -124L0 -84L24 -124L44 -76L84 -100L72 -44Q0 -74 -72 -44Z',
  'accent',
  4,
)
/** Tall plates that stand like a crest of feathers. */
export const featherCrest: Part = layers(
  piece(
    both(
      'M10 -100L20 -206L44 -176L74 -196L82 -154L118 -158L104 -112L132 -92L96 -62L92 -10L70 -20L62 -60L30 -78Z',
    ),
    'second',
    4,
  ),
  piece(symmetric('M0 -214L16 -190L24 -90L0 -56'), 'accent', 4),
  patch(both('M40 -166L50 -100L34 -90Z'), 'ink'),
  patch(both('M76 -150L72 -92L58 -84Z'), 'ink'),
)

/** Two long feelers and a cap that follows the hairline. */
export const feelers: Part = layers(
  ({ ink }) => line('M-34 -96Q-60 -170 -116 -182M34 -96Q60 -170 116 -182', ink, 12),
  ({ accent, ink }) =>
    line('M-34 -96Q-60 -170 -116 -182M34 -96Q60 -170 116 -182', accent, 6) +
    circle([-116, -182], 12, accent, `stroke="${ink}" stroke-width="4"`) +
    circle([116, -182], 12, accent, `stroke="${ink}" stroke-width="4"`),
)

/** The ears of a small beast on a hoop. */
export const furryEars: Part = layers(
  piece(both('M22 -112C20 -156 48 -178 74 -166C86 -140 84 -110 74 -84Z'), 'hair', 4),
  patch(both('M38 -116C38 -142 52 -154 66 -150C72 -132 70 -114 64 -100Z'), 'accent'),
  piece('M-76 -70Q0 -138 76 -70L70 -58Q0 -116 -70 -58Z', 'second', 3),
)

const FUR_RIM = curls(
  [
    [-92, -30],
    [-92, -54],
    [-64, -68],
    [-32, -76],
    [0, -78],
    [32, -76],
    [64, -68],
    [92, -54],
    [92, -30],
    [62, -38],
    [32, -44],
    [0, -46],
    [-32, -44],
    [-62, -38],
  ],
  [0, -54],
  1.15,
)
/** A pointed cap with a rim of fur. */
export const furHat: Part = layers(
  piece(symmetric('M0 -176L26 -150C60 -136 84 -100 84 -52L0 -60'), 'main', 4),
  patch('M10 -166L26 -150C60 -136 84 -100 84 -52L40 -56Q56 -110 10 -166Z', 'ink', '.8'),
  piece(FUR_RIM, 'second', 4),
)
