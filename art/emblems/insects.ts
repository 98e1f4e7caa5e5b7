import { toRadians } from '../drawing/shapes.ts'
import type { Drawing } from './drawing.ts'
import { capsule, disc, oval, slab, stroke, symmetric, together, twins } from './pieces.ts'

/** Spiders and insects. All drawn for this site. */
export const INSECTS = {
  // A garden spider on its thread.
  spider: [
    together(
      slab(-3, -100, 6, 70),
      disc(0, -16, 21),
      oval(0, 40, 36, 42),
      twins(
        together(
          stroke(
            [
              [12, -28],
              [44, -46],
              [34, -88],
            ],
            8,
          ),
          stroke(
            [
              [16, -18],
              [68, -30],
              [78, -72],
            ],
            8,
          ),
          stroke(
            [
              [14, -6],
              [74, 8],
              [96, 50],
            ],
            8,
          ),
          stroke(
            [
              [20, 8],
              [56, 46],
              [58, 96],
            ],
            8,
          ),
        ),
      ),
    ),
    'M-6 18H6V34H20V46H6V66H-6V46H-20V34H-6Z',
  ],
  web: webCorner(),
  ant: together(
    disc(0, -62, 24),
    disc(0, -14, 20),
    'M0 8C30 8 34 60 0 98C-34 60 -30 8 0 8Z',
    twins(
      'M10 -78L44 -100L48 -92L16 -70ZM16 -20L70 -44L74 -36L18 -10ZM16 -8L78 4L76 12L14 0ZM12 2L66 54L60 60L6 10Z',
    ),
  ),
  bee: together(
    disc(0, -66, 17),
    disc(0, -28, 25),
    symmetric(
      'M0 4C20 4 34 12 38 26L0 26ZM0 36L39 36C39 46 36 54 32 62L0 62ZM0 72L26 72C18 84 10 92 0 100Z',
    ),
    twins(
      'M20 -32C40 -76 84 -96 98 -76C106 -54 70 -24 24 -18ZM24 -8C60 -14 92 4 88 22C80 38 46 22 26 2Z',
    ),
    twins(
      stroke(
        [
          [6, -76],
          [22, -98],
        ],
        5,
      ),
    ),
  ),
  beetle: [
    together(
      twins('M4 -34L42 -34C76 -6 68 64 4 94Z'),
      symmetric('M0 -44L46 -44C46 -60 30 -70 0 -70ZM0 -76L18 -76C22 -86 16 -94 0 -94Z'),
      twins(
        together(
          stroke(
            [
              [46, -38],
              [80, -50],
              [84, -82],
            ],
            8,
          ),
          stroke(
            [
              [60, 0],
              [96, -2],
              [100, 24],
            ],
            8,
          ),
          stroke(
            [
              [54, 40],
              [82, 52],
              [82, 86],
            ],
            8,
          ),
        ),
      ),
    ),
    twins(together(disc(26, -6, 10), disc(26, 34, 9))),
  ],
  butterfly: [
    together(
      twins('M8 -24C20 -74 70 -98 96 -82C106 -50 84 -8 46 2C76 10 84 44 66 68C44 90 14 62 8 14Z'),
      symmetric('M0 -54C8 -46 8 44 0 78Z'),
      twins(
        stroke(
          [
            [3, -48],
            [18, -84],
            [34, -94],
          ],
          5,
        ),
      ),
    ),
    twins(together(disc(64, -52, 13), disc(48, 38, 10))),
  ],
  dragonfly: together(
    twins(
      'M8 -42C50 -76 98 -76 100 -56C96 -36 50 -28 8 -26ZM8 -16C50 -18 96 -2 94 16C86 28 44 10 8 -4Z',
    ),
    disc(0, -66, 19),
    symmetric('M0 -50L9 -46L7 20L5 94L0 100Z'),
  ),
} as const satisfies Record<string, Drawing>

/** Spokes and sagging threads out of the upper left corner. */
function webCorner(): string {
  const corner = -98
  const angles = [0, 22.5, 45, 67.5, 90]
  const on = (angle: number, radius: number) =>
    [
      corner + Math.cos(toRadians(angle)) * radius,
      corner + Math.sin(toRadians(angle)) * radius,
    ] as const
  const spokes = angles.map((angle) =>
    capsule(
      [corner + 2, corner + 2],
      on(Math.min(88, Math.max(2, angle)), angle % 90 === 0 ? 194 : 204),
      7,
    ),
  )
  const threads = [52, 98, 146, 190].flatMap((radius) =>
    angles.slice(1).map((to, place) => {
      const from = angles[place] as number
      const points = [
        on(from, radius + 4),
        on((from + to) / 2, radius * 0.84 + 3),
        on(to, radius + 4),
        on(to, radius - 4),
        on((from + to) / 2, radius * 0.84 - 5),
        on(from, radius - 4),
      ].map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
      return `M${points[0]}Q${points[1]} ${points[2]}L${points[3]}Q${points[4]} ${points[5]}Z`
    }),
  )
  return [...spokes, ...threads].join('')
}
