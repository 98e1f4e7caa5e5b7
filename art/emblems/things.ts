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
  stroke,
  symmetric,
  together,
  twins,
} from './pieces.ts'

/** Things of the house, the study and the game table. */
export const THINGS = {
  // Glass in its frame, the sand running.
  hourglass: [
    together(
      'M-66 -98H66V-84H-66ZM-66 84H66V98H-66ZM-50 -78H50C50 -40 14 -26 10 0C14 26 50 40 50 78H-50C-50 40 -14 26 -10 0C-14 -26 -50 -40 -50 -78Z',
      twins(slab(56, -86, 8, 172)),
    ),
    'M-34 -64H34C32 -52 26 -44 20 -38H-20C-26 -44 -32 -52 -34 -64ZM-3 12H3C6 30 14 40 24 50L0 38L-24 50C-14 40 -6 30 -3 12Z',
  ],
  clock: [
    disc(0, 0, 98),
    disc(0, 0, 82),
    together(
      stroke(
        [
          [-34, -34],
          [0, 6],
          [0, -62],
        ],
        12,
      ),
      around(slab(-4, -78, 8, 14), 12),
      disc(0, 0, 10),
    ),
  ],
  book: [
    'M-6 -62C-30 -82 -66 -84 -98 -74V66C-66 58 -30 62 -6 80ZM6 -62C30 -82 66 -84 98 -74V66C66 58 30 62 6 80Z',
    'M-82 -42C-60 -46 -40 -42 -22 -34V-24C-40 -32 -60 -36 -82 -32ZM-82 -12C-60 -16 -40 -12 -22 -4V6C-40 -2 -60 -6 -82 -2ZM-82 18C-60 14 -40 18 -22 26V36C-40 28 -60 24 -82 28Z',
  ],
  scroll: [
    together(
      'M-64 -70H64V70H-64Z',
      capsule([-84, -78], [84, -78], 30),
      capsule([-84, 78], [84, 78], 30),
    ),
    together(
      slab(-44, -42, 88, 9),
      slab(-44, -16, 88, 9),
      slab(-44, 10, 88, 9),
      slab(-44, 36, 50, 9),
    ),
  ],
  envelope:
    'M-98 -58H98L0 20ZM-98 -40L-40 6L-98 62ZM98 -40L40 6L98 62ZM-30 14L0 38L30 14L88 70H-88Z',
  quill:
    'M96 -98C30 -92 -30 -50 -46 10L-20 2L-52 34L-60 60L-82 84L-74 92L-50 68C-10 60 20 40 36 10L14 8L50 -10C64 -30 66 -40 72 -56L52 -50L84 -74C90 -82 94 -90 96 -98ZM-98 90H-30V100H-98Z',
  pencil: placed('M-20 -98H20V-78H-20ZM-20 -68H20V50H-20ZM-20 60H20L0 100Z', { turn: 40 }),
  brush: placed(
    'M-7 -100H7L12 10H-12ZM-16 18H16V36H-16ZM-18 44H18C28 70 6 80 0 100C-20 90 -26 66 -18 44Z',
    { turn: 40 },
  ),
  scales: together(
    slab(-6, -84, 12, 168),
    slab(-48, 80, 96, 16),
    disc(0, -86, 13),
    'M-78 -70H78V-58H-78Z',
    twins(
      together(
        stroke(
          [
            [70, -62],
            [44, 18],
          ],
          5,
        ),
        stroke(
          [
            [70, -62],
            [96, 18],
          ],
          5,
        ),
        'M38 16H102C98 46 42 46 38 16Z',
      ),
    ),
  ),
  briefcase: [
    together(
      roundSlab(-96, -44, 192, 124, 12),
      arcBand({ y: -40, inner: 22, outer: 36, from: 180, to: 360 }),
    ),
    together('M-96 6H-20V14H-96ZM20 6H96V14H20Z', slab(-12, -2, 24, 26)),
  ],
  bag: [
    together(
      symmetric('M0 -44L24 -44C70 -10 96 94 60 96L0 96Z'),
      symmetric('M0 -56L22 -56L36 -94L0 -84Z'),
    ),
    'M-6 -8H6V4C22 6 22 18 20 20H6C-10 20 -6 28 4 30C28 34 28 62 6 66V76H-6V66C-20 64 -24 54 -22 48H-8C-6 58 12 54 6 46C-26 42 -30 10 -6 4Z',
  ],
  dice: [
    roundSlab(-86, -86, 172, 172, 28),
    together(twins(together(disc(44, -44, 17), disc(44, 44, 17))), disc(0, 0, 17)),
  ],
  chess:
    'M-60 -92H-36V-70H-14V-92H14V-70H36V-92H60V-48L42 -32V38L58 60V72H-58V60L-42 38V-32L-60 -48ZM-72 80H72V98H-72Z',
  card: [
    placed(roundSlab(-62, -90, 124, 180, 14), { turn: 12 }),
    placed(symmetric('M0 -50C10 -26 48 -10 46 18C44 42 18 44 8 28L16 56L0 56Z'), { turn: 12 }),
  ],
  puzzle:
    'M-90 -52H-30C-46 -98 34 -98 18 -52H72V-6C100 -22 106 54 72 36V92H22C36 54 -44 54 -30 92H-90V32C-56 46 -56 -26 -90 -12Z',
  mirror: [
    together(oval(0, -30, 58, 68), slab(-10, 32, 20, 54), disc(0, 86, 14)),
    oval(0, -30, 45, 55),
    placed(together(slab(-22, -34, 8, 60), slab(-6, -44, 8, 80)), { x: 4, y: -30, turn: 35 }),
  ],
  lens: [
    together(disc(-22, -22, 76), capsule([44, 44], [84, 84], 26)),
    disc(-22, -22, 58),
    'M-64 -24C-62 -48 -46 -62 -24 -64L-22 -52C-38 -50 -50 -40 -52 -22Z',
  ],
  flag: together(
    slab(-74, -98, 13, 198),
    'M-56 -88C-20 -106 20 -64 90 -82L72 -38L92 8C20 26 -20 -18 -56 2Z',
    disc(-68, -90, 11),
  ),
  balloon: [
    together(
      'M-10 38L-14 52H14L10 38C46 26 66 -8 66 -40C66 -76 36 -100 0 -100C-36 -100 -66 -76 -66 -40C-66 -8 -46 26 -10 38Z',
      ribbon([
        [0, 50, 3],
        [10, 66, 3],
        [-8, 82, 3],
        [2, 100, 2],
      ]),
    ),
    'M-46 -38C-44 -62 -30 -76 -10 -80C-24 -66 -32 -52 -32 -32Z',
  ],
  globe: together(
    hoop({ wide: 98, high: 98, thick: 12 }),
    hoop({ wide: 46, high: 94, thick: 10 }),
    slab(-5, -92, 10, 184),
    slab(-90, -5, 180, 10),
    ribbon([
      [-74, -56, 5],
      [0, -42, 5],
      [74, -56, 5],
    ]),
    ribbon([
      [-74, 56, 5],
      [0, 42, 5],
      [74, 56, 5],
    ]),
  ),
  box: 'M0 -4L-86 -44L0 -88L86 -44ZM-92 -32L-6 10V98L-92 54ZM92 -32L6 10V98L92 54Z',
  chalice:
    'M-62 -92H62C64 -40 44 -8 12 2V60C20 72 40 76 48 84V98H-48V84C-40 76 -20 72 -12 60V2C-44 -8 -64 -40 -62 -92Z',
  trophy: together(
    'M-52 -92H52C54 -40 40 -4 12 6V48L36 62V72H-36V62L-12 48V6C-40 -4 -54 -40 -52 -92ZM-46 80H46V98H-46Z',
    twins(
      ribbon([
        [46, -74, 6],
        [84, -76, 7],
        [84, -34, 7],
        [38, -14, 6],
      ]),
    ),
  ),
  cup: together(
    'M-78 -30H48V40C48 70 30 84 10 84H-40C-60 84 -78 70 -78 40Z',
    arcBand({ x: 46, y: 14, inner: 20, outer: 36, from: -90, to: 90 }),
    ribbon([
      [-44, -42, 2],
      [-50, -60, 5],
      [-36, -76, 5],
      [-44, -98, 2],
    ]),
    ribbon([
      [2, -42, 2],
      [-4, -60, 5],
      [10, -76, 5],
      [2, -98, 2],
    ]),
  ),
  bottle: [
    'M-16 -98H16V-58C16 -40 40 -32 40 -6V86C40 94 34 98 28 98H-28C-34 98 -40 94 -40 86V-6C-40 -32 -16 -40 -16 -58Z',
    slab(-28, 10, 56, 52),
    symmetric('M0 20L14 36L0 52Z'),
  ],
  cauldron: together(
    'M-84 -40C-84 -56 84 -56 84 -40V-26H-84ZM-72 -18H72C98 30 70 84 44 84L52 98H32L26 88H-26L-32 98H-52L-44 84C-70 84 -98 30 -72 -18Z',
    disc(-26, -70, 10),
    disc(6, -82, 14),
    disc(34, -68, 8),
  ),
  pipe: together(
    ribbon([
      [-90, -44, 7],
      [-44, -36, 8],
      [-10, 10, 11],
      [26, 44, 12],
    ]),
    'M14 -20H86L78 46C74 70 30 74 22 48Z',
    ribbon([
      [50, -32, 2],
      [42, -52, 6],
      [58, -72, 6],
      [50, -96, 2],
    ]),
  ),
  cigar: together(
    placed(together(roundSlab(-98, -15, 130, 30, 12), slab(40, -15, 16, 30)), { y: 40, turn: -18 }),
    ribbon([
      [70, 4, 2],
      [56, -24, 6],
      [78, -50, 7],
      [58, -76, 6],
      [70, -98, 2],
    ]),
  ),
  cane: together(
    'M-12 98V-48C-12 -110 76 -110 76 -48H54C54 -80 12 -80 12 -48V98Z',
    slab(-18, -16, 36, 10),
  ),
  broom: placed(
    together(
      slab(-6, -100, 12, 110),
      'M-18 14H18L22 30H-22Z',
      'M-24 38H24L44 98L22 88L12 100L0 88L-12 100L-22 88L-44 98Z',
    ),
    { turn: 32, scale: 0.95 },
  ),
  fork: placed(
    'M-34 -98H-22V-50C-22 -38 -6 -38 -6 -50V-98H6V-50C6 -38 22 -38 22 -50V-98H34V-44C34 -20 12 -14 10 -8L12 100H-12L-10 -8C-12 -14 -34 -20 -34 -44Z',
    { turn: 20 },
  ),
  scissors: together(
    placed('M-9 34L-8 -30C-6 -60 0 -84 8 -98C16 -60 14 -10 8 34Z', { x: 8, turn: 24 }),
    placed('M9 34L8 -30C6 -60 0 -84 -8 -98C-16 -60 -14 -10 -8 34Z', { x: -8, turn: -24 }),
    hoop({ x: -36, y: 66, wide: 26, high: 30, thick: 11, turn: 24 }),
    hoop({ x: 36, y: 66, wide: 26, high: 30, thick: 11, turn: -24 }),
  ),
  chair: 'M-54 -98H-30V0H46V98H30V40H-38V98H-54Z',
  ladder: together(
    slab(-54, -98, 16, 196),
    slab(38, -98, 16, 196),
    [-74, -38, -2, 34, 70].map((y) => slab(-54, y, 108, 12)).join(''),
  ),
  table: 'M-98 -40H98V-22H-98ZM-84 -14H-66L-58 80H-76ZM66 -14H84L76 80H58ZM-60 -14H60V-4H-60Z',
  couch:
    'M-70 -60C-70 -74 70 -74 70 -60V-6H-70ZM-98 -30C-98 -46 -78 -46 -78 -30V8H78V-30C78 -46 98 -46 98 -30V52H-98ZM-86 60H-66V78H-86ZM66 60H86V78H66Z',
} as const satisfies Record<string, Drawing>
