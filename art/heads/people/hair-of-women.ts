import { line } from '../../drawing/elements.ts'
import { both, symmetric } from '../mirrored.ts'
import { curls, type Hair, layers, type Part, patch, piece, ring } from './person.ts'

// Hair around narrow faces: a mass behind, and one before the brow.

const SHADE = '.78'

function strands(path: string): Part {
  return ({ ink }) => line(path, ink, 3)
}

const FRINGE = layers(
  piece(
    'M-86 46C-100 -60 -70 -122 0 -122C70 -122 100 -60 86 46C74 30 68 0 63 -34Q0 -26 -63 -34C-68 0 -74 30 -86 46Z',
    'hair',
  ),
  patch(
    'M24 -120C78 -108 98 -50 86 46C74 30 68 0 63 -34L42 -31C60 -70 50 -100 24 -120Z',
    'ink',
    SHADE,
  ),
  strands('M-40 -104Q-48 -70 -44 -36M-16 -112Q-20 -70 -16 -34M14 -112Q14 -70 14 -34'),
)

/** A straight fringe and long straight sides. */
export const fringeLong: Hair = {
  back: piece(
    symmetric('M0 -122C66 -124 98 -84 96 -24C94 40 100 110 110 184L40 190L0 120'),
    'hair',
    4,
  ),
  front: FRINGE,
}

/** A straight fringe, cut at the chin. */
export const fringeBob: Hair = {
  back: piece(symmetric('M0 -122C64 -124 96 -84 94 -30L104 84L50 88L0 40'), 'hair', 4),
  front: FRINGE,
}

const SLICK = layers(
  piece(
    'M-70 -2C-82 -80 -52 -120 0 -120C52 -120 82 -80 70 -2L61 -36C40 -76 -40 -76 -61 -36Z',
    'hair',
  ),
  patch('M22 -117C60 -106 80 -72 70 -2L61 -36L40 -62Q44 -96 22 -117Z', 'ink', SHADE),
)

/** A tail, high on the head. */
export const highTail: Hair = {
  back: piece(
    'M-20 -108C0 -182 100 -190 130 -112C148 -50 112 30 130 104C92 78 78 10 84 -40L0 -80Z',
    'hair',
    4,
  ),
  front: SLICK,
}

export const knot: Hair = {
  back: layers(piece(curls(ring([0, -132], 40, 36, 10), [0, -132]), 'hair', 4)),
  front: layers(SLICK, strands('M-24 -146Q0 -160 22 -140M-20 -126Q4 -140 26 -122')),
}

/** A coil over each ear. */
export const earBuns: Hair = {
  back: layers(
    piece(curls(ring([-92, -8], 40, 44, 10), [-92, -8], 1.1), 'hair', 4),
    piece(curls(ring([92, -8], 40, 44, 10), [92, -8], 1.1), 'hair', 4),
    strands(
      'M-112 -8Q-112 -30 -92 -30Q-74 -28 -76 -8Q-80 8 -92 4M112 -8Q112 -30 92 -30Q74 -28 76 -8Q80 8 92 4',
    ),
  ),
  front: layers(
    piece(symmetric('M0 -120C52 -120 82 -80 74 -6L63 -30C50 -62 24 -72 0 -100'), 'hair'),
    patch('M20 -117C60 -106 82 -72 74 -6L63 -30C60 -70 44 -96 20 -117Z', 'ink', SHADE),
  ),
}

/** Two tails at the ears. */
export const bunches: Hair = {
  back: piece(
    both('M54 -84C116 -116 148 -60 134 0C128 40 112 64 108 100C84 56 84 0 58 -34Z'),
    'hair',
    4,
  ),
  front: layers(
    piece(
      'M-70 0C-84 -80 -54 -120 0 -120C54 -120 84 -80 70 0L62 -34L30 -46L0 -92L-30 -46L-62 -34Z',
      'hair',
    ),
    patch('M22 -117C62 -106 82 -72 70 0L62 -34L36 -44Q46 -96 22 -117Z', 'ink', SHADE),
  ),
}

/** Short as a boy’s. */
export const pixie: Hair = {
  front: layers(
    piece(
      'M-74 4C-88 -74 -54 -118 4 -120C58 -120 88 -80 74 4L64 -16L58 -48C36 -40 0 -48 -28 -70C-42 -52 -58 -40 -64 -12Z',
      'hair',
    ),
    patch('M26 -117C64 -106 86 -72 74 4L64 -16L58 -48L40 -46Q52 -92 26 -117Z', 'ink', SHADE),
  ),
}

/** To one side, over one eye. */
export const sideSwept: Hair = {
  back: piece(
    symmetric('M0 -120C62 -122 94 -84 92 -30C90 20 98 60 100 100L50 110L0 40'),
    'hair',
    4,
  ),
  front: layers(
    piece(
      'M30 -118C-50 -140 -100 -84 -92 -10C-90 30 -94 60 -98 86C-78 66 -68 28 -62 -8C-40 -44 10 -58 46 -74C58 -50 62 -20 64 10C72 40 80 56 94 66C98 10 98 -50 80 -84C68 -106 52 -116 30 -118Z',
      'hair',
    ),
    strands('M40 -90C-20 -86 -62 -50 -76 20'),
    patch('M46 -112C84 -96 98 -40 94 66C80 56 72 40 66 14C80 -30 72 -80 46 -112Z', 'ink', SHADE),
  ),
}

const WAVES = curls(
  [
    [0, -132],
    [40, -128],
    [76, -108],
    [100, -74],
    [108, -34],
    [106, 8],
    [118, 48],
    [120, 88],
    [92, 122],
    [50, 120],
    [0, 80],
    [-50, 120],
    [-92, 122],
    [-120, 88],
    [-118, 48],
    [-106, 8],
    [-108, -34],
    [-100, -74],
    [-76, -108],
    [-40, -128],
  ],
  [0, -10],
  1.16,
)

/** Full and curly, to the shoulders. */
export const fullCurls: Hair = {
  back: layers(
    piece(WAVES, 'hair', 4),
    patch('M60 -112Q112 -80 108 -10Q130 60 92 122L66 110Q90 40 84 -30Z', 'ink', SHADE),
  ),
  front: layers(
    piece(
      curls(
        [
          [-78, 20],
          [-88, -20],
          [-82, -62],
          [-56, -98],
          [-18, -116],
          [24, -116],
          [60, -98],
          [84, -60],
          [88, -20],
          [78, 20],
          [64, -14],
          [54, -46],
          [26, -62],
          [0, -84],
          [-30, -62],
          [-54, -46],
          [-64, -14],
        ],
        [0, -40],
        1.14,
      ),
      'hair',
    ),
    patch('M40 -110Q90 -84 88 -20L78 20L64 -14L54 -46L34 -58Q60 -86 40 -110Z', 'ink', SHADE),
  ),
}

/** Blown back, as large as can be. */
export const bigHair: Hair = {
  back: layers(
    piece(
      symmetric(
        'M0 -150C60 -158 104 -128 118 -84C142 -66 138 -30 130 -8C150 20 148 56 132 76C140 110 116 140 84 136L40 120L0 60',
      ),
      'hair',
      4,
    ),
    patch('M70 -138Q124 -110 122 -60Q146 10 128 90Q110 140 84 136L66 60L92 -40Z', 'ink', SHADE),
  ),
  front: layers(
    piece(
      'M0 -140C70 -146 104 -96 96 -40C94 -10 98 20 88 50C74 30 70 0 62 -30C44 -50 20 -60 -6 -92C-22 -60 -46 -50 -62 -26C-70 0 -78 30 -90 50C-98 20 -96 -10 -98 -40C-104 -96 -70 -140 0 -140Z',
      'hair',
    ),
    strands('M-6 -92C-40 -100 -70 -60 -78 0M-6 -92C40 -110 74 -60 80 -6'),
    patch('M36 -134C84 -118 102 -80 96 -40C94 -10 98 20 88 50C84 10 84 -70 36 -134Z', 'ink', SHADE),
  ),
}

/** Loose and long, parted at the side. */
export const flowing: Hair = {
  back: layers(
    piece(
      symmetric(
        'M0 -124C66 -126 100 -84 98 -24C96 30 116 80 122 130C126 170 110 200 90 210L50 150L0 100',
      ),
      'hair',
      4,
    ),
    strands('M-88 20C-86 80 -104 120 -100 170M88 20C86 80 104 120 100 170'),
  ),
  front: layers(
    piece(
      'M-16 -122C-76 -116 -102 -66 -92 -4C-88 24 -92 50 -100 80C-78 62 -68 28 -63 -4C-56 -44 -34 -62 -10 -84C20 -66 54 -54 62 -10C66 24 76 56 98 78C92 40 98 0 92 -40C84 -92 46 -128 -16 -122Z',
      'hair',
    ),
    strands('M-10 -84C-44 -84 -72 -50 -78 20M-10 -84C30 -96 68 -66 76 -6'),
    patch(
      'M20 -118C66 -108 86 -80 92 -40C98 0 92 40 98 78C84 60 74 36 68 10C88 -30 66 -86 20 -118Z',
      'ink',
      SHADE,
    ),
  ),
}

/** One thick braid over the shoulder. */
export const braid: Hair = {
  back: piece(symmetric('M0 -118C56 -120 84 -84 82 -30L74 60L0 50'), 'hair', 4),
  front: layers(
    piece(
      'M-70 20C-96 40 -98 66 -88 84C-104 104 -104 126 -90 144C-106 166 -104 190 -88 206L-74 236L-62 204C-50 186 -52 164 -62 148C-50 128 -52 106 -64 88C-54 70 -54 44 -62 26Z',
      'hair',
    ),
    strands('M-90 82L-64 90M-92 144L-62 148M-90 206L-62 204'),
    piece(symmetric('M0 -118C52 -120 80 -84 74 -10L66 24L61 -34C50 -58 20 -66 0 -88'), 'hair'),
    patch('M22 -115C60 -104 80 -72 74 -10L66 24L61 -34C58 -70 44 -96 22 -115Z', 'ink', SHADE),
  ),
}

/** Wild tufts. */
export const tangle: Hair = {
  back: piece(
    symmetric(
      'M0 -126L26 -152L40 -122L76 -138L80 -102L118 -98L102 -62L134 -34L108 -12L134 30L106 44L122 92L84 90L86 130L50 108L0 90',
    ),
    'hair',
    4,
  ),
  front: layers(
    piece(
      symmetric(
        'M0 -126L26 -148L42 -120L74 -124L76 -84L92 -60L80 -30L88 14L72 6L62 -36L44 -28L32 -56L14 -40L0 -70',
      ),
      'hair',
    ),
    patch(
      'M26 -148L42 -120L74 -124L76 -84L92 -60L80 -30L88 14L72 6L62 -36L48 -32Q56 -90 26 -148Z',
      'ink',
      SHADE,
    ),
  ),
}

/** Loose and long, with one light lock. */
export const streaked: Hair = {
  ...flowing,
  front: layers(
    flowing.front,
    piece(
      'M-14 -120C-60 -112 -80 -70 -78 -20C-76 20 -84 40 -92 66C-80 56 -70 28 -64 -4C-56 -44 -34 -62 -10 -84Z',
      'white',
      3,
    ),
  ),
}

/** A tongue of flame straight up. */
export const flames: Hair = {
  front: layers(
    piece(
      'M-70 -2C-84 -60 -70 -110 -40 -130C-50 -160 -30 -190 10 -220C4 -190 40 -180 44 -140C80 -110 84 -60 70 -2L61 -36C40 -60 -40 -60 -61 -36Z',
      'hair',
    ),
    patch('M-36 -60C-40 -110 -6 -120 0 -170C20 -140 40 -110 34 -62Z', 'accent'),
  ),
}
