import { star } from '../drawing/shapes.ts'
import type { Drawing } from './drawing.ts'
import { placed } from './outline.ts'
import { arcBand, around, disc, oval, slab, stroke, symmetric, together } from './pieces.ts'

/** Firearms and explosives. */
export const FIREARMS = {
  pistol: [
    together(
      'M-74 -60L98 -60L98 -32L34 -32L34 -10L-8 -10L-30 86L-88 86L-64 -12C-78 -18 -90 -38 -74 -60ZM-72 -58L-94 -76L-80 -84L-54 -60Z',
      arcBand({ x: 12, y: -12, inner: 16, outer: 24, from: 0, to: 180 }),
    ),
    together(slab(-30, -50, 44, 4), slab(-30, -38, 44, 4)),
  ],
  rifle: placed(
    together(
      'M-104 12L-102 -16L-52 -14L-40 -22H40V-14H104V-4H40V4H-6L-12 34H-26L-24 6H-46L-62 14L-100 40Z',
      slab(-20, -38, 50, 10),
    ),
    { turn: -35 },
  ),
  bomb: [
    together(
      disc(-14, 26, 70),
      placed(slab(-18, -84, 36, 24), { x: -14, y: 26, turn: 35 }),
      stroke(
        [
          [36, -44],
          [50, -66],
          [64, -66],
        ],
        7,
      ),
      star([76, -74], 26, 10, 7),
    ),
    'M-64 30C-64 2 -46 -18 -22 -24C-38 -10 -48 8 -46 34Z',
  ],
  bullet: placed(
    symmetric(
      'M0 -100C26 -72 34 -44 34 -16L0 -16ZM0 -6L36 -6L36 74L0 74ZM0 82L40 82L40 100L0 100Z',
    ),
    { scale: 0.96, turn: 20 },
  ),
  grenade: [
    together(
      oval(0, 28, 56, 70),
      slab(-24, -70, 48, 34),
      stroke(
        [
          [20, -64],
          [56, -60],
          [76, 20],
        ],
        12,
      ),
      disc(-46, -70, 24),
    ),
    together(
      disc(-46, -70, 14),
      slab(-40, 4, 80, 6),
      slab(-40, 44, 80, 6),
      slab(-18, -22, 6, 22),
      slab(12, -22, 6, 22),
      slab(-18, 14, 6, 26),
      slab(12, 14, 6, 26),
      slab(-18, 54, 6, 26),
      slab(12, 54, 6, 26),
    ),
  ],
  cannon: [
    together(
      placed('M-66 -24L84 -18V-26H98V26H84V18L-66 24C-86 20 -86 -20 -66 -24Z', {
        x: 2,
        y: -22,
        turn: -22,
        scale: 0.94,
      }),
      disc(-26, 46, 52),
    ),
    disc(-26, 46, 36),
    placed(together(around(slab(-4, -40, 8, 40), 6), disc(0, 0, 12)), { x: -26, y: 46 }),
  ],
} as const satisfies Record<string, Drawing>
