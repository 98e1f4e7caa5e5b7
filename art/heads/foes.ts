import { area, circle, line } from '../drawing/elements.ts'
import { brute } from './beasts.ts'
import type { HeadColours } from './colours.ts'
import { plainMask } from './masks.ts'
import { both, symmetric } from './mirrored.ts'
import { EGG_HEAD, MASKED_NECK } from './outlines.ts'
import { bust, inked, shadow } from './parts.ts'

// Foes whose mask is better known than their face.

/** Bolts of lightning around the face. */
function boltMask({ main, second, white, ink }: HeadColours): string {
  return [
    inked(
      both('M20 -80L70 -206L78 -130L150 -170L112 -92L190 -70L110 -30L176 40L90 30L60 70Z'),
      second,
      ink,
    ),
    bust('broad', main, ink),
    area(both('M60 128L120 140L100 240L70 240Z'), second),
    area(MASKED_NECK, main),
    inked(symmetric(EGG_HEAD), second, ink),
    area(shadow(EGG_HEAD, 'L8 102L14 40L24 10L10 -30L10 -104'), ink),
    area(symmetric('M0 30L30 34L50 20L40 66L0 100'), main),
    area('M4 32L30 34L50 20L40 66L4 98Z', ink),
    inked('M-58 -20L-14 -2L-20 12L-48 6ZM58 -20L14 -2L20 12L48 6Z', white, ink, 5),
    area('M-22 62L18 60L16 66L-18 68Z', ink),
  ].join('')
}

/** A brute with fins for ears and a ridged brow. */
function finnedBrute(colours: HeadColours): string {
  const { main, ink } = colours
  return [
    brute({ ...colours, hair: main }),
    inked(both('M72 -40L140 -110L124 -50L156 -40L120 0L140 30L84 36Z'), main, ink),
    line(both('M84 -30L124 -76M88 -6L134 -30M88 18L120 16'), ink, 5),
    inked(symmetric('M0 -116L24 -104L44 -110L60 -80L78 -66L70 -30L40 -40L20 -34L0 -46'), main, ink),
    line('M-50 -92Q-30 -80 -10 -92M-56 -68Q-30 -56 -8 -68', ink, 4),
  ].join('')
}

/** A grin under a hood, with eyes that burn. */
function goblinHood({ main, second, accent, white, ink, lips }: HeadColours): string {
  return [
    inked(
      symmetric(
        'M0 -152C50 -150 112 -110 114 -30L150 -60L132 30C136 90 150 110 190 150L200 240L0 240',
      ),
      main,
      ink,
    ),
    area(
      'M50 -130C96 -104 112 -70 114 -30L150 -60L132 30C136 90 150 110 190 150L200 240L70 240L94 110Z',
      ink,
    ),
    area(symmetric('M0 -104C46 -98 84 -66 86 -16C86 40 78 84 72 130L0 150'), second),
    inked(symmetric('M0 -76L40 -70L68 -40L66 14L48 64L20 100L0 108'), accent, ink),
    area(
      'M6 -76L40 -70L68 -40L66 14L48 64L20 100L5 107L10 60L4 30L14 10L8 -30Z',
      ink,
      'fill-opacity=".85"',
    ),
    area(both('M8 -6L20 -30L66 -50L58 -12L30 2Z'), ink),
    area(both('M20 -10L28 -24L54 -36L48 -14L32 -6Z'), lips),
    area('M-6 18L-14 32L2 38L10 28Z', ink),
    area('M-54 40Q0 60 54 38Q40 84 0 88Q-40 84 -54 40Z', ink),
    area('M-46 46L-36 62L-26 52L-14 66L-2 54L10 66L22 52L34 62L46 44Q0 62 -46 46Z', white),
  ].join('')
}

/** A horned helmet and an iron grin. */
function samuraiHelmet({ main, accent, lips, ink, metal }: HeadColours): string {
  return [
    bust('giant', main, ink),
    inked(both('M80 100C150 80 210 110 230 170L140 180L76 140Z'), metal, ink),
    line(both('M100 118L216 146M110 146L190 168'), ink, 5),
    // Neck guard and crescent
    inked(symmetric('M0 -60L84 -60L150 30L132 60L70 50L0 60'), metal, ink),
    line(both('M92 -40L128 40M108 -26L142 32'), ink, 5),
    inked(
      'M-24 -110C-60 -130 -110 -160 -96 -226C-70 -180 -30 -160 0 -158C30 -160 70 -180 96 -226C110 -160 60 -130 24 -110Z',
      accent,
      ink,
    ),
    // Mask
    inked(symmetric('M0 -40L66 -40L66 30L50 80L20 108L0 110'), metal, ink),
    area('M6 -40L66 -40L66 30L50 80L20 108L5 109L10 60L4 30L14 10Z', ink),
    area('M-58 -22L-12 -8L-16 8L-54 2ZM58 -22L12 -8L16 8L54 2Z', ink),
    area('M-48 -12L-20 -4L-22 3L-46 0ZM48 -12L20 -4L22 3L46 0Z', lips),
    area('M-40 50Q0 38 40 50L32 78Q0 84 -32 78Z', ink),
    line('M-26 48V78M-13 45V81M0 44V82M13 45V81M26 48V78', metal, 4),
    // Helmet
    inked(symmetric('M0 -124C54 -124 88 -92 88 -44L84 -24Q40 -44 0 -44'), metal, ink),
    area('M30 -118C68 -106 88 -80 88 -44L84 -24L54 -36Q62 -84 30 -118Z', ink),
    circle([0, -92], 15, accent, `stroke="${ink}" stroke-width="4"`),
  ].join('')
}

/** A mask sewn in squares. */
function quiltedMask(colours: HeadColours): string {
  const { ink, second } = colours
  return [
    plainMask(colours),
    line(
      'M-70 -60L-30 -100M-76 -10L10 -102M-70 40L-52 20M-50 76L0 30M-20 100L20 60M-74 -40L-60 -20M-50 -86L-10 -40M-10 -104L20 -72M-70 10L0 90M-40 30L14 88',
      ink,
      3,
    ),
    line(
      'M-150 150L-110 240M-100 130L-60 240M-60 126L-20 240M-180 200L-60 130M-190 236L-20 150',
      second,
      4,
    ),
  ].join('')
}

export const FOES = {
  boltmask: boltMask,
  finbrute: finnedBrute,
  goblinhood: goblinHood,
  kabuto: samuraiHelmet,
  quilted: quiltedMask,
}
