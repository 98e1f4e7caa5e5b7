import { star, toRadians } from '../drawing/shapes.ts'
import type { Drawing } from './drawing.ts'
import { capsule, disc, oval, ribbon, slab, stroke, symmetric, together, twins } from './pieces.ts'

/** Beasts large and small. All drawn for this site. */
export const CREATURES = {
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
  bird: symmetric(
    'M0 -40C6 -54 14 -54 18 -46L30 -48L22 -34C24 -24 22 -14 18 -8C40 -20 60 -44 68 -94C78 -78 80 -64 78 -52L98 -70C98 -50 92 -36 84 -28L100 -34C94 -12 78 4 62 10L78 14C60 30 38 32 20 28L32 76L15 62L11 94L0 80',
  ),
  owl: [
    symmetric('M0 -62C20 -62 42 -72 62 -98C66 -70 80 -40 80 10C80 60 50 98 0 98Z'),
    together(
      twins(disc(33, -22, 27)),
      'M-10 8L10 8L0 30Z',
      symmetric('M0 48L16 42L10 56L0 60ZM0 70L16 64L10 78L0 82Z'),
    ),
    twins(disc(30, -22, 12)),
  ],
  // A head of fire, seen from the side.
  phoenix: [
    'M-10 98C-62 90 -92 50 -78 4C-72 -14 -62 -24 -60 -50C-46 -34 -42 -18 -42 -4C-30 -30 -36 -60 -14 -84C0 -100 34 -98 44 -78L90 -64L46 -50C44 -36 34 -26 34 -8C46 -14 54 -26 56 -42C82 -4 88 50 50 82C36 92 14 98 -10 98Z',
    together(disc(20, -70, 7), 'M0 22C-26 40 -36 56 -28 72C-18 88 12 86 20 70C26 56 14 44 0 22Z'),
  ],
  bat: symmetric(
    'M0 -22L6 -30L8 -48L18 -34C24 -24 22 -14 18 -8C32 -40 52 -66 80 -82C86 -64 92 -44 100 -30C88 -34 76 -30 68 -16C60 -20 50 -16 44 0C36 -4 26 2 18 20C14 34 8 44 0 54Z',
  ),
  wing: 'M-98 66C-84 -20 -30 -80 98 -94C94 -72 82 -58 64 -50C76 -50 84 -50 90 -52C82 -30 64 -18 46 -14C56 -12 64 -12 72 -14C62 8 42 16 26 18C34 22 42 22 50 20C36 46 6 48 -14 44C-42 42 -66 50 -98 66Z',
  feather: [
    'M94 -94C40 -94 -30 -62 -56 0C-62 16 -64 28 -62 40L-100 88L-86 100L-50 56C-36 58 -20 56 -4 48L-18 38L12 38C40 16 56 -6 66 -30L46 -30L74 -46C84 -62 90 -78 94 -94Z',
    'M54 -60L-46 40L-40 46Z',
  ],
  wolf: [
    symmetric('M0 -48L20 -54L58 -98L72 -38L68 -8L94 20L68 24L74 48L46 48L24 84L0 98Z'),
    together(twins('M14 -6L48 -24L42 0L20 6Z'), 'M-14 62L14 62L0 80Z'),
  ],
  cat: [
    together(
      symmetric('M0 -46L26 -50L70 -90L80 -22C88 18 70 70 0 84Z'),
      twins(
        together(
          stroke(
            [
              [64, 28],
              [100, 18],
            ],
            5,
          ),
          stroke(
            [
              [62, 42],
              [98, 50],
            ],
            5,
          ),
        ),
      ),
    ),
    together(twins('M16 -4C28 -28 52 -28 60 -4C50 14 26 14 16 -4Z'), 'M-10 36L10 36L0 48Z'),
    twins('M38 -20L43 -4L38 10L33 -4Z'),
  ],
  // A panther's face with its broad nose.
  panther: [
    symmetric(
      'M0 -72C20 -74 30 -72 40 -68C46 -92 82 -94 88 -66C90 -50 82 -40 74 -34C86 4 76 32 58 50C54 82 30 98 0 98Z',
    ),
    together(
      twins(together('M16 2L56 -24L46 8L28 12Z', disc(66, -66, 9))),
      'M-24 36L24 36L12 52L3 58V68L24 74L20 82L0 76L-20 82L-24 74L-3 68V58L-12 52Z',
      twins(together(disc(36, 62, 3), disc(42, 50, 3))),
    ),
  ],
  lion: [
    star([0, 0], 102, 80, 15),
    disc(0, 2, 62),
    symmetric('M0 -46C20 -46 24 -40 32 -38C44 -52 56 -38 46 -26C52 0 40 48 0 54Z'),
    together(twins('M10 -8L30 -16L26 -2Z'), 'M-14 14L14 14L3 28V36H-3V28Z'),
  ],
  ape: [
    symmetric('M0 -98C50 -98 74 -64 74 -24C96 -28 100 22 72 22C68 62 40 98 0 98Z'),
    symmetric('M0 -36C10 -48 46 -48 50 -20C52 0 42 8 46 30C48 62 26 82 0 82Z'),
    together(
      twins(disc(23, -16, 10)),
      twins('M4 24L16 18L16 32Z'),
      symmetric('M0 54L30 46L28 60L0 66Z'),
    ),
  ],
  bull: [
    symmetric(
      'M0 -34L26 -38C60 -42 84 -62 80 -98C106 -60 100 -14 52 -6L64 8L44 16L34 64L26 90L0 98Z',
    ),
    twins(together('M14 4L36 -6L30 12Z', disc(12, 76, 7))),
  ],
  ram: [
    together(
      symmetric('M0 -50C16 -52 28 -46 34 -36L30 20L18 78L0 96Z'),
      twins(
        ribbon([
          [22, -42, 12],
          [56, -66, 18],
          [84, -34, 15],
          [82, 16, 13],
          [54, 32, 10],
          [40, 10, 7],
          [54, -8, 2],
        ]),
      ),
    ),
    twins(together('M10 -8L24 -14L22 0Z', disc(7, 74, 4))),
  ],
  horse: [
    'M24 -98L32 -74C72 -58 90 -8 86 98L-10 98C-10 60 28 40 24 8C10 26 -16 26 -34 38L-52 60C-64 70 -84 60 -86 44L-60 -20C-50 -46 -30 -64 -2 -74Z',
    together(disc(-14, -36, 8), 'M50 -44C70 -14 74 20 72 60C62 20 60 -10 50 -44Z'),
  ],
  rat: [
    together(
      'M-98 30C-72 0 -52 -16 -22 -20C10 -48 62 -38 74 4C80 24 78 40 74 52L-34 52L-42 42L-86 42Z',
      disc(-34, -24, 22),
      ribbon([
        [64, 46, 7],
        [90, 40, 6],
        [94, 12, 5],
        [78, -18, 4],
        [86, -48, 2],
      ]),
      slab(-30, 48, 20, 12),
      slab(44, 48, 22, 12),
    ),
    disc(-64, 16, 6),
  ],
  frog: [
    symmetric(
      'M0 -40C14 -40 20 -46 24 -56C26 -90 72 -90 74 -52C92 -32 98 0 94 26C86 68 40 82 0 82Z',
    ),
    together(
      twins(disc(49, -54, 15)),
      symmetric('M0 36C30 36 60 28 80 10L84 20C66 42 34 50 0 50Z'),
    ),
    twins(disc(49, -54, 6)),
  ],
  lizard: [
    together(
      ribbon([
        [44, -98, 8],
        [40, -76, 18],
        [32, -56, 11],
        [14, -26, 20],
        [0, 6, 19],
        [-14, 34, 12],
        [-8, 64, 8],
        [22, 82, 6],
        [56, 70, 2],
      ]),
      stroke(
        [
          [24, -36],
          [64, -34],
          [74, -62],
        ],
        11,
      ),
      stroke(
        [
          [14, -30],
          [-26, -48],
          [-32, -80],
        ],
        11,
      ),
      stroke(
        [
          [0, 16],
          [44, 22],
          [56, 46],
        ],
        11,
      ),
      stroke(
        [
          [-6, 20],
          [-48, 14],
          [-62, 44],
        ],
        11,
      ),
    ),
    together(disc(36, -82, 3), disc(47, -80, 3)),
  ],
  snake: [
    together(
      oval(-26, -62, 36, 27, 14),
      ribbon([
        [-6, -70, 12],
        [38, -68, 19],
        [64, -32, 20],
        [26, -2, 20],
        [-32, 10, 20],
        [-66, 42, 20],
        [-30, 78, 19],
        [30, 78, 14],
        [66, 58, 9],
        [94, 62, 2],
      ]),
      'M-56 -66L-84 -70L-98 -82L-92 -68L-98 -54L-84 -62L-56 -58Z',
    ),
    disc(-30, -72, 6),
  ],
  dinosaur: [
    'M-92 -16C-82 -70 -30 -92 20 -88C60 -84 92 -68 98 -42L94 -8L84 10L76 -8L66 10L56 -10L46 8L36 -10L24 8L14 -8L0 22L16 38L26 24L36 42L46 28L56 44L66 30L86 42C80 66 50 74 10 72L-20 78L-40 98L-98 98Z',
    together(disc(8, -54, 10), disc(80, -52, 5)),
  ],
  dragon: [
    'M-98 98C-92 40 -74 10 -44 -8C-62 -12 -76 -28 -98 -32C-70 -46 -42 -42 -22 -34C-42 -50 -50 -72 -66 -98C-30 -88 2 -68 16 -40C42 -40 72 -26 98 2L96 20L84 14L78 32L68 20L58 36L46 24L34 38L20 30C10 44 20 54 34 54L44 42L54 58L66 48L80 60C64 84 40 88 14 84C-10 84 -20 92 -24 98Z',
    together('M18 -18L50 -4L30 6Z', disc(80, 2, 4)),
  ],
  fish: [
    'M-98 6C-76 -30 -46 -50 -14 -52L14 -76L22 -42C36 -34 46 -24 54 -12L98 -50C88 -16 88 20 98 58L54 24C26 56 -66 64 -98 6Z',
    together(disc(-62, -4, 8), 'M-34 -28C-18 -6 -18 16 -34 38C-26 16 -26 -6 -34 -28Z'),
  ],
  fin: together('M-62 34C-40 -24 0 -82 62 -98C42 -50 44 -6 64 34Z', wavelets(58), wavelets(88)),
  tentacle: [
    ribbon([
      [-34, 96, 32],
      [-44, 50, 30],
      [-34, 0, 27],
      [-2, -48, 22],
      [46, -60, 18],
      [74, -26, 14],
      [56, 10, 11],
      [24, 2, 8],
      [22, -22, 3],
    ]),
    together(disc(-24, 74, 9), disc(-28, 42, 9), disc(-22, 10, 8), disc(-4, -20, 6)),
  ],
  paw: together(
    symmetric('M0 -4C32 -4 62 40 56 70C48 96 20 84 0 84Z'),
    twins(together(oval(24, -58, 18, 30, 8), oval(70, -16, 17, 28, 28))),
  ),
  claw: 'M-84 -88C-50 -30 -44 30 -60 96C-28 40 -34 -30 -84 -88ZM-30 -100C8 -36 14 36 -6 100C34 36 26 -36 -30 -100ZM30 -92C72 -30 76 30 52 92C96 34 92 -30 30 -92Z',
  talon: together(
    disc(0, -40, 24),
    ribbon([
      [-12, -96, 16],
      [0, -44, 18],
      [2, 20, 15],
      [0, 56, 11],
      [6, 98, 1],
    ]),
    ribbon([
      [-10, -40, 14],
      [-50, -14, 14],
      [-68, 26, 11],
      [-60, 70, 1],
    ]),
    ribbon([
      [10, -40, 14],
      [50, -14, 14],
      [70, 26, 11],
      [68, 70, 1],
    ]),
  ),
  snout: [
    symmetric('M0 -66L30 -66L78 -94L80 -40C98 12 72 86 0 86Z'),
    together(twins(disc(34, -24, 9)), oval(0, 26, 42, 32)),
    oval(0, 26, 34, 24),
    twins(oval(13, 26, 6, 11)),
  ],
  horns: twins(
    'M10 40C20 -10 70 -10 74 -56C76 -76 66 -90 56 -98C90 -92 104 -62 98 -28C90 20 50 30 44 72L10 98Z',
  ),
  antlers: twins(
    together(
      ribbon([
        [8, 96, 8],
        [16, 50, 9],
        [44, 18, 9],
        [66, -30, 8],
        [58, -96, 2],
      ]),
      ribbon([
        [24, 40, 6],
        [6, 8, 6],
        [14, -34, 1],
      ]),
      ribbon([
        [52, 4, 6],
        [34, -26, 6],
        [34, -66, 1],
      ]),
      ribbon([
        [62, -18, 6],
        [90, -36, 6],
        [96, -76, 1],
      ]),
    ),
  ),
  tail: together(
    ribbon([
      [-42, 88, 19],
      [-70, 60, 17],
      [-62, 16, 14],
      [-16, -4, 12],
      [22, -12, 10],
      [30, -40, 8],
      [16, -62, 6],
    ]),
    'M-18 -44L24 -100L50 -36L20 -56Z',
  ),
  shell: [
    symmetric('M0 -86C56 -86 96 -44 98 4L40 74L40 96L0 96Z'),
    together(
      symmetric('M0 -66L4 -66L5 70L0 70Z'),
      twins('M22 -58L44 -50L26 66L18 66ZM62 -36L78 -12L42 56L34 60Z'),
    ),
  ],
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

/** A line of small waves. */
function wavelets(y: number): string {
  return ribbon(
    Array.from(
      { length: 9 },
      (_, place) => [place * 24 - 96, y + (place % 2 === 0 ? 6 : -6), 5] as const,
    ),
  )
}
