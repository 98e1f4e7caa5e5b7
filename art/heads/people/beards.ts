import { layers, patch, piece } from './person.ts'

// On a square face; the mouth is drawn again where the beard would hide it.

const MOUTH = patch('M-22 55L0 53L20 54L18 60L0 59L-20 61Z', 'ink')

export const moustache = patch('M-4 40L-26 44L-34 54L-16 52L0 48L16 52L32 53L26 44L4 40Z', 'hair')

/** Two strands to the collar, and a third from the chin. */
export const longMoustache = layers(
  piece(
    'M-4 40L-28 46L-40 90L-36 150L-28 100L-18 58L0 50L18 58L28 100L36 150L40 90L28 46L4 40Z',
    'hair',
    2.5,
  ),
  piece('M-10 84L10 84L6 130L0 150L-6 130Z', 'hair', 2.5),
)

/** Bushy, over the whole lip. */
export const walrus = piece(
  'M0 36L-30 42L-46 62L-40 74L-20 62L0 56L20 62L40 72L46 60L30 42Z',
  'hair',
  3,
)

/** Waxed, with tips that turn up. */
export const waxed = piece(
  'M0 40L-22 44L-44 50L-62 34L-56 56L-28 60L0 52L28 60L56 56L62 34L44 50L22 44Z',
  'hair',
  2.5,
)

export const chinBeard = layers(
  patch('M-4 40L-24 44L-32 58L-18 52L0 48L18 52L30 57L24 44L4 40Z', 'hair'),
  piece('M-16 70L0 66L16 70L22 90L0 116L-20 92Z', 'hair', 2.5),
)

export const fullBeard = layers(
  piece(
    'M-72 0L-66 30L-46 42L-24 40L0 36L24 40L46 42L66 30L72 0L74 40L62 80L32 106L0 114L-32 106L-62 80L-74 40Z',
    'hair',
  ),
  patch('M72 0L74 40L62 80L32 106L4 114L8 66L46 42L66 30Z', 'ink', '.75'),
  MOUTH,
)

/** Down to the chest. */
export const longBeard = layers(
  piece(
    'M-72 0L-66 30L-46 42L-24 40L0 36L24 40L46 42L66 30L72 0L78 50L66 110L44 160L20 182L0 210L-18 184L-44 162L-68 110L-78 50Z',
    'hair',
  ),
  patch('M72 0L78 50L66 110L44 160L20 182L2 208L8 66L46 42L66 30Z', 'ink', '.7'),
  MOUTH,
)

/** On the cheeks only. */
export const sideburns = layers(
  piece('M-74 -30L-76 20L-66 60L-44 66L-50 40L-62 24L-64 -20Z', 'hair', 2.5),
  patch('M74 -30L76 20L66 60L44 66L50 40L62 24L64 -20Z', 'hair'),
)

export const stubble = patch(
  'M-69 30L-60 70L-30 97L0 100L0 80L-14 78L-22 64L-26 46L-46 50Z',
  'ink',
  '.4',
)
