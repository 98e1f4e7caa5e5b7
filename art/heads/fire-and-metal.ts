import { area, circle, line } from '../drawing/elements.ts'
import type { HeadColours } from './colours.ts'
import { both, symmetric } from './mirrored.ts'
import { BROW, BUSTS, NOSE, SQUARE_HEAD } from './outlines.ts'
import { bust, flames, inked, neck, shadow } from './parts.ts'

// Heads of fire, bone and metal.

/** A skull in flames, over a studded collar. */
export function burningSkull({ main, accent, white, ink, metal }: HeadColours): string {
  return [
    flames(main, accent),
    // Collar
    area(symmetric(BUSTS.broad), ink),
    area(both('M44 120L60 108L130 130L120 150L60 136Z'), metal),
    // Skull
    inked(
      symmetric('M0 -92C46 -92 70 -66 70 -26C70 -4 64 10 60 24L54 40L44 44L42 84L22 98L0 100'),
      white,
      ink,
      5,
    ),
    area(
      'M24 -90C56 -80 70 -58 70 -26C70 -4 64 10 60 24L54 40L44 44L42 84L22 98L6 99L10 60L28 40L22 20L44 0L50 -40Z',
      ink,
      'fill-opacity=".9"',
    ),
    // Sockets
    area('M-54 -24C-46 -36 -20 -30 -12 -10C-10 6 -24 18 -38 14C-54 10 -60 -10 -54 -24Z', ink),
    area('M54 -24C46 -36 20 -30 12 -10C10 6 24 18 38 14C54 10 60 -10 54 -24Z', ink),
    circle([-32, -6], 7, accent),
    circle([32, -6], 7, accent),
    // Nose and teeth
    area('M-10 34L0 14L10 34L4 38L0 32L-4 38Z', ink),
    area('M-42 52L0 48L42 52L40 62L0 60L-40 62Z', ink),
    line('M-30 50V76M-18 50V80M-6 49V82M6 49V82M18 50V80M30 50V76M-40 68Q0 76 40 68', ink, 3.2),
  ].join('')
}

/** A face of fire: its shadow is colour, not ink. */
export function burningHead({ main, accent, white, ink }: HeadColours): string {
  return [
    flames(main, accent),
    // Chest
    area(symmetric(BUSTS.broad), main),
    area(symmetric('M0 118L60 128L120 150L100 240L0 240'), accent),
    // Head
    area(symmetric(SQUARE_HEAD), accent),
    area(shadow(SQUARE_HEAD), main),
    // Features
    area(both(BROW), ink),
    area('M-50 -8L-18 -4L-22 6L-44 4ZM50 -8L18 -4L22 6L44 4Z', white),
    area('M-4 24L-12 30L2 35L10 28ZM-26 53L20 51L22 56L-24 58Z', ink),
    line('M-60 40L-50 80M-40 60L-34 92M40 60L34 92', main, 4),
  ].join('')
}

/** Bare metal with reflections. */
export function polishedHead({ white, ink, metal }: HeadColours): string {
  return [
    bust('broad', metal, ink),
    neck('broad', metal, ink),
    // Head
    inked(symmetric(SQUARE_HEAD), metal, ink),
    area(shadow(SQUARE_HEAD), ink),
    // Reflections
    area('M-62 -50C-50 -84 -30 -94 -10 -94C-34 -76 -44 -56 -46 -34Z', white),
    area('M-60 20L-52 30L-40 70L-54 66Z', white),
    // Features
    area('M-60 -22L-14 -14L-14 -4L-54 -6Z', ink),
    area('M-50 -12L-20 -8L-24 2L-46 0Z', white),
    area('M50 -12L20 -8L24 2L46 0Z', white),
    area(NOSE, ink),
    area('M-24 55L0 52L18 54L18 58L-24 60Z', ink),
    // Light from the other side
    area('M40 -60C56 -40 60 -10 56 20L48 6C52 -20 50 -40 40 -60Z', metal),
    area('M-10 68L6 67L4 72L-8 72Z', ink),
    area('M-150 170C-120 140 -80 136 -50 132L-60 150C-100 156 -126 170 -150 200Z', white),
  ].join('')
}

/** Plates, vents and glowing slits. */
export function robot({ main, lips, ink, metal }: HeadColours): string {
  return [
    bust('broad', metal, ink),
    // Neck
    area('M-34 70L34 70L38 120L-38 120Z', ink),
    line('M-34 84H34M-36 98H36', metal, 4),
    // Head
    inked(symmetric('M0 -104L50 -96L72 -60L74 20L58 80L30 104L0 104'), metal, ink),
    area(shadow('M14 -102L50 -96L72 -60L74 20L58 80L30 104L8 104', 'L14 60L26 20L14 -30'), ink),
    // Eyes
    area('M-60 -24L-12 -10L-12 4L-54 4Z', ink),
    area('M60 -24L12 -10L12 4L54 4Z', ink),
    area('M-52 -14L-18 -5L-18 0L-48 0Z', lips),
    area('M52 -14L18 -5L18 0L48 0Z', lips),
    // Grille
    area('M-40 44L0 38L40 44L32 78L-32 78Z', ink),
    area('M-34 50L0 45L34 50L32 58L0 54L-32 58Z', lips),
    line('M-24 62V76M-8 60V76M8 60V76M24 62V76', metal, 3),
    // Ears
    inked(both('M70 -30L88 -26L88 20L72 26Z'), main, ink),
  ].join('')
}
