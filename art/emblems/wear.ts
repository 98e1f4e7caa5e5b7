import { star } from '../drawing/shapes.ts'
import type { Drawing } from './drawing.ts'
import { placed } from './outline.ts'
import {
  arcBand,
  around,
  disc,
  hoop,
  oval,
  ribbon,
  roundSlab,
  slab,
  stroke,
  symmetric,
  together,
  twins,
} from './pieces.ts'

/** What is worn: on the head, the face, the body; and what is pinned to it. */
export const WEAR = {
  // A strip over the eyes, with its ties.
  mask: [
    together(
      symmetric('M0 -18C24 -34 58 -36 84 -22C90 10 70 42 40 42C20 42 12 24 0 18Z'),
      twins('M78 -16L100 -34L96 -10L100 14L78 2Z'),
    ),
    twins('M18 2C28 -14 50 -16 64 -8C62 10 50 22 38 22C28 22 22 14 18 2Z'),
  ],
  visor: [
    'M-98 -34H98V14C80 26 40 30 20 26L0 8L-20 26C-40 30 -80 26 -98 14Z',
    'M-82 -18H82V2C60 12 36 12 22 10L0 -8L-22 10C-36 12 -60 12 -82 2Z',
    'M-66 -12H-14L-30 4C-46 6 -58 4 -66 0Z',
  ],
  goggles: [
    together(
      disc(-46, 0, 46),
      disc(46, 0, 46),
      slab(-16, -10, 32, 20),
      twins('M84 -24L100 -18V18L84 24Z'),
    ),
    together(disc(-46, 0, 32), disc(46, 0, 32)),
    'M-68 -4C-66 -16 -58 -22 -46 -24L-44 -16C-54 -14 -58 -8 -60 0ZM24 -4C26 -16 34 -22 46 -24L48 -16C38 -14 34 -8 32 0Z',
  ],
  spectacles: [
    together(
      disc(-50, 14, 44),
      disc(50, 14, 44),
      arcBand({ y: 14, inner: 8, outer: 18, from: 180, to: 360 }),
      twins(
        stroke(
          [
            [90, 4],
            [98, -30],
            [84, -54],
          ],
          9,
        ),
      ),
    ),
    together(disc(-50, 14, 34), disc(50, 14, 34)),
  ],
  monocle: [
    disc(10, -22, 62),
    disc(10, -22, 48),
    together(
      'M-22 -26C-20 -44 -8 -54 10 -56L12 -46C0 -44 -10 -38 -12 -22Z',
      ribbon([
        [54, 22, 4],
        [72, 50, 3],
        [56, 80, 3],
        [20, 76, 3],
        [0, 98, 2],
      ]),
    ),
  ],
  eyepatch: 'M-100 -72L100 -24L100 -10L48 -20C52 24 22 62 -12 62C-46 60 -64 22 -56 -36L-100 -56Z',
  crown: [
    together(
      'M-92 -50L-46 0L0 -78L46 0L92 -50L76 62L-76 62ZM-76 72H76V92H-76Z',
      disc(-92, -60, 10),
      disc(0, -88, 11),
      disc(92, -60, 10),
    ),
    together(disc(0, 34, 12), disc(-42, 38, 8), disc(42, 38, 8)),
  ],
  hat: 'M-100 44C-70 70 70 70 100 44C84 40 66 36 54 34L-54 34C-66 36 -84 40 -100 44ZM-54 24L-46 -52C-30 -74 -14 -62 0 -56C14 -62 30 -74 46 -52L54 24Z',
  tophat:
    'M-98 62C-98 46 -80 50 -58 52H58C80 50 98 46 98 62C84 84 -84 84 -98 62ZM-56 42L-58 18H58L56 42ZM-58 8L-64 -84C-30 -94 30 -94 64 -84L58 8Z',
  cap: together(
    'M-84 34C-84 -34 -46 -62 0 -62C46 -62 74 -34 74 4L100 30C70 26 40 26 -84 34ZM-82 44C-40 40 40 36 80 42V54H-82Z',
    disc(-2, -70, 8),
  ),
  // A closed helm with a slit and a crest.
  helmet: [
    together(
      symmetric('M0 -78C46 -78 72 -48 72 -4L66 74L22 98L0 98Z'),
      'M-10 -84C20 -104 70 -96 86 -60C60 -72 30 -74 0 -70Z',
    ),
    together(
      twins('M8 -14L58 -20L54 2L8 4Z'),
      twins(together(slab(10, 24, 34, 7), slab(10, 42, 32, 7), slab(10, 60, 28, 7))),
    ),
  ],
  // A dome of steel with rivets.
  dome: [
    'M-84 30C-84 -50 -46 -84 0 -84C46 -84 84 -50 84 30ZM-94 40H94V70H-94Z',
    together(
      disc(-68, 55, 6),
      disc(-34, 55, 6),
      disc(0, 55, 6),
      disc(34, 55, 6),
      disc(68, 55, 6),
      'M-58 10C-56 -32 -38 -54 -14 -60C-30 -44 -38 -22 -38 10Z',
    ),
  ],
  hood: [
    symmetric('M0 -98C40 -84 76 -30 74 34L96 92L0 98Z'),
    symmetric('M0 -52C28 -40 46 -8 44 30L30 66L0 74Z'),
    twins('M8 10L34 0L28 18Z'),
  ],
  cape: 'M-34 -92C-14 -80 14 -80 34 -92L48 -70C56 -10 74 40 98 74C80 70 70 80 58 92C48 78 36 80 26 96C14 80 -10 80 -22 96C-34 80 -46 80 -56 92C-68 80 -80 70 -98 74C-74 40 -56 -10 -48 -70Z',
  glove: [
    'M-52 30L-58 -30C-58 -46 -40 -46 -38 -32L-34 -4L-36 -72C-34 -88 -16 -88 -14 -72L-10 -8L-6 -84C-4 -98 14 -98 16 -84L14 -6L26 -70C30 -84 48 -80 46 -66L38 14L62 -10C74 -20 88 -6 78 6L40 50H-50ZM-58 60H50L60 98H-66Z',
    slab(-40, 70, 76, 7),
  ],
  boot: 'M-50 -98H24V-76H-50ZM-46 -66H20L22 20C50 26 90 34 94 66L-50 66ZM-54 76H98V96H20V88H-10V96H-54Z',
  ribbon: together(
    twins(
      'M14 -20C40 -60 74 -66 96 -56C90 -30 90 0 96 26C70 30 40 14 14 0ZM12 12L60 96L38 82L24 98L2 16Z',
    ),
    roundSlab(-15, -26, 30, 40, 9),
  ),
  tie: 'M-24 -98H24L34 -74L14 -50H-14L-34 -74ZM-14 -40H14L38 60L0 100L-38 60Z',
  bowtie: together(
    twins('M16 -14C44 -46 76 -54 98 -50V50C76 54 44 46 16 14Z'),
    roundSlab(-16, -22, 32, 44, 10),
  ),
  belt: [
    together(slab(-100, -26, 200, 52), roundSlab(-46, -46, 92, 92, 10)),
    together(roundSlab(-30, -30, 60, 60, 6), twins(together(disc(64, 0, 6), disc(86, 0, 6)))),
    slab(-30, -6, 50, 12),
  ],
  // A finger ring with its stone.
  ring: [together(disc(0, 34, 64), 'M-34 -98H34L52 -74L0 -24L-52 -74Z'), disc(0, 34, 48)],
  rings: together(
    hoop({ x: -42, y: -26, wide: 54, high: 54, thick: 13 }),
    hoop({ x: 42, y: -26, wide: 54, high: 54, thick: 13 }),
    hoop({ y: 42, wide: 54, high: 54, thick: 13 }),
  ),
  bracelet: [
    'M-92 -20C-92 -60 92 -60 92 -20V24C92 78 -92 78 -92 24Z',
    together(
      oval(0, -20, 76, 24),
      disc(0, 36, 13),
      twins(together(disc(38, 30, 8), disc(68, 16, 6))),
    ),
  ],
  amulet: [
    together(
      stroke(
        [
          [-70, -98],
          [-50, -40],
          [0, 2],
          [50, -40],
          [70, -98],
        ],
        8,
      ),
      disc(0, 44, 54),
    ),
    disc(0, 44, 40),
    'M0 14L24 44L0 74L-24 44Z',
  ],
  necklace: Array.from({ length: 11 }, (_, bead) =>
    around(disc(0, -74, 13 + 8 * (1 - Math.abs(bead - 5) / 5)), 1, 180 + (bead - 5) * 27),
  ).join(''),
  medal: [
    together('M-60 -98H-20L4 -40L-24 -22ZM60 -98H20L-4 -40L24 -22Z', disc(0, 36, 62)),
    disc(0, 36, 50),
    disc(0, 36, 42),
    'M-8 8H10V58H20V68H-18V58H-6V26L-16 30V18Z',
  ],
  // A warrant officer's badge.
  badge: [
    symmetric('M0 -100C10 -88 24 -84 38 -92L78 -64C66 -44 66 -24 78 -2C86 46 44 80 0 100Z'),
    together(star([0, -12], 46, 22, 7), 'M-34 46H34L28 58H-28Z'),
  ],
  cameo: [
    oval(0, 0, 72, 98),
    oval(0, 0, 60, 86),
    'M-30 68C-34 44 -22 34 -22 20C-46 0 -46 -44 -14 -58C20 -68 36 -40 32 -18L44 6L32 10L34 28C30 36 18 34 10 34C8 46 24 54 36 62C18 78 -12 82 -30 68Z',
  ],
  fan: [
    together(
      arcBand({ y: 66, inner: 34, outer: 126, from: 220, to: 320 }),
      disc(0, 66, 12),
      [-47, -24, 0, 24, 47].map((turn) => placed(slab(-3, -38, 6, 34), { y: 66, turn })).join(''),
    ),
    [-36, -12, 12, 36].map((turn) => placed(slab(-2, -122, 4, 84), { y: 66, turn })).join(''),
  ],
  umbrella: [
    together(
      'M-98 10C-90 -50 -50 -84 0 -84C50 -84 90 -50 98 10C82 -6 64 -6 50 10C36 -6 16 -8 0 8C-16 -8 -36 -6 -50 10C-64 -6 -82 -6 -98 10Z',
      slab(-5, -98, 10, 20),
      'M-6 0H6V74C6 104 -44 104 -44 74H-32C-32 88 -6 88 -6 74Z',
    ),
  ],
  comb: 'M-90 -44H90V-8H82V56H72V-8H58V56H48V-8H34V56H24V-8H10V56H0V-8H-14V56H-24V-8H-38V56H-48V-8H-62V56H-72V-8H-90Z',
  bandage: [
    placed(roundSlab(-98, -34, 196, 68, 34), { turn: -35 }),
    placed(
      together(
        slab(-40, -26, 4, 52),
        slab(36, -26, 4, 52),
        disc(-14, -12, 5),
        disc(14, -12, 5),
        disc(-14, 12, 5),
        disc(14, 12, 5),
      ),
      { turn: -35 },
    ),
  ],
  armour: [
    symmetric('M0 -58C14 -58 26 -70 32 -92L70 -80L98 -34L66 -10L62 60L34 84L0 92Z'),
    together(
      symmetric('M0 -36L3 -36L3 76L0 76Z'),
      twins(
        'M14 -34C34 -30 48 -18 52 2C40 16 24 16 14 10ZM14 30L52 24L50 34L14 42ZM14 56L50 48L48 58L14 68Z',
      ),
    ),
  ],
} as const satisfies Record<string, Drawing>
