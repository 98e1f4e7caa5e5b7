import type { Drawing } from './drawing.ts'
import { placed } from './outline.ts'
import {
  arcBand,
  around,
  capsule,
  disc,
  hoop,
  oval,
  ribbon,
  roundSlab,
  slab,
  symmetric,
  together,
} from './pieces.ts'

/** Laboratory and electronics. */
export const LABORATORY = {
  flask: [
    symmetric('M0 -98L34 -98L34 -82L22 -82L22 -34L80 70C88 88 78 98 62 98L0 98Z'),
    together(
      symmetric('M0 -82L10 -82L10 -28L38 22L0 22Z'),
      disc(-18, 52, 11),
      disc(22, 68, 8),
      disc(18, 40, 5),
    ),
  ],
  vial: [
    placed('M-40 -98H40V-80H30V66A30 30 0 0 1 -30 66V-80H-40Z', { turn: 25, scale: 0.96 }),
    placed(together('M-16 -80H16V-6L-16 8Z', disc(6, 36, 8), disc(-8, 60, 6)), {
      turn: 25,
      scale: 0.96,
    }),
  ],
  syringe: [
    placed(
      'M-26 -58H26V50H10L4 66V100H-4V66L-10 50H-26ZM-5 -58V-84H5V-58ZM-24 -98H24V-84H-24ZM-40 -66H40V-54H-40Z',
      { turn: 40 },
    ),
    placed(together(slab(-12, -36, 24, 40), slab(-14, 14, 16, 5), slab(-14, 28, 16, 5)), {
      turn: 40,
    }),
  ],
  stethoscope: [
    together(
      ribbon([
        [-62, -92, 6],
        [-70, -40, 7],
        [-40, 0, 7],
        [-10, -40, 7],
        [-18, -92, 6],
      ]),
      ribbon([
        [-40, 0, 6],
        [-38, 50, 7],
        [0, 84, 7],
        [42, 56, 7],
        [48, 10, 6],
      ]),
      disc(50, -20, 36),
    ),
    disc(50, -20, 20),
  ],
  microscope: together(
    placed(together(roundSlab(-14, -84, 28, 76, 8), slab(-9, -100, 18, 12), slab(-9, -4, 18, 14)), {
      x: -6,
      y: 8,
      turn: -25,
    }),
    ribbon([
      [8, -60, 9],
      [56, -30, 10],
      [66, 20, 10],
      [34, 66, 10],
    ]),
    slab(-60, 70, 120, 20),
    slab(-60, 36, 66, 12),
  ),
  atom: together(around(hoop({ wide: 98, high: 36, thick: 10 }), 3), disc(0, 0, 17)),
  circuit: [
    together(
      roundSlab(-56, -56, 112, 112, 8),
      around([-36, -12, 12, 36].map((x) => slab(x - 5, -92, 10, 40)).join(''), 4),
    ),
    roundSlab(-40, -40, 80, 80, 4),
    roundSlab(-24, -24, 48, 48, 4),
    disc(-10, -10, 6),
  ],
  screen: [
    together(roundSlab(-96, -80, 192, 130, 10), 'M-22 50H22L30 80H-30ZM-54 80H54V96H-54Z'),
    slab(-80, -64, 160, 98),
    'M-62 -44H-30V-34H-62ZM-62 -22H10V-12H-62ZM-62 0H-14V10H-62Z',
  ],
  battery: [
    together(roundSlab(-52, -76, 104, 174, 12), slab(-22, -98, 44, 18)),
    'M12 -52L-32 18L-4 18L-14 70L32 -8L4 -8Z',
  ],
  coil: together(
    slab(-50, 74, 100, 24),
    capsule([-34, 58], [34, 46], 12),
    capsule([-34, 34], [34, 22], 12),
    capsule([-34, 10], [34, -2], 12),
    capsule([-34, -14], [34, -26], 12),
    slab(-6, -40, 12, 110),
    oval(0, -52, 50, 16),
    'M60 -60L96 -84L84 -62L100 -60L68 -34L76 -52Z',
    'M-60 -60L-96 -84L-84 -62L-100 -60L-68 -34L-76 -52Z',
  ),
  antenna: together(
    'M-6 0H6L34 98H20L0 30L-20 98H-34ZM-22 60H22V70H-22Z',
    disc(0, -14, 13),
    arcBand({ y: -14, inner: 34, outer: 46, from: -50, to: 50 }),
    arcBand({ y: -14, inner: 64, outer: 78, from: -50, to: 50 }),
    arcBand({ y: -14, inner: 34, outer: 46, from: 130, to: 230 }),
    arcBand({ y: -14, inner: 64, outer: 78, from: 130, to: 230 }),
  ),
  satellite: placed(
    together(
      roundSlab(-22, -28, 44, 56, 6),
      slab(-98, -22, 66, 44),
      slab(32, -22, 66, 44),
      slab(-34, -4, 68, 8),
      slab(-4, -56, 8, 32),
      arcBand({ y: -76, inner: 18, outer: 28, from: 20, to: 160 }),
    ),
    { turn: -35 },
  ),
} as const satisfies Record<string, Drawing>
