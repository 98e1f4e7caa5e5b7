import type { Drawing } from './drawing.ts'
import { placed } from './outline.ts'
import { capsule, disc, oval, ribbon, slab, symmetric, together } from './pieces.ts'

/** Instruments of music. */
export const INSTRUMENTS = {
  note: together(
    oval(-48, 70, 32, 24, -20),
    oval(52, 50, 32, 24, -20),
    slab(-30, -70, 13, 142),
    slab(70, -94, 13, 146),
    'M-30 -70L83 -98V-66L-30 -38Z',
  ),
  guitar: [
    placed(
      'M-8 -70H8V0C30 -4 40 16 30 30C58 40 54 92 0 92C-54 92 -58 40 -30 30C-40 16 -30 -4 -8 0ZM-14 -100H14L12 -72H-12Z',
      { turn: 35 },
    ),
    placed(together(disc(0, 36, 13), slab(-20, 66, 40, 6)), { turn: 35 }),
  ],
  harp: [
    together(
      ribbon([
        [-60, 92, 12],
        [-66, 20, 9],
        [-72, -50, 9],
        [-56, -90, 8],
        [-20, -84, 9],
        [20, -56, 9],
        [64, -66, 10],
        [76, -48, 6],
      ]),
      ribbon([
        [-66, 92, 10],
        [-10, 80, 14],
        [40, 20, 14],
        [72, -54, 10],
      ]),
      [-40, -16, 8, 32].map((x) => slab(x, -70 + (x + 40) * 0.3, 4, 140 - (x + 40) * 1.2)).join(''),
    ),
  ],
  drum: [
    together(
      'M-80 -40C-80 -10 80 -10 80 -40V60C80 92 -80 92 -80 60Z',
      oval(0, -44, 80, 24),
      capsule([-30, -52], [-90, -92], 9),
      capsule([30, -52], [90, -92], 9),
    ),
    'M-70 8L-44 60L-20 18L0 64L20 18L44 60L70 8L72 24L45 74L20 36L0 78L-20 36L-45 74L-72 24Z',
  ],
  bell: [
    together(
      symmetric('M0 -84C40 -84 54 -50 56 -10C58 24 66 40 86 56L86 66L0 66Z'),
      disc(0, -88, 12),
      disc(0, 80, 17),
    ),
    'M-36 -10C-34 -36 -26 -52 -12 -58C-20 -42 -24 -26 -24 -4Z',
  ],
  // A hunting horn.
  // A drinking horn that can be blown.
  horn: together(
    ribbon([
      [-96, -66, 3],
      [-78, -20, 9],
      [-44, 30, 17],
      [10, 54, 26],
      [66, 26, 34],
    ]),
    placed(oval(0, 0, 12, 42), { x: 72, y: 22, turn: -24 }),
    ribbon([
      [-66, 2, 4],
      [-50, -60, 4],
      [0, -84, 4],
      [44, -50, 4],
      [46, 10, 4],
    ]),
  ),
} as const satisfies Record<string, Drawing>
