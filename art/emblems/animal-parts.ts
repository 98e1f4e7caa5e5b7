import type { Drawing } from './drawing.ts'
import { disc, oval, ribbon, symmetric, together, twins } from './pieces.ts'

/** What animals have: claws, horns, tails. All drawn for this site. */
export const ANIMAL_PARTS = {
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

/** A line of small waves. */
function wavelets(y: number): string {
  return ribbon(
    Array.from(
      { length: 9 },
      (_, place) => [place * 24 - 96, y + (place % 2 === 0 ? 6 : -6), 5] as const,
    ),
  )
}
