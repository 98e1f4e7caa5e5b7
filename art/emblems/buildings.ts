import type { Drawing } from './drawing.ts'
import { disc, slab, together } from './pieces.ts'

/** Buildings and what encloses. */
export const BUILDINGS = {
  house: ['M0 -92L98 -6H74V92H-74V-6H-98Z', 'M-18 92V30H18V92ZM-52 14H-30V38H-52ZM30 14H52V38H30Z'],
  tower: [
    'M-56 98L-48 -40H-64V-92H-40V-72H-14V-92H14V-72H40V-92H64V-40H48L56 98Z',
    'M-14 98V60A14 14 0 0 1 14 60V98ZM-7 -16A7 7 0 0 1 7 -16V18H-7Z',
  ],
  skyscraper: [
    'M-4 -100H4V-72H22V-50H42V-6H58V98H-58V-6H-42V-50H-22V-72H-4Z',
    [-26, -4, 18].flatMap((x) => [-36, -12, 14, 40, 66].map((y) => slab(x, y, 8, 14))).join(''),
  ],
  temple:
    'M0 -92L96 -44V-28H-96V-44ZM-84 -18H-56V56H-84ZM-38 -18H-12V56H-38ZM12 -18H38V56H12ZM56 -18H84V56H56ZM-90 64H90V76H-90ZM-98 82H98V98H-98Z',
  gate: [
    'M-88 98V-10C-88 -110 88 -110 88 -10V98Z',
    'M-70 98V-10C-70 -88 70 -88 70 -10V98Z',
    together(
      [-44, -16, 12, 40].map((x) => slab(x - 3, -58, 8, 156)).join(''),
      slab(-70, -6, 140, 10),
      slab(-70, 60, 140, 10),
    ),
  ],
  door: [
    'M-62 98V-92H62V98Z',
    together('M-44 -74H-6V-8H-44ZM6 -74H44V-8H6ZM-44 22H-6V82H-44ZM6 22H44V82H6Z', disc(0, 7, 5)),
  ],
  tomb: [
    'M-62 84V-30C-62 -112 62 -112 62 -30V84ZM-92 92H92V100H-92Z',
    'M-7 -62H7V-38H30V-24H7V32H-7V-24H-30V-38H-7Z',
  ],
  coffin: ['M-30 -98H30L60 -44L34 98H-34L-60 -44Z', 'M-6 -62H6V-36H26V-24H6V34H-6V-24H-26V-36H-6Z'],
  pyramid: 'M-4 -86L-98 76H-42ZM4 -86L-32 76H98Z',
  wall: [-90, -42, 6, 54]
    .flatMap((y, row) =>
      (row % 2 === 0
        ? [
            [-96, 88],
            [4, 92],
          ]
        : [
            [-96, 38],
            [-46, 92],
            [58, 38],
          ]
      ).map(([x, width]) => slab(x as number, y, width as number, 38)),
    )
    .join(''),
  cage: [
    together('M-70 80V-20C-70 -100 70 -100 70 -20V80Z', slab(-82, 82, 164, 16), disc(0, -86, 13)),
    [-58, -30, -2, 26].map((x) => slab(x + 4, -26, 18, 98)).join(''),
  ],
} as const satisfies Record<string, Drawing>
