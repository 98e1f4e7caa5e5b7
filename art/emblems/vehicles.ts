import type { Drawing } from './drawing.ts'
import { placed } from './outline.ts'
import { disc, slab, symmetric, together, twins } from './pieces.ts'

/** What takes people somewhere. */
export const VEHICLES = {
  rocket: [
    together(
      symmetric('M0 -100C30 -66 36 -20 32 30L60 60L60 86L26 66L18 76L0 76Z'),
      'M-12 82H12L0 100Z',
    ),
    disc(0, -20, 14),
  ],
  plane: placed(
    'M0 -98C10 -90 12 -70 12 -40L98 14V34L12 12L9 60L36 80V94L0 84L-36 94V80L-9 60L-12 12L-98 34V14L-12 -40C-12 -70 -10 -90 0 -98Z',
    { turn: 35, scale: 0.94 },
  ),
  helicopter: [
    together(
      'M-30 -36C20 -50 62 -20 66 24C66 48 40 58 10 58C-24 58 -40 38 -44 8L-98 -4V-34L-84 -36L-78 -22L-42 -20ZM-44 76H64V88H-44Z',
      slab(-4, -70, 8, 34),
      slab(-84, -78, 168, 11),
      slab(-16, 56, 8, 24),
      slab(32, 56, 8, 24),
    ),
    'M18 -24C38 -18 50 0 52 18H18Z',
  ],
  car: [
    together('M-98 10L-60 2L-34 -36H30L58 0L92 8L98 50H-98Z', disc(-54, 50, 28), disc(54, 50, 28)),
    together('M-38 -2L-24 -22H-6V-2ZM6 -22H24L38 -2H6Z', disc(-54, 60, 10), disc(54, 60, 10)),
  ],
  motorcycle: [
    together(
      disc(-60, 46, 40),
      disc(60, 46, 40),
      'M-60 40L-30 0H24L14 -30H-6V-42H24L62 38L54 44L28 14L-10 50H-56ZM-66 -12H-20L-28 0H-60Z',
    ),
    together(disc(66, 56, 14), disc(-66, 56, 14)),
  ],
  tank: [
    'M-98 30L-84 12H84L98 30L76 74H-76ZM-54 2L-40 -34H34L48 2ZM40 -28H100V-14H44Z',
    together(disc(-60, 44, 13), disc(-20, 44, 13), disc(20, 44, 13), disc(60, 44, 13)),
  ],
  ship: together(
    'M-98 34H98L72 86H-70Z',
    slab(-5, -98, 10, 126),
    'M8 -88C50 -70 70 -20 66 20H8ZM-8 -70C-40 -50 -60 -10 -62 20H-8Z',
  ),
  board: [
    placed(
      'M0 -100C30 -70 40 -20 36 30C32 70 22 90 0 100C-22 90 -32 70 -36 30C-40 -20 -30 -70 0 -100Z',
      { turn: 38 },
    ),
    placed('M-4 -74H4V20H-4ZM-34 38H34L30 54H-30ZM-28 64H28L24 72H-24Z', { turn: 38 }),
  ],
  skateboard: together(
    'M-98 -30C-86 -34 -80 -8 -62 -8H62C80 -8 86 -34 98 -30C100 0 80 14 62 14H-62C-80 14 -100 0 -98 -30Z',
    twins(disc(52, 36, 19)),
  ),
} as const satisfies Record<string, Drawing>
