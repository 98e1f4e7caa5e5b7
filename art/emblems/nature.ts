import { polygon, star, starPoints, toRadians } from '../drawing/shapes.ts'
import type { Drawing } from './drawing.ts'
import { placed } from './outline.ts'
import {
  arcBand,
  around,
  capsule,
  disc,
  hoop,
  type Knot,
  ribbon,
  slab,
  stroke,
  symmetric,
  together,
  twins,
} from './pieces.ts'

/** Plants, weather, fire and water, the ground and the sky. */
export const NATURE = {
  leaf: [
    'M0 -100C60 -60 70 10 10 70L10 100L-10 100L-10 70C-70 10 -60 -60 0 -100Z',
    'M-3 -64L3 -64L4 -30L24 -46L27 -40L4 -14L4 8L28 -12L31 -6L4 24L4 58L-4 58L-4 24L-31 -6L-28 -12L-4 8L-4 -14L-27 -40L-24 -46L-4 -30Z',
  ],
  maple: symmetric(
    'M0 -100L16 -66L38 -78L32 -34L58 -58L64 -40L94 -44L82 -12L98 0L52 34L56 50L8 44L8 100L0 100Z',
  ),
  acorn: symmetric(
    'M0 -98L8 -98L10 -76C56 -74 80 -52 80 -26L0 -26ZM0 -16L66 -16C66 30 40 70 0 98Z',
  ),
  flower: together(around('M0 -26C-30 -46 -30 -98 0 -98C30 -98 30 -46 0 -26Z', 6), disc(0, 0, 21)),
  rose: [
    together(
      symmetric('M0 -96C30 -100 56 -80 54 -48C52 -16 28 0 0 0Z'),
      'M-5 -4H5V100H-5Z',
      'M2 76C10 40 40 24 72 26C70 58 44 78 2 76ZM-2 56C-10 28 -34 14 -62 16C-60 42 -38 58 -2 56Z',
    ),
    ribbon([
      [-2, -52, 2],
      [8, -56, 3],
      [10, -42, 3],
      [-6, -34, 4],
      [-20, -50, 4],
      [-8, -72, 4],
      [18, -72, 4],
      [34, -50, 4],
      [22, -22, 4],
      [-4, -14, 2],
    ]),
  ],
  lotus: together(
    symmetric('M0 -86C26 -54 30 -8 0 40ZM0 62C34 60 64 62 84 72C52 88 22 88 0 88Z'),
    twins(
      'M20 40C38 8 36 -24 30 -54C66 -32 74 14 36 46ZM48 46C74 24 80 2 80 -18C108 10 102 42 54 58Z',
    ),
  ),
  clover: together(
    around(
      'M0 -10C-14 -26 -44 -40 -42 -68C-40 -92 -12 -98 0 -78C12 -98 40 -92 42 -68C44 -40 14 -26 0 -10Z',
      3,
    ),
    ribbon([
      [0, 0, 4],
      [6, 50, 5],
      [24, 98, 6],
    ]),
  ),
  tree: together(
    'M-12 98L-8 40L-40 14L-34 6L-8 22L-6 -10H8L10 10L34 -8L40 0L10 34L14 98Z',
    disc(0, -54, 44),
    disc(-50, -18, 36),
    disc(50, -24, 38),
  ),
  pumpkin: [
    together(
      symmetric(
        'M0 -48C10 -60 30 -60 40 -50C82 -56 102 -20 98 20C94 66 60 90 30 86C20 92 10 92 0 90Z',
      ),
      'M-10 -50L-6 -92L18 -98L10 -50Z',
    ),
    together(
      twins('M18 -6L52 -18L42 16Z'),
      'M-8 26L0 10L8 26Z',
      symmetric('M0 46L14 38L24 46L40 32L64 22C58 62 28 72 0 72Z'),
    ),
  ],
  apple: [
    together(
      symmetric('M0 -36C20 -62 86 -58 84 4C82 58 40 102 14 94C8 92 4 90 0 90Z'),
      stroke(
        [
          [-2, -30],
          [-4, -60],
          [-14, -80],
        ],
        9,
      ),
      'M4 -54C8 -82 32 -98 62 -96C60 -68 38 -50 4 -54Z',
    ),
    'M-58 8C-56 -14 -48 -26 -34 -32C-44 -16 -48 0 -46 20Z',
  ],
  thorn: together(
    ribbon([
      [-48, 95, 8],
      [-20, 50, 9],
      [18, 20, 8],
      [10, -30, 7],
      [-16, -60, 6],
      [0, -98, 2],
    ]),
    'M-24 50L-72 34L-36 80ZM22 36L66 44L14 8ZM14 -10L-30 -8L10 -40ZM-14 -50L28 -74L-12 -76Z',
  ),
  flame: [
    'M4 -100C30 -66 20 -50 40 -30C48 -44 46 -58 42 -70C78 -36 86 10 70 46C56 80 30 98 0 98C-32 98 -62 78 -72 42C-82 4 -60 -22 -44 -48C-40 -30 -34 -22 -24 -16C-30 -50 -14 -76 4 -100Z',
    'M2 30C-20 50 -26 62 -20 76C-12 88 14 88 22 74C26 60 14 52 2 30Z',
  ],
  drop: [
    'M0 -98C30 -50 66 -10 66 34C66 72 36 98 0 98C-36 98 -66 72 -66 34C-66 -10 -30 -50 0 -98Z',
    'M-42 30C-42 54 -28 74 -6 80C-22 64 -30 48 -28 26Z',
  ],
  wave: 'M-100 88L-100 42C-70 32 -62 -48 0 -74C42 -90 86 -66 96 -20C82 -42 58 -48 42 -34C20 -16 34 32 100 42L100 88Z',
  snowflake: around(
    together(
      slab(-6, -98, 12, 98),
      twins(
        together(
          stroke(
            [
              [0, -40],
              [28, -62],
            ],
            10,
          ),
          stroke(
            [
              [0, -64],
              [22, -82],
            ],
            9,
          ),
        ),
      ),
    ),
    6,
  ),
  icicle: 'M-98 -96H98V-70L80 -20L66 -66L48 30L30 -66L4 98L-20 -66L-40 44L-58 -66L-76 4L-98 -70Z',
  sun: together(disc(0, 0, 46), around('M-13 -56L0 -100L13 -56Z', 12)),
  // The man in the moon.
  crescent: [
    together(
      'M24 -98C-50 -98 -98 -54 -98 0C-98 54 -50 98 24 98C-4 84 -20 66 -22 48C-8 46 -2 38 -8 28L6 18L-8 12C-4 4 8 4 26 0C8 -10 -14 -20 -14 -42C-12 -66 2 -84 24 -98Z',
      star([62, -50], 34),
    ),
    'M-52 -28C-44 -36 -34 -34 -28 -26L-34 -20C-40 -26 -46 -24 -50 -22Z',
  ],
  cloud: 'M-62 56A36 36 0 0 1 -68 -14A42 42 0 0 1 -18 -54A48 48 0 0 1 64 -22A39 39 0 0 1 62 56Z',
  puff: [
    [0, 0, 46],
    [-48, 16, 34],
    [46, 20, 36],
    [-26, -36, 34],
    [30, -38, 32],
    [0, 46, 34],
  ]
    .map(([x, y, radius]) => disc(x as number, y as number, radius as number))
    .join(''),
  storm: together(
    'M-58 20A33 33 0 0 1 -66 -44A40 40 0 0 1 -16 -78A46 46 0 0 1 62 -50A36 36 0 0 1 60 20H30L38 0H0L-14 20Z',
    'M6 8H30L16 38H38L-14 100L0 56H-22Z',
  ),
  bolt: 'M30 -100L-58 14L-8 14L-34 100L60 -24L8 -24Z',
  star: star([0, 6], 100, 40, 5),
  // A compass rose.
  star8: together(
    star([0, 0], 100, 20, 4),
    hoop({ wide: 58, high: 58, thick: 9 }),
    around('M-11 -44L0 -84L11 -44L0 0Z', 4, 45),
  ),
  burst: polygon(starPoints([0, 0], 100, 52, 11)),
  comet: [
    together(disc(-46, 46, 46), 'M-84 14L96 -98L-34 4ZM-20 12L98 -52L4 32ZM-6 40L70 12L-10 84Z'),
    'M-74 50C-74 66 -62 78 -46 78C-58 70 -64 62 -64 48Z',
  ],
  planet: placed(
    together(
      'M-56 -16A58 58 0 0 1 56 -16L57 0C30 8 -30 8 -57 0ZM-50 30C-20 36 20 36 50 30A58 58 0 0 1 -50 30Z',
      'M-66 -18C-108 -8 -108 8 -90 15C-50 30 50 30 90 15C108 8 108 -8 66 -18C84 -8 84 -4 74 0C40 14 -40 14 -74 0C-84 -4 -84 -8 -66 -18Z',
    ),
    { turn: -20 },
  ),
  galaxy: together(
    around(spiral({ turns: 0.85, from: 12, to: 98, thick: 15, start: 0 }), 2),
    disc(0, 0, 18),
  ),
  spiral: spiral({ turns: 2.6, from: 4, to: 90, thick: 10, start: 0 }),
  tornado: [
    [-74, 74, -84],
    [-58, 66, -52],
    [-50, 42, -20],
    [-20, 44, 12],
    [-8, 30, 44],
    [-8, 12, 74],
    [-14, -8, 94],
  ]
    .map(([left, right, y]) =>
      capsule(
        [left as number, y as number],
        [right as number, y as number],
        (y as number) > 60 ? 11 : 17,
      ),
    )
    .join(''),
  volcano: [
    together(
      'M-98 94L-38 -8L-22 -2L-8 -12L10 -2L24 -10L38 -6L98 94Z',
      ribbon([
        [-16, -24, 6],
        [-34, -52, 8],
        [-64, -64, 7],
        [-80, -44, 2],
      ]),
      ribbon([
        [16, -24, 6],
        [36, -56, 8],
        [66, -62, 7],
        [80, -38, 2],
      ]),
      'M-10 -22C-20 -50 -6 -70 0 -98C10 -70 20 -50 10 -22Z',
    ),
    'M-16 8L-4 0L8 10L14 8L20 44L6 36L-2 66L-12 34L-24 46Z',
  ],
  mountain:
    'M-30 -64L-8 -20L-20 -30L-32 -16L-44 -30L-54 -18ZM-60 -6L-44 -18L-32 -2L-20 -16L0 -4L46 88L-100 88ZM34 -32L54 2L44 -4L34 8L24 -2L18 -4ZM8 4L24 12L34 22L44 10L62 18L100 88L58 88L14 10Z',
  rock: 'M-98 70L-84 10L-40 -12L-24 70ZM-74 -2L-44 -60L14 -84L-8 -18L-38 -24ZM-32 -12L-6 -6L22 -80L72 -50L60 6L10 18ZM-26 2L4 28L-2 70L-14 70ZM16 28L64 16L80 -36L98 66L10 70Z',
  crack:
    'M-12 -98A98 98 0 0 0 -26 94L-4 40L-28 20L2 -14L-22 -36ZM8 -98A98 98 0 0 1 -8 98L18 44L-6 24L24 -18L0 -40Z',
  rainbow: together(
    arcBand({ y: 50, inner: 82, outer: 98, from: 180, to: 360 }),
    arcBand({ y: 50, inner: 58, outer: 74, from: 180, to: 360 }),
    arcBand({ y: 50, inner: 34, outer: 50, from: 180, to: 360 }),
  ),
  streak: together(
    'M20 -74L98 0L20 74L2 54L56 0L2 -54Z',
    capsule([-90, -36], [-14, -36], 14),
    capsule([-60, 0], [24, 0], 14),
    capsule([-90, 36], [-14, 36], 14),
  ),
  bubbles: [
    together(disc(-30, 20, 62), disc(54, -52, 38), disc(60, 62, 26)),
    together(disc(-30, 20, 50), disc(54, -52, 27), disc(60, 62, 16)),
    'M-66 14C-64 -8 -52 -20 -36 -24L-34 -14C-46 -10 -54 0 -56 14ZM34 -56C36 -66 42 -72 50 -74L52 -66C46 -64 43 -60 42 -54Z',
  ],
  island: together(
    'M-98 78C-60 46 60 46 98 78ZM-98 88H98V98H-98Z',
    ribbon([
      [6, 62, 9],
      [-4, 20, 8],
      [10, -30, 7],
      [22, -48, 6],
    ]),
    'M20 -48C-10 -80 -50 -78 -72 -50C-50 -56 -20 -54 14 -42ZM20 -50C10 -84 -14 -98 -40 -96C-20 -86 -2 -70 12 -44ZM20 -50C40 -86 76 -88 96 -66C74 -68 50 -60 26 -42ZM22 -48C56 -56 80 -40 84 -10C70 -28 50 -36 20 -38ZM18 -46C0 -40 -22 -26 -26 0C-14 -16 0 -24 22 -34Z',
  ),
} as const satisfies Record<string, Drawing>

interface Spiral {
  turns: number
  from: number
  to: number
  thick: number
  /** In degrees. */
  start: number
}

/** A band that winds outwards and grows. */
function spiral({ turns, from, to, thick, start }: Spiral): string {
  const steps = Math.round(turns * 8)
  return ribbon(
    Array.from({ length: steps + 1 }, (_, step): Knot => {
      const share = step / steps
      const angle = toRadians(start + share * turns * 360)
      const radius = from + (to - from) * share
      // Thin at both ends.
      const half = thick * Math.min(1, 0.35 + share * 1.3, (1 - share) * 5 + 0.1)
      return [Math.cos(angle) * radius, Math.sin(angle) * radius, half]
    }),
  )
}
