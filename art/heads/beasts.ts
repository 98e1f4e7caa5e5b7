import { area, circle, line, outlined } from '../drawing/elements.ts'
import type { HeadColours } from './colours.ts'
import { both, symmetric } from './mirrored.ts'
import { HEAVY_HEAD, NOSE } from './outlines.ts'
import { bust, inked, neck, shadow } from './parts.ts'

// Brutes, beasts and people of wood and stone.

const SLABS = 'M0 -96L36 -92L62 -68L74 -30L92 20L84 74L52 102L0 106'
const GAUNT = 'M0 -102C46 -102 72 -74 73 -30C74 -4 72 18 69 40L56 66L22 99L0 102'

/** A heavy brow, a wide jaw and bared teeth. */
export function brute({ main, hair, white, ink }: HeadColours): string {
  return [
    bust('giant', main, ink),
    // Neck and head
    area('M-64 40L64 40L66 100Q0 120 -66 100Z', main),
    area('M-40 80L66 50L66 100Q30 112 10 112Z', ink),
    inked(symmetric(HEAVY_HEAD), main, ink),
    area(shadow(HEAVY_HEAD, 'L8 102L12 70L4 60L10 40L4 26L22 10L8 -20L10 -86'), ink),
    // Hair
    area(
      symmetric(
        'M0 -112L20 -104L34 -112L44 -98L62 -98L64 -80L78 -74L72 -56L80 -40L66 -30L60 -50L40 -44L24 -52L10 -42L0 -50',
      ),
      hair,
    ),
    // Brow and eyes
    area(both('M4 -14L28 -26L70 -20L66 -6L34 -12L10 2Z'), ink),
    area('M-56 -6L-22 -2L-28 8L-48 6Z', white),
    area('M56 -6L22 -2L28 8L48 6Z', white),
    area('M-40 -5h9v11h-9Z', ink),
    // Nose and teeth
    area('M-18 26L-4 20L12 22L20 30L6 36L-12 35Z', ink),
    area('M-46 58L-20 50L0 53L22 50L46 58L38 78L0 74L-38 78Z', ink),
    area('M-40 59L-20 54L0 57L20 54L40 60L34 72L0 68L-34 72Z', white),
    line('M-24 54L-22 71M-8 56L-7 70M8 56L7 70M24 55L22 71', ink, 2.5),
    area('M-20 88L16 86L10 92L-14 92Z', ink),
  ].join('')
}

/** A head of slabs. */
export function stoneHead({ main, ink, sky }: HeadColours): string {
  return [
    bust('giant', main, ink),
    // Head
    inked(symmetric(SLABS), main, ink),
    area(shadow(SLABS, 'L8 104L12 70L4 60L10 40L4 26L22 10L8 -20L10 -94'), ink),
    // Cracks
    line(
      'M-60 -66L-40 -50L-20 -70L0 -54M-40 -50L-44 -28M-20 -70L-22 -94M-74 -30L-44 -28M-84 30L-60 26L-52 44L-30 40M-60 26L-58 4M-52 44L-64 74L-48 92M-30 40L-22 54M-64 74L-84 70M-130 150L-100 140L-80 170L-110 190ZM-80 170L-50 160L-40 200M-170 190L-110 190L-100 230',
      ink,
      3.5,
    ),
    // Features
    area(both('M4 -14L28 -26L74 -22L70 -6L34 -12L10 2Z'), ink),
    area('M-56 -6L-22 -2L-28 8L-48 6Z', sky),
    area('M56 -6L22 -2L28 8L48 6Z', sky),
    area('M-16 24L12 22L20 30L-12 35Z', ink),
    area('M-46 62L0 54L44 60L42 68L0 64L-44 70Z', ink),
  ].join('')
}

/** Wood, with two leaves. */
export function barkHead({ main, second, accent, ink }: HeadColours): string {
  return [
    // Trunk
    outlined(symmetric('M0 60L46 60L54 100C90 110 140 120 160 170L176 240L0 240'), main, ink, 4),
    area('M20 60L46 60L54 100C90 110 140 120 160 170L176 240L60 240L50 150Z', ink),
    line(
      'M-60 120C-50 160 -70 200 -64 240M-30 120C-24 160 -34 200 -28 240M-100 130C-96 170 -110 200 -106 240',
      ink,
      4,
    ),
    // Head
    inked(
      symmetric(
        'M0 -108L12 -130L20 -104L34 -142L42 -100L58 -120L60 -84C74 -70 72 -40 70 -10L74 20L66 50L54 84L30 104L0 106',
      ),
      main,
      ink,
    ),
    area(
      'M12 -130L20 -104L34 -142L42 -100L58 -120L60 -84C74 -70 72 -40 70 -10L74 20L66 50L54 84L30 104L8 106L14 70L6 60L16 34L6 20L18 0L8 -40L16 -80Z',
      ink,
    ),
    // Grain
    line(
      'M-50 -84C-40 -60 -56 -50 -50 -30M-30 -96C-22 -70 -34 -60 -28 -34M-10 -100C-6 -80 -14 -60 -8 -40M-60 20C-52 40 -56 60 -46 80M-40 30C-36 44 -40 54 -34 64M-30 70C-20 80 -20 92 -24 100',
      ink,
      3.5,
    ),
    // Features
    area('M-52 -10Q-34 -24 -16 -6Q-32 8 -50 0Z', ink),
    circle([-32, -6], 6, accent),
    area('M16 -6Q34 -22 50 -8Q36 4 20 2Z', main),
    circle([33, -7], 6, accent),
    area('M-4 14L-10 28L4 32L10 22Z', ink),
    area('M-34 52Q0 64 30 50Q16 68 -6 68Q-24 66 -34 52Z', ink),
    // Leaves
    outlined('M-44 -116C-70 -124 -76 -150 -66 -166C-50 -156 -40 -140 -44 -116Z', second, ink, 3),
    outlined('M30 -128C40 -160 70 -160 82 -150C76 -130 56 -118 30 -128Z', second, ink, 3),
  ].join('')
}

/** Fur on all sides, fangs above and below. */
export function shaggyHead({ main, accent, white, ink }: HeadColours): string {
  return [
    bust('giant', main, ink),
    // Fur
    outlined(
      symmetric(
        'M0 -124L20 -112L36 -130L52 -104L84 -118L84 -80L112 -70L98 -40L120 -10L98 10L112 50L84 60L80 96L40 100L0 118',
      ),
      main,
      ink,
      4,
    ),
    area(
      'M36 -130L52 -104L84 -118L84 -80L112 -70L98 -40L120 -10L98 10L112 50L84 60L80 96L40 100L8 116L14 60L6 40L24 10L10 -30L14 -100Z',
      ink,
    ),
    // Brow and eyes
    area(both('M6 -10L26 -24L66 -28L62 -12L32 -12L12 4Z'), ink),
    area('M-56 -12L-18 -2L-24 9L-48 6Z', accent),
    area('M56 -12L18 -2L24 9L48 6Z', accent),
    // Snout and fangs
    area('M-16 22L16 22L6 36L-6 36Z', ink),
    area('M-44 52Q0 38 44 52Q36 84 0 86Q-36 84 -44 52Z', ink),
    area('M-36 54L-30 74L-22 50ZM36 54L30 74L22 50ZM-16 84L-12 68L-6 84ZM16 84L12 68L6 84Z', white),
  ].join('')
}

/** Curls, pointed ears and a grin with two fangs. */
export function pointedEars({ main, second, accent, white, ink }: HeadColours): string {
  return [
    // Suit
    bust('broad', second, ink, {
      collar: area(both('M40 108C60 128 128 126 170 158L150 190L60 140Z'), ink),
    }),
    area(symmetric('M0 118L50 104L70 120L36 200L0 240'), accent),
    // Neck, ears and head
    neck('broad', main, ink),
    inked(both('M66 -4L110 -46L104 -4L74 30Z'), main, ink),
    inked(symmetric(GAUNT), main, ink),
    area(shadow(GAUNT), ink),
    // Curls
    area(
      symmetric(
        'M0 -122C24 -124 34 -116 44 -108C60 -112 76 -98 76 -80C90 -70 88 -50 76 -40C80 -26 70 -16 64 -12C64 -30 60 -44 50 -54C40 -50 30 -50 24 -58C16 -50 6 -50 0 -56',
      ),
      ink,
    ),
    area('M-60 -96Q-40 -112 -20 -104M-70 -60Q-60 -80 -44 -84', ink),
    line('M-66 -84Q-50 -104 -30 -98M-34 -110Q-20 -118 -6 -110M-72 -54Q-66 -72 -50 -74', main, 3),
    // Features
    area(both('M10 -10L28 -20L60 -24L60 -16L34 -12L14 -2Z'), ink),
    area('M-52 -8L-16 -2L-22 8L-46 6Z', accent),
    area('M52 -8L16 -2L22 8L46 6Z', accent),
    area(NOSE, ink),
    area('M-32 50Q0 62 30 48Q20 68 0 70Q-22 70 -32 50Z', ink),
    area('M-26 54L-18 57L-20 66ZM20 55L14 57L17 65ZM-14 58L12 58L10 62L-12 62Z', white),
  ].join('')
}
