import { area, line } from '../drawing/elements.ts'
import { star } from '../drawing/shapes.ts'
import type { HeadColours } from './colours.ts'
import { both, symmetric } from './mirrored.ts'
import { COWL_EDGE, MASKED_NECK, SQUARE_HEAD } from './outlines.ts'
import { bust, inked, jaw, neck, shadow } from './parts.ts'

// Cowls: masks that leave the jaw bare.

/** With slits for the eyes. */
export function plainCowl(colours: HeadColours): string {
  const { main, white, ink } = colours
  return [
    bust('broad', main, ink),
    neck('broad', main, ink),
    inked(symmetric(SQUARE_HEAD), main, ink),
    area(shadow(SQUARE_HEAD, COWL_EDGE), ink),
    jaw(colours),
    // Eyes
    area('M-54 -12L-14 -2L-20 10L-46 6Z', ink),
    area('M-50 -8L-18 0L-22 7L-45 3Z', white),
    area('M50 -8L18 0L22 7L45 3Z', white),
  ].join('')
}

/** With a visor across the eyes. */
export function visorCowl(colours: HeadColours): string {
  const { main, accent, lips, ink } = colours
  return [
    bust('broad', main, ink),
    neck('broad', main, ink),
    inked(symmetric(SQUARE_HEAD), main, ink),
    area(shadow(SQUARE_HEAD, COWL_EDGE), ink),
    jaw(colours),
    // Visor
    inked('M-80 -22L0 -14L80 -22L80 4L30 10L0 4L-30 10L-80 4Z', accent, ink, 4),
    area('M-70 -12L0 -5L70 -12L70 -4L0 3L-70 -4Z', lips),
  ].join('')
}

/** With a star on the brow and wings at the ears. */
export function wingedCowl(colours: HeadColours): string {
  const { main, white, ink } = colours
  return [
    bust('broad', main, ink),
    neck('broad', main, ink),
    inked(symmetric(SQUARE_HEAD), main, ink),
    area(shadow(SQUARE_HEAD, COWL_EDGE), ink),
    jaw(colours),
    // Brow and eyes
    area(star([-1, -58], 24), white),
    area('M-52 -10L-16 -4L-20 8L-46 6Z', white),
    area('M52 -10L16 -4L20 8L46 6Z', white),
    area('M-36 -8h9v12h-9Z', ink),
    // Wings
    inked(both('M68 -26L92 -92L94 -58L108 -70L102 -40L114 -42L92 -10L72 -2Z'), white, ink, 3.5),
  ].join('')
}

/** With two short horns. */
export function hornedCowl(colours: HeadColours): string {
  const { main, lips, ink } = colours
  return [
    bust('broad', main, ink),
    // Neck
    area('M-38 56L38 56L42 112Q0 136 -42 112Z', main),
    area('M38 56L42 112Q24 124 8 126L12 80Z', ink),
    // Horns and cowl
    inked(both('M34 -84L50 -132L64 -70Z'), main, ink),
    inked(symmetric(SQUARE_HEAD), main, ink),
    area(shadow(SQUARE_HEAD, COWL_EDGE), ink),
    area('M44 -114L50 -132L64 -70L54 -78Z', ink),
    jaw(colours),
    // Eyes
    area('M-56 -14L-12 0L-18 12L-50 4Z', ink),
    area('M-50 -9L-18 2L-22 8L-46 2Z', lips),
    area('M50 -9L18 2L22 8L46 2Z', lips),
    line('M-66 -40Q-30 -60 0 -24', ink, 3),
  ].join('')
}

/** With tall fins that sweep up from the eyes, and whiskers. */
export function finnedCowl(colours: HeadColours): string {
  const { main, second, white, ink } = colours
  return [
    bust('broad', main, ink, { collar: area(both('M70 120L176 160L190 200L100 160Z'), second) }),
    // Neck
    area(MASKED_NECK, main),
    area('M40 60L42 112Q24 124 8 126L12 80Z', ink),
    // Fins
    inked(both('M14 -6C40 -50 72 -110 130 -168C134 -110 120 -40 74 6Z'), ink, ink),
    area(both('M40 -30C60 -70 88 -112 120 -146C118 -96 104 -50 76 -14Z'), second),
    // Cowl
    inked(symmetric('M0 -96C40 -96 66 -72 70 -34C72 -4 72 18 69 40L60 70L30 97L0 100'), main, ink),
    area(shadow(SQUARE_HEAD, 'L6 20L7 -20L10 -96C30 -96 60 -80 66 -50'), ink),
    area(symmetric('M0 -4L16 -22L50 -46L70 -34L72 10L60 22L30 28L12 12L0 20'), ink),
    jaw(colours, 'snarl'),
    // Eyes
    area('M-56 -20L-16 0L-22 8L-48 2Z', white),
    area('M56 -20L16 0L22 8L48 2Z', white),
    // Whiskers
    area('M-64 36L-58 66L-40 84L-46 60Z', ink),
    area(both('M60 30L66 38L58 66L44 84L50 56Z'), ink),
  ].join('')
}
