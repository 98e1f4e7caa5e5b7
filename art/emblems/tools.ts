import { type Point, polygon, toRadians } from '../drawing/shapes.ts'
import type { Drawing } from './drawing.ts'
import { placed } from './outline.ts'
import {
  arcBand,
  around,
  disc,
  ribbon,
  roundSlab,
  slab,
  stroke,
  symmetric,
  together,
  twins,
} from './pieces.ts'

/** Tools and machines; workshop and stage. */
export const TOOLS = {
  gear: [gear(), disc(0, 0, 36)],
  // A wheel of blades.
  reactor: [
    disc(0, 0, 98),
    disc(0, 0, 82),
    together(
      around('M-6 -24C-34 -40 -30 -64 -6 -76C14 -74 28 -66 36 -58C12 -56 8 -40 8 -24Z', 6),
      disc(0, 0, 18),
    ),
  ],
  wheel: [
    disc(0, 0, 98),
    disc(0, 0, 78),
    together(around(slab(-5, -82, 10, 64), 8), disc(0, 0, 24)),
    disc(0, 0, 9),
  ],
  wrench: [
    placed(
      'M-16 -30L-38 -44L-42 -72L-26 -98L-18 -98V-66L0 -54L18 -66V-98L26 -98L42 -72L38 -44L16 -30L16 74A16 16 0 0 1 -16 74Z',
      { turn: 40, scale: 0.98 },
    ),
    placed(disc(0, 72, 7), { turn: 40 }),
  ],
  screwdriver: placed(
    together(roundSlab(-20, 16, 40, 84, 14), slab(-7, -70, 14, 90), 'M-13 -66H13L11 -100H-11Z'),
    { turn: 40 },
  ),
  crowbar: placed(
    ribbon([
      [-10, 98, 3],
      [-4, 80, 9],
      [0, 40, 9],
      [0, -60, 9],
      [18, -88, 9],
      [44, -78, 8],
      [52, -56, 4],
    ]),
    { turn: 30 },
  ),
  shovel: placed(
    together(
      slab(-7, -80, 14, 110),
      'M-28 -98H28V-82H-28Z',
      symmetric('M0 14L36 14L36 60C32 84 18 94 0 100Z'),
    ),
    { turn: 30 },
  ),
  saw: [polygon(sawTeeth()), disc(0, 0, 22)],
  dumbbell: placed(
    together(
      slab(-50, -8, 100, 16),
      twins(together(roundSlab(44, -56, 24, 112, 8), roundSlab(72, -38, 20, 76, 8))),
    ),
    { turn: -30 },
  ),
  anvil:
    'M-98 -56C-80 -26 -60 -22 -40 -20H-38C-34 8 -46 28 -62 40V64H66V40C48 30 34 8 38 -18C60 -20 84 -30 90 -56H-40V-66H-98Z',
  magnet:
    'M-84 -90L-34 -90L-34 -66L-84 -66ZM34 -90L84 -90L84 -66L34 -66ZM-84 -56H-34L-34 0A34 34 0 0 0 34 0L34 -56L84 -56L84 0A84 84 0 0 1 -84 0Z',
  anchor: [
    together(
      disc(0, -76, 24),
      slab(-9, -56, 18, 140),
      slab(-44, -44, 88, 15),
      symmetric('M0 98C40 96 74 70 84 32L98 48L94 4L54 22L68 28C58 54 36 72 0 76Z'),
    ),
    disc(0, -76, 12),
  ],
  key: [
    together(
      disc(-44, -44, 52),
      placed(together(slab(0, -9, 138, 18), slab(92, 0, 14, 32), slab(120, 0, 14, 40)), {
        x: -14,
        y: -14,
        turn: 45,
        scale: 0.94,
      }),
    ),
    disc(-44, -44, 30),
  ],
  lock: [
    together(
      roundSlab(-64, -14, 128, 108, 14),
      arcBand({ y: -30, inner: 30, outer: 48, from: 180, to: 360 }),
      twins(slab(30, -32, 18, 18)),
    ),
    'M-7 42A15 15 0 1 1 7 42L12 70H-12Z',
  ],
  cuffs: [
    together(disc(-52, 26, 46), disc(52, 26, 46), twins(slab(38, -34, 28, 22))),
    together(disc(-52, 26, 31), disc(52, 26, 31)),
    ribbon([
      [-52, -32, 6],
      [-30, -62, 6],
      [0, -46, 6],
      [30, -62, 6],
      [52, -32, 6],
    ]),
  ],
  camera: [
    together('M-96 -46H-44L-32 -68H32L44 -46H96V74H-96Z', slab(-80, -60, 26, 10)),
    together(disc(0, 12, 46), slab(62, -34, 22, 14)),
    disc(0, 12, 33),
    'M-18 12C-18 2 -10 -6 0 -6L0 3C-5 3 -9 7 -9 12Z',
  ],
  film: [
    together(slab(-98, -30, 196, 124), placed(slab(-98, -13, 196, 26), { y: -58, turn: -9 })),
    together(
      'M-88 -16H-54L-74 8H-88ZM-24 -16H6L-14 8H-44ZM36 -16H66L46 8H16ZM88 -12V8H76Z',
      placed('M-66 -13H-40L-22 13H-48ZM-10 -13H16L34 13H8ZM46 -13H72L90 13H64Z', {
        y: -58,
        turn: -9,
      }),
    ),
  ],
  microphone: [
    placed(together(disc(0, -52, 44), 'M-36 -12H36L24 4L14 98H-14L-24 4Z'), { turn: 30 }),
    placed(together(slab(-34, -64, 68, 6), slab(-36, -48, 72, 6), slab(-32, -32, 64, 6)), {
      turn: 30,
    }),
  ],
  megaphone: together(
    'M-70 -30L-20 -36L70 -84V64L-20 18L-70 12C-98 10 -98 -28 -70 -30ZM-52 22L-18 26L-6 84H-40Z',
    arcBand({ x: 62, y: -10, inner: 26, outer: 38, from: -60, to: 60 }),
  ),
  telephone: [
    'M-98 -30C-90 -84 90 -84 98 -30L96 -8L54 -14V-36C20 -44 -20 -44 -54 -36V-14L-96 -8ZM-40 -26H40L74 40V76H-74V40Z',
    disc(0, 28, 26),
    disc(0, 28, 11),
  ],
  radio: [
    together(
      roundSlab(-96, -36, 192, 122, 14),
      placed(slab(-3, -74, 6, 74), { x: 34, y: -34, turn: 50 }),
    ),
    together(disc(-44, 26, 38), slab(16, -10, 62, 26), disc(30, 52, 12), disc(64, 52, 12)),
    disc(-44, 26, 22),
    disc(-44, 26, 9),
  ],
  typewriter: [
    together(slab(-44, -96, 88, 60), 'M-98 -44H98V-22H-98ZM-70 -12H70L98 70V92H-98V70Z'),
    together(
      slab(-30, -80, 60, 7),
      slab(-30, -64, 60, 7),
      [-48, -24, 0, 24, 48].map((x) => disc(x, 16, 7)).join(''),
      [-60, -36, -12, 12, 36, 60].map((x) => disc(x, 42, 7)).join(''),
      slab(-40, 62, 80, 9),
    ),
  ],
  press: [
    slab(-80, -92, 160, 184),
    together(
      slab(-62, -76, 124, 30),
      slab(-62, -32, 56, 52),
      slab(6, -32, 56, 9),
      slab(6, -12, 56, 9),
      slab(6, 8, 56, 9),
      slab(-62, 34, 124, 9),
      slab(-62, 54, 124, 9),
    ),
  ],
  lantern: [
    together(
      'M-50 -30H50L58 70H-58ZM-66 78H66V98H-66ZM-56 -38L-30 -64H30L56 -38Z',
      disc(0, -72, 25),
    ),
    together(disc(0, -72, 15), 'M-36 -16H36L42 56H-42Z'),
    'M0 -12C18 12 24 26 18 40C12 54 -12 54 -18 40C-22 28 -10 20 0 -12Z',
  ],
  candle: together(
    slab(-24, -14, 48, 84),
    'M0 -98C22 -66 26 -50 16 -34C8 -24 -8 -24 -16 -34C-26 -50 -12 -64 0 -98ZM-64 78H64L54 98H-54Z',
    slab(-3, -34, 6, 22),
  ),
  torch:
    'M-40 10H40L34 30H-34ZM-26 38H26L10 100H-10ZM-36 0C-60 -30 -34 -50 -26 -74C-16 -62 -14 -54 -14 -46C4 -58 8 -78 4 -98C40 -80 60 -30 36 0Z',
  lamp: [
    together(
      'M-98 -16C-70 -26 -60 2 -36 6C-20 -26 30 -26 42 4L66 -6C90 -30 104 0 78 16C56 58 10 66 -10 60C-50 54 -70 10 -98 -16ZM-40 74H36V90H-40Z',
      disc(4, -34, 11),
      slab(-20, 58, 40, 20),
    ),
    disc(76, 0, 7),
  ],
  bulb: [
    'M-32 54C-32 34 -66 10 -66 -32C-66 -70 -36 -98 0 -98C36 -98 66 -70 66 -32C66 10 32 34 32 54ZM-30 62H30V74H-30ZM-22 82H22L14 98H-14Z',
    'M-44 -34C-42 -56 -28 -72 -8 -76C-22 -62 -30 -48 -30 -30Z',
  ],
  telescope: together(
    placed(together(slab(-98, -24, 70, 48), slab(-20, -18, 60, 36), slab(48, -12, 50, 24)), {
      y: -20,
      turn: -25,
    }),
    stroke(
      [
        [0, 0],
        [-30, 98],
      ],
      9,
    ),
    stroke(
      [
        [0, 0],
        [34, 98],
      ],
      9,
    ),
  ),
} as const satisfies Record<string, Drawing>

function gear(): string {
  const tooth: readonly Point[] = [
    [-9, 76],
    [-6, 98],
    [6, 98],
    [9, 76],
  ]
  const corners = Array.from({ length: 12 }, (_, place) =>
    tooth.map(([turn, radius]): Point => {
      const angle = toRadians(place * 30 + turn)
      return [Math.cos(angle) * radius, Math.sin(angle) * radius]
    }),
  )
  return polygon(corners.flat())
}

function sawTeeth(): Point[] {
  return Array.from({ length: 28 }, (_, place): Point => {
    const angle = toRadians((place / 28) * 360 + (place % 2 === 0 ? 8 : 0))
    const radius = place % 2 === 0 ? 99 : 76
    return [Math.cos(angle) * radius, Math.sin(angle) * radius]
  })
}
