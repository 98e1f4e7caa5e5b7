import { polygon, star, starPoints } from '../drawing/shapes.ts'
import type { Drawing } from './drawing.ts'
import { placed } from './outline.ts'
import {
  around,
  capsule,
  disc,
  hoop,
  ribbon,
  slab,
  stroke,
  symmetric,
  together,
  twins,
} from './pieces.ts'

/** Arms and armour for the hand. */
export const WEAPONS = {
  hammer:
    'M-64 -92L64 -92L78 -78L78 -34L64 -20L-64 -20L-78 -34L-78 -78ZM-12 -14L12 -14L12 78L-12 78ZM-16 82L16 82L16 100L-16 100Z',
  sword: [
    'M0 -100L16 -74L13 36L52 36L52 52L11 52L11 82L18 90L0 100L-18 90L-11 82L-11 52L-52 52L-52 36L-13 36L-16 -74Z',
    'M-3 -72L3 -72L2 26L-2 26Z',
  ],
  dagger: [
    placed(
      'M0 100L-22 54L-22 -14H22L22 54ZM-54 -34H54V-18H-54ZM-11 -80H11V-38H-11ZM-18 -100H18V-84H-18Z',
      { turn: 25 },
    ),
    placed('M-4 -8H4V50L0 66L-4 50Z', { turn: 25 }),
  ],
  sabre: together(
    'M-44 36C10 0 58 -40 88 -100C96 -40 44 32 -24 62Z',
    capsule([-66, 26], [-12, 84], 12),
    capsule([-42, 56], [-84, 94], 16),
  ),
  spear: placed('M0 -100L26 -50L7 -22V100H-7V-22L-26 -50ZM-20 -14H20V-4H-20ZM-16 4H16V12H-16Z', {
    turn: 30,
  }),
  trident:
    'M-8 100L-8 10L-66 10L-66 -50L-84 -50L-58 -96L-32 -50L-50 -50L-50 -6L-8 -6L-8 -46L-26 -46L0 -100L26 -46L8 -46L8 -6L50 -6L50 -50L32 -50L58 -96L84 -50L66 -50L66 10L8 10L8 100Z',
  axe: together(
    slab(-8, -98, 16, 198),
    twins('M12 -62C36 -62 60 -78 78 -98C98 -60 98 -10 78 28C60 8 36 -8 12 -8Z'),
  ),
  mace: placed(
    together(
      slab(-8, -20, 16, 118),
      star([0, -54], 46, 26, 8),
      slab(-16, 84, 32, 12),
      slab(-16, -18, 32, 12),
    ),
    { turn: 30 },
  ),
  scythe: together(
    'M-66 -86C-10 -106 74 -92 98 -16C64 -60 10 -66 -52 -56Z',
    stroke(
      [
        [-62, -98],
        [-22, 98],
      ],
      13,
    ),
    stroke(
      [
        [-44, 20],
        [-8, 6],
      ],
      11,
    ),
  ),
  arrow: 'M0 -100L30 -52L10 -58L10 64L34 92L34 100L0 80L-34 100L-34 92L-10 64L-10 -58L-30 -52Z',
  bow: together(
    'M-26 -98C74 -62 74 62 -26 98L-32 88C44 52 44 -52 -32 -88Z',
    slab(-31, -94, 5, 188),
    slab(-84, -4, 160, 8),
    'M100 0L66 -18L74 0L66 18ZM-98 -16L-80 -16L-64 0L-80 16L-98 16L-84 0Z',
  ),
  crossbow: together(
    slab(-9, -70, 18, 170),
    'M0 -100L16 -72H-16Z',
    ribbon([
      [-98, -20, 4],
      [-60, -56, 9],
      [0, -66, 11],
      [60, -56, 9],
      [98, -20, 4],
    ]),
    stroke(
      [
        [-94, -20],
        [0, 24],
        [94, -20],
      ],
      5,
    ),
    slab(-18, 60, 36, 14),
  ),
  slingshot: together(
    ribbon([
      [-56, -80, 12],
      [-44, -20, 13],
      [-4, 16, 14],
    ]),
    ribbon([
      [56, -80, 12],
      [44, -20, 13],
      [4, 16, 14],
    ]),
    slab(-13, 8, 26, 92),
    stroke(
      [
        [-56, -84],
        [0, -60],
        [56, -84],
      ],
      6,
    ),
    slab(-16, -68, 32, 16),
  ),
  boomerang:
    'M-96 66C-80 -10 -50 -90 6 -92C58 -90 82 -10 98 60C98 84 72 90 64 66C50 20 30 -30 4 -32C-24 -30 -46 30 -58 72C-68 96 -98 90 -96 66Z',
  shuriken: [polygon(starPoints([0, 0], 100, 28, 4)), disc(0, 0, 12)],
  lasso: [
    together(
      hoop({ x: 14, y: -34, wide: 82, high: 56, thick: 12, turn: -8 }),
      ribbon([
        [-30, 4, 10],
        [-40, 20, 10],
        [-40, 34, 8],
      ]),
      ribbon([
        [-40, 24, 7],
        [-50, 60, 7],
        [-20, 84, 7],
        [30, 80, 7],
        [60, 94, 4],
      ]),
    ),
  ],
  whip: together(
    capsule([-82, 90], [-50, 44], 18),
    ribbon([
      [-52, 46, 8],
      [-30, 0, 8],
      [20, -40, 7],
      [70, -30, 6],
      [78, 20, 6],
      [36, 44, 5],
      [-2, 20, 5],
      [4, -60, 4],
      [60, -98, 1],
    ]),
  ),
  chain: placed(
    together(
      hoop({ x: -62, wide: 38, high: 30, thick: 14 }),
      hoop({ x: 62, wide: 38, high: 30, thick: 14 }),
      capsule([-44, 0], [44, 0], 18),
    ),
    { turn: -30 },
  ),
  staff: placed(
    together(
      slab(-6, -30, 12, 130),
      disc(0, -58, 20),
      ribbon([
        [0, -20, 7],
        [-26, -32, 8],
        [-38, -62, 8],
        [-18, -94, 7],
        [18, -96, 5],
        [34, -78, 2],
      ]),
      slab(-11, 0, 22, 10),
    ),
    { turn: 18 },
  ),
  // A short club on its loop.
  billy: together(
    placed(
      together(
        capsule([0, -86], [0, -14], 30),
        slab(-15, -6, 30, 12),
        capsule([0, 20], [0, 84], 26),
      ),
      { turn: 42 },
    ),
    ribbon([
      [-52, 66, 4],
      [-86, 56, 4],
      [-80, 16, 4],
      [-40, 30, 4],
    ]),
  ),
  baton: placed(
    together(
      capsule([-26, -80], [-26, 80], 18),
      capsule([26, -80], [26, 80], 18),
      slab(-38, -44, 24, 8),
      slab(14, 36, 24, 8),
    ),
    { turn: 30 },
  ),
  // Crossed staves, bound in the middle.
  x: together(
    around(together(slab(-8, -104, 16, 104), disc(0, -108, 16), slab(-15, -80, 30, 10)), 4, 45),
    disc(0, 0, 22),
  ),
  shield: [
    disc(0, 0, 98),
    together(disc(0, 0, 74), around(disc(0, -86, 6), 10)),
    disc(0, 0, 68),
    together(
      disc(0, 0, 30),
      twins(together(slab(22, -56, 5, 20), slab(22, 36, 5, 20), slab(44, -44, 5, 88))),
    ),
    disc(0, 0, 23),
  ],
  // The shield of a coat of arms, with a band across.
  crest: [
    symmetric('M0 -84C30 -84 60 -88 80 -98L86 -20C82 40 40 80 0 100Z'),
    symmetric('M0 -68C30 -68 52 -72 68 -78L72 -18C68 30 36 66 0 84Z'),
    'M-64 -58C-60 -62 -46 -66 -36 -66L66 20C60 34 54 42 46 50L-68 -40Z',
  ],
  target: [disc(0, 0, 98), disc(0, 0, 78), disc(0, 0, 56), disc(0, 0, 38), disc(0, 0, 16)],
  crosshair: [
    disc(0, 0, 74),
    disc(0, 0, 60),
    together(around(slab(-5, -100, 10, 66), 4), disc(0, 0, 8)),
  ],
} as const satisfies Record<string, Drawing>
