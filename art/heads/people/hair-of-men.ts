import { line } from '../../drawing/elements.ts'
import { symmetric } from '../mirrored.ts'
import { curls, type Hair, layers, patch, piece, ring } from './person.ts'

// Hair that leaves the ears free, or falls to the shoulders of broad people.

const SHADE = '.8'

/** A mass before the brow and its dark side. */
function front(path: string, shade: string): Hair {
  return { front: layers(piece(path, 'hair'), patch(shade, 'ink', SHADE)) }
}

export const crop = front(
  'M-10 -116C-62 -116 -86 -78 -78 -12L-66 -6C-66 -40 -56 -62 -34 -60C0 -54 40 -64 56 -46C66 -34 68 -20 70 -4L78 -12C86 -80 50 -118 -10 -116Z',
  'M30 -110C66 -98 84 -66 78 -14L70 -4C68 -20 66 -34 56 -46C60 -70 50 -92 30 -110Z',
)

/** Shorn close to the skull. */
export const shorn = front(
  'M0 -107C-50 -107 -78 -76 -76 -22L-68 -20L-62 -52Q0 -76 62 -52L68 -20L76 -22C78 -76 50 -107 0 -107Z',
  'M20 -106C58 -98 78 -70 76 -22L68 -20L62 -52L34 -62Q40 -90 20 -106Z',
)

export const flatTop = front(
  'M-76 -10L-83 -62L-80 -104Q-78 -122 -62 -124L-40 -130L-18 -126L4 -132L26 -126L48 -130L64 -124Q78 -120 80 -104L83 -62L76 -10L66 -14L62 -46L40 -54L-36 -54L-62 -46L-66 -14Z',
  'M26 -126L48 -130L64 -124Q78 -120 80 -104L83 -62L76 -10L66 -14L62 -46L42 -53Q48 -90 26 -126Z',
)

export const spiky = front(
  'M-78 -6L-84 -40L-106 -66L-86 -74L-98 -110L-68 -106L-64 -144L-38 -118L-18 -160L4 -122L34 -154L44 -116L80 -132L74 -96L104 -94L86 -64L100 -40L82 -34L76 -6L66 -12L62 -46L36 -62L20 -46L-4 -64L-24 -46L-44 -60L-62 -44L-66 -12Z',
  'M34 -154L44 -116L80 -132L74 -96L104 -94L86 -64L100 -40L82 -34L76 -6L66 -12L62 -46L36 -62L40 -90L22 -120Z',
)

/** High over the brow, brushed back. */
export const quiff = front(
  'M-76 -8L-82 -54C-88 -96 -66 -118 -46 -122C-36 -158 40 -164 70 -130C94 -112 88 -60 76 -8L66 -14L62 -54C30 -42 -20 -46 -56 -70L-66 -14Z',
  'M30 -150C50 -148 62 -140 70 -130C94 -112 88 -60 76 -8L66 -14L62 -54L36 -50C60 -80 56 -120 30 -150Z',
)

export const slick = front(
  'M-76 -10C-86 -86 -50 -120 0 -120C50 -120 86 -86 76 -10L66 -22L60 -58C36 -80 -36 -80 -60 -58L-66 -22Z',
  'M24 -117C60 -108 84 -76 76 -10L66 -22L60 -58L36 -72Q44 -100 24 -117Z',
)

/** Brushed back, white at the temples. */
export const greyTemples: Hair = {
  front: layers(
    slick.front,
    piece('M-78 -46L-76 -10L-66 -22L-60 -58L-70 -66Z', 'white', 2.5),
    patch('M78 -46L76 -10L66 -22L60 -58L70 -66Z', 'white'),
  ),
}

/** Around the ears only. */
export const fringeOfHair = front(
  'M-60 -54C-78 -60 -90 -30 -84 4L-74 20L-68 -2Z',
  'M60 -54C78 -60 90 -30 84 4L74 20L68 -2Z',
)

export const bowl = front(
  'M-78 6C-92 -70 -60 -120 0 -120C60 -120 92 -70 78 6L68 0L64 -32L-64 -32L-68 0Z',
  'M30 -114C74 -100 88 -56 78 6L68 0L64 -32L40 -32Q58 -76 30 -114Z',
)

/** Over the ears, parted at the side. */
export const feathered = front(
  'M-82 16C-98 -62 -66 -122 -4 -122C62 -122 96 -66 82 16L70 8L64 -30C38 -34 4 -48 -18 -74C-30 -54 -54 -46 -62 -30L-70 8Z',
  'M30 -116C76 -102 94 -54 82 16L70 8L64 -30L44 -36Q58 -78 30 -116Z',
)

/** A mop over the eyes. */
export const shaggy = front(
  'M-82 22C-100 -70 -66 -124 0 -124C66 -124 100 -70 82 22L68 4L60 -28L46 -8L34 -36L14 -14L0 -40L-18 -14L-34 -38L-48 -8L-60 -28L-68 4Z',
  'M30 -118C78 -104 96 -56 82 22L68 4L60 -28L46 -8L38 -30Q60 -76 30 -118Z',
)

/** Up, far above the head. */
export const tower = front(
  'M-76 -10L-84 -70L-100 -110L-80 -122L-92 -178L-60 -158L-52 -216L-20 -178L4 -226L26 -178L56 -214L60 -158L94 -176L80 -122L102 -106L84 -70L76 -10L66 -16L60 -58L-60 -58L-66 -16Z',
  'M26 -178L56 -214L60 -158L94 -176L80 -122L102 -106L84 -70L76 -10L66 -16L60 -58L30 -58Z',
)

const SHAVEN =
  'M0 -104C-46 -104 -76 -78 -74 -20L-68 -16L-62 -52L62 -52L68 -16L74 -20C76 -78 46 -104 0 -104Z'

/** A crest over shaven sides. */
export const mohawk: Hair = {
  front: layers(
    patch(SHAVEN, 'ink', '.35'),
    piece(
      'M-22 -56C-34 -100 -44 -150 -34 -204L-14 -184L2 -214L18 -184L38 -204C44 -150 36 -100 22 -56Z',
      'hair',
    ),
    patch('M8 -200L18 -184L38 -204C44 -150 36 -100 22 -56L6 -56Z', 'ink', SHADE),
  ),
}

/** A wave to one side over shaven temples. */
export const undercut: Hair = {
  front: layers(
    patch(SHAVEN, 'ink', '.35'),
    piece(
      'M-66 -46L-74 -84C-72 -140 10 -178 76 -146C108 -124 100 -84 82 -48C60 -84 10 -62 -24 -50Z',
      'hair',
    ),
    patch(
      'M30 -154C50 -156 66 -152 76 -146C108 -124 100 -84 82 -48C74 -60 64 -66 52 -68C70 -100 60 -130 30 -154Z',
      'ink',
      SHADE,
    ),
  ),
}

const CURLS = curls(
  [
    [-72, 0],
    [-84, -34],
    [-82, -70],
    [-58, -98],
    [-28, -116],
    [6, -120],
    [40, -110],
    [68, -88],
    [84, -54],
    [82, -20],
    [70, 0],
    [62, -40],
    [36, -58],
    [6, -50],
    [-26, -58],
    [-58, -42],
  ],
  [0, -40],
)

export const curly = front(
  CURLS,
  'M40 -110Q76 -100 84 -54Q90 -20 70 0L62 -40L44 -54Q60 -86 40 -110Z',
)

const AFRO = curls(ring([0, -48], 104, 100, 14), [0, -48])

/** A large round cloud. */
export const afro: Hair = {
  back: layers(
    piece(AFRO, 'hair', 4),
    patch('M30 -146Q100 -130 108 -50Q110 10 66 34L40 -40Z', 'ink', '.75'),
  ),
  front: patch(
    'M-74 -8C-70 -50 -60 -70 0 -74C60 -70 70 -50 74 -8L84 -40C80 -90 50 -112 0 -112C-50 -112 -80 -90 -84 -40Z',
    'hair',
  ),
}

/** Parted in the middle, to the shoulders. */
export const shoulderLong: Hair = {
  back: piece(
    symmetric('M0 -118C62 -120 96 -80 94 -20C92 40 102 90 116 142L62 152L0 120'),
    'hair',
    4,
  ),
  front: layers(
    piece(
      symmetric('M0 -118C54 -120 88 -84 86 -18L84 64L70 34L64 -26C52 -52 22 -66 0 -90'),
      'hair',
    ),
    patch('M24 -115C64 -104 88 -72 86 -18L84 64L70 34L68 -20C66 -60 50 -92 24 -115Z', 'ink', SHADE),
  ),
}

/** Wild, behind the ears and down the neck. */
export const maneOfMan: Hair = {
  back: piece(
    symmetric(
      'M0 -124L30 -138L44 -116L78 -122L82 -90L112 -80L100 -44L124 -16L104 8L122 50L104 66L116 112L78 116L0 120',
    ),
    'hair',
    4,
  ),
  front: layers(
    piece(
      symmetric(
        'M0 -124L30 -136L46 -114L78 -112L80 -70L88 -30L80 20L68 -10L62 -46L40 -60L24 -48L0 -66',
      ),
      'hair',
    ),
    patch(
      'M30 -136L46 -114L78 -112L80 -70L88 -30L80 20L68 -10L62 -46L44 -58Q50 -96 30 -136Z',
      'ink',
      SHADE,
    ),
  ),
}

/** Long at the neck only. */
export const mullet: Hair = {
  back: piece(symmetric('M0 -60L74 -60C88 0 84 60 104 120L58 132L0 110'), 'hair', 4),
  front: quiff.front,
}

/** Brushed back into a tail. */
export const tied: Hair = {
  back: piece('M40 -70C120 -86 140 -10 118 60C110 96 98 116 84 124C92 70 90 20 60 -6Z', 'hair', 4),
  front: slick.front,
}

const ROPES =
  'M-74 -50C-122 -10 -104 60 -134 118M-70 -40C-100 10 -88 70 -106 136M-66 -20C-82 20 -72 80 -80 140M74 -50C122 -10 104 60 134 118M70 -40C100 10 88 70 106 136M66 -20C82 20 72 80 80 140'

/** In ropes to the shoulders. */
export const locks: Hair = {
  back: ({ hair, ink }) => line(ROPES, ink, 20) + line(ROPES, hair, 14),
  front: layers(
    piece(
      'M-78 10L-88 -30C-90 -84 -54 -122 0 -122C54 -122 90 -84 88 -30L78 10L68 8L64 -34L50 -10L40 -14L34 -52L14 -46L2 -66L-12 -46L-32 -52L-40 -12L-50 -8L-62 -34L-68 8Z',
      'hair',
    ),
    patch(
      'M24 -118C62 -108 90 -80 88 -30L78 10L68 8L64 -34L50 -10L44 -14Q60 -80 24 -118Z',
      'ink',
      SHADE,
    ),
  ),
}

/** Two tufts that stand like horns. */
export const hornedHair = front(
  'M-76 -6L-84 -60C-96 -110 -88 -150 -66 -176C-62 -140 -40 -122 0 -118C40 -122 62 -140 66 -176C88 -150 96 -110 84 -60L76 -6L66 -14L60 -52L24 -64L0 -36L-24 -64L-60 -52L-66 -14Z',
  'M34 -124C54 -134 64 -150 66 -176C88 -150 96 -110 84 -60L76 -6L66 -14L60 -52L34 -60Q46 -96 34 -124Z',
)

/** Brushed back from one deep point. */
export const widowsPeak = front(
  'M-76 2C-88 -86 -54 -124 0 -124C54 -124 88 -86 76 2L66 -16L60 -56L30 -78L0 -26L-30 -78L-60 -56L-66 -16Z',
  'M24 -120C62 -110 86 -78 76 2L66 -16L60 -56L34 -76Q44 -104 24 -120Z',
)
