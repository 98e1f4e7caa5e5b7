import { polygon, star, starPoints } from '../drawing/shapes.ts'
import type { Drawing } from './drawing.ts'
import { arcBand, around, capsule, disc, hoop, ribbon, slab, stroke, together } from './pieces.ts'

/** Stones, plain figures and signs. */
export const SIGNS = {
  disc: disc(0, 0, 98),
  sphere: [disc(0, 0, 96), 'M-72 -6C-70 -46 -44 -70 -10 -76C-36 -58 -50 -36 -50 -2Z'],
  gem: [
    'M-52 -80L52 -80L98 -24L0 96L-98 -24Z',
    'M-42 -66L-14 -66L-34 -30L-76 -30ZM14 -66L42 -66L76 -30L34 -30ZM0 -62L20 -30H-20ZM-70 -18H-34L-14 46ZM-22 -18H22L0 58ZM34 -18H70L14 46Z',
  ],
  gems: [
    [0, -62],
    [54, -31],
    [54, 31],
    [0, 62],
    [-54, 31],
    [-54, -31],
  ]
    .map(
      ([x = 0, y = 0]) => `M${x} ${y - 34}L${x + 24} ${y - 8}L${x} ${y + 34}L${x - 24} ${y - 8}Z`,
    )
    .join(''),
  crystal:
    'M-10 -98L16 -60L10 -50L4 60L-32 64L-36 -54ZM24 -54L60 -30L76 72L14 62ZM-46 -14L-42 64L-70 70L-84 20ZM-86 80L80 84L60 98L-66 98Z',
  // Light that goes in white and comes out in bands.
  prism: [
    'M-8 -72L70 66H-86Z',
    'M-8 -44L46 52H-62Z',
    'M-100 6L-34 -6V6L-100 20ZM20 -16L100 -40V-26L26 -6ZM28 0L100 -14V2L34 12ZM36 18L100 14V30L42 28Z',
  ],
  cube: 'M0 -98L86 -50L0 -4L-86 -50ZM-92 -38L-6 8V98L-92 50ZM92 -38L6 8V98L92 50Z',
  hexagon: [
    polygon(starPoints([0, 0], 98, 98, 3)),
    polygon(starPoints([0, 0], 76, 76, 3)),
    polygon(starPoints([0, 0], 52, 52, 3)),
  ],
  hex: [
    polygon(starPoints([0, 0], 98, 98, 3)),
    polygon(starPoints([0, 0], 70, 70, 3)),
    polygon(starPoints([0, 0], 56, 24, 6)),
  ],
  // Four lozenges in one.
  four: together(
    around('M0 -98L34 -52L0 -8L-34 -52Z', 4),
    around('M0 -62L11 -50L0 -38L-11 -50Z', 4, 45),
  ),
  ingot: 'M-30 -74H30L48 -20H-48ZM-76 -6H-20L-4 54H-98ZM20 -6H76L98 54H4Z',
  coin: [
    disc(0, 0, 96),
    disc(0, 0, 82),
    disc(0, 0, 74),
    together('M-26 -26H26V26H-26Z', around(slab(-4, -60, 8, 22), 4)),
  ],
  cross: 'M-26 -96L26 -96L18 -18L96 -26V26L18 18L26 96H-26L-18 18L-96 26V-26L-18 -18Z',
  ankh: [
    'M-11 0H-62V-22H-18C-50 -50 -44 -98 0 -98C44 -98 50 -50 18 -22H62V0H11V98H-11Z',
    'M0 -26C-34 -50 -28 -80 0 -80C28 -80 34 -50 0 -26Z',
  ],
  pentagram: together(hoop({ wide: 98, high: 98, thick: 9 }), pentagram()),
  rune: together(
    stroke(
      [
        [-34, -96],
        [-34, 96],
      ],
      18,
    ),
    stroke(
      [
        [-34, -80],
        [52, -36],
        [-30, 8],
      ],
      17,
    ),
    stroke(
      [
        [-16, 2],
        [52, 92],
      ],
      17,
    ),
  ),
  omega:
    'M-92 92V70H-50C-108 20 -84 -94 0 -94C84 -94 108 20 50 70H92V92H18V64C74 26 60 -68 0 -68C-60 -68 -74 26 -18 64V92Z',
  yinyang: [
    disc(0, 0, 98),
    together('M0 -88A88 88 0 0 1 0 88A44 44 0 0 1 0 0A44 44 0 0 0 0 -88Z', disc(0, -44, 13)),
    disc(0, 44, 13),
  ],
  trefoil: together(
    arcBand({ inner: 30, outer: 98, from: -120, to: -60 }),
    arcBand({ inner: 30, outer: 98, from: 0, to: 60 }),
    arcBand({ inner: 30, outer: 98, from: 120, to: 180 }),
    disc(0, 0, 18),
  ),
  helix: together(
    ribbon([
      [-44, -98, 7],
      [-30, -66, 8],
      [30, -34, 9],
      [44, 0, 9],
      [30, 34, 9],
      [-30, 66, 8],
      [-44, 98, 7],
    ]),
    ribbon([
      [44, -98, 7],
      [30, -66, 8],
      [-30, -34, 9],
      [-44, 0, 9],
      [-30, 34, 9],
      [30, 66, 8],
      [44, 98, 7],
    ]),
    slab(-40, -90, 80, 7),
    slab(-38, -20, 76, 7),
    slab(-40, -4, 80, 7),
    slab(-38, 12, 76, 7),
    slab(-40, 83, 80, 7),
  ),
  bars: together(slab(-84, -70, 168, 28), slab(-84, -14, 168, 28), slab(-84, 42, 168, 28)),
  pulse: stroke(
    [
      [-100, 10],
      [-50, 10],
      [-34, -20],
      [-16, 10],
      [-4, 10],
      [14, -86],
      [34, 84],
      [48, 10],
      [100, 10],
    ],
    12,
  ),
  question: together(
    'M-52 -42C-56 -112 64 -112 58 -40C54 0 16 4 16 44H-14C-16 -8 24 -12 26 -40C28 -72 -22 -72 -22 -42Z',
    disc(1, 78, 20),
  ),
  grid: [-72, -36, 0, 36, 72]
    .map((x) => together(slab(x - 4, -96, 8, 192), slab(-96, x - 4, 192, 8)))
    .join(''),
  spikes: star([0, 0], 100, 30, 12),
  knot: together(
    hoop({ x: -28, y: -18, wide: 54, high: 40, thick: 13, turn: 45 }),
    hoop({ x: 28, y: -18, wide: 54, high: 40, thick: 13, turn: -45 }),
    hoop({ y: 34, wide: 40, high: 54, thick: 13 }),
  ),
  portal: together(
    hoop({ wide: 62, high: 98, thick: 11 }),
    hoop({ wide: 42, high: 72, thick: 9 }),
    hoop({ wide: 24, high: 46, thick: 8 }),
  ),
} as const satisfies Record<string, Drawing>

/** One unbroken line over five points. */
function pentagram(): string {
  const tips = starPoints([0, 0], 92, 36, 5).filter((_, place) => place % 2 === 0)
  return [0, 1, 2, 3, 4]
    .map((place) =>
      capsule(tips[place] as [number, number], tips[(place + 2) % 5] as [number, number], 9),
    )
    .join('')
}
