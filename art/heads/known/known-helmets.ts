import { area, circle, line } from '../../drawing/elements.ts'
import { star } from '../../drawing/shapes.ts'
import type { Head, HeadColours } from '../colours.ts'
import { both, symmetric } from '../mirrored.ts'
import { BUSTS, NARROW_HEAD, SQUARE_HEAD } from '../outlines.ts'
import { bust, inked, jaw, neck } from '../parts.ts'

// Helmets and cowls that one person is known by.

/** A bucket of gold with three lamps in a star on the brow. */
function starHelmet({ main, second, accent, skin, white, ink }: HeadColours): string {
  const helmet = 'M0 -120C60 -122 92 -92 94 -40L98 30L74 84L48 92L42 30L58 -6L20 -2L0 22'
  return [
    bust('broad', main, ink),
    circle([-92, 168], 26, second, `stroke="${ink}" stroke-width="5"`),
    circle([92, 168], 26, second, `stroke="${ink}" stroke-width="5"`),
    circle([0, 200], 26, second, `stroke="${ink}" stroke-width="5"`),
    area('M-40 60H40L44 124Q0 144 -44 124Z', main),
    // Jaw
    inked(symmetric('M0 -20L60 -20L58 68L29 95L0 98'), skin, ink),
    area('M4 -20L60 -20L58 68L29 95L6 98L10 62L3 50L9 40Z', ink),
    area('M-26 62L0 56L22 60L22 65L-24 68Z', ink),
    // Helmet
    inked(symmetric(helmet), second, ink, 6),
    area('M44 -110C76 -94 92 -70 94 -40L98 30L74 84L58 89C84 20 84 -60 44 -110Z', ink),
    line('M-74 84L-78 -30Q-72 -80 -40 -102', ink, 4),
    // Eyes
    area(both('M8 10L22 -14L62 -22L56 8L26 20Z'), ink),
    area(both('M20 4L28 -6L54 -12L50 2L28 10Z'), white),
    // Star
    area(star([0, -66], 48), accent, `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`),
    circle([-2, -64], 9, white),
  ].join('')
}

/** A mask with wide eyes, and hair that falls out below it. */
function hairBelowMask({ main, second, skin, hair, white, lips, ink }: HeadColours): string {
  return [
    inked(
      symmetric(
        'M0 -70C64 -70 100 -50 104 -10C110 40 100 70 130 130L112 190L80 160L60 200L40 120L0 100',
      ),
      hair,
      ink,
    ),
    line('M-92 20Q-90 80 -106 140M92 20Q90 80 106 140', second, 3),
    bust('narrow', main, ink),
    area(symmetric('M0 130L46 150L70 240L0 240'), second),
    area('M-26 50L26 50L27 116Q0 136 -27 116Z', main),
    inked(symmetric('M0 -116C48 -116 76 -84 76 -38C74 -8 66 14 56 46L34 62L0 60'), main, ink, 5),
    inked(symmetric('M0 40L40 30L54 50C44 70 26 90 0 99'), skin, ink, 3),
    area('M6 42L40 32L54 50C44 70 26 90 5 98Z', ink),
    area('M30 -110C60 -98 76 -70 76 -38C74 -8 66 14 56 46L40 56C62 0 60 -60 30 -110Z', ink),
    inked(both('M8 6C10 -26 38 -54 66 -52C68 -20 54 14 26 20C14 20 8 16 8 6Z'), second, ink, 6),
    area(both('M15 4C18 -20 38 -42 58 -42C60 -18 48 8 27 12C19 12 15 10 15 4Z'), white),
    area(symmetric('M0 -104L14 -66L0 -34'), second),
    area('M-18 68Q0 62 18 68Q8 80 0 80Q-8 80 -18 68Z', lips),
  ].join('')
}

/** A yellow cowl with the ears of a cat, and a mass of hair. */
function catEars(colours: HeadColours): string {
  const { main, second, skin, hair, white, lips, ink } = colours
  return [
    inked(
      symmetric('M0 -100C70 -100 116 -60 118 0C124 50 116 80 140 130L110 170L70 150L0 60'),
      hair,
      ink,
    ),
    bust('narrow', main, ink, { collar: area(both('M40 120L132 152L152 240L90 240Z'), second) }),
    area('M-26 50L26 50L27 116Q0 136 -27 116Z', skin),
    inked(both('M22 -92L72 -156L86 -50Z'), main, ink, 5),
    area(both('M46 -94L68 -124L76 -76Z'), second),
    inked(symmetric(NARROW_HEAD), skin, ink),
    area('M6 20L62 20C58 50 40 86 5 98Z', ink),
    inked(
      symmetric('M0 -106C50 -106 78 -76 78 -36C78 -10 72 14 62 34L40 24L16 30L0 16'),
      main,
      ink,
      5,
    ),
    area('M34 -100C62 -86 78 -64 78 -36C78 -10 72 14 62 34L44 26C66 -10 62 -60 34 -100Z', ink),
    area(both('M10 2L24 -24L66 -34L58 2L30 12Z'), second),
    area(both('M20 0L30 -14L56 -22L50 -2L32 5Z'), white),
    area('M-20 56Q0 46 20 56Q8 72 0 72Q-8 72 -20 56Z', lips),
  ].join('')
}

/** A black cowl with a fork of steel on the brow. */
function forkedCowl(colours: HeadColours): string {
  const { main, second, white, ink } = colours
  return [
    area(symmetric(BUSTS.broad), ink),
    line('M-150 150Q-60 180 -40 240M150 150Q60 180 40 240M-120 136L0 220L120 136', second, 7),
    neck('broad', main, ink),
    inked(both('M56 -76L86 -150L92 -40Z'), main, second, 4),
    inked(symmetric(SQUARE_HEAD), main, second, 4),
    jaw(colours),
    inked('M-8 -20V-96H-30V-176H-16V-110H16V-176H30V-96H8V-20Z', second, ink, 4),
    area('M-58 -16L-12 -4L-18 10L-50 4ZM58 -16L12 -4L18 10L50 4Z', second),
    area('M-48 -10L-20 -2L-24 5L-44 1ZM48 -10L20 -2L24 5L44 1Z', white),
  ].join('')
}

/** A round helmet with feelers and mandibles. */
function antHelmet({ main, second, skin, white, ink, metal }: HeadColours): string {
  return [
    bust('broad', main, ink),
    area(symmetric('M0 118L44 108L70 130L40 240L0 240'), second),
    // Feelers
    line(both('M40 -100C50 -150 84 -172 110 -160'), ink, 13),
    line(both('M40 -100C50 -150 84 -172 110 -160'), metal, 6),
    inked(symmetric('M0 -116C62 -116 94 -76 92 -20C90 40 80 80 54 108L0 116'), metal, ink, 6),
    area('M44 -106C78 -90 94 -60 92 -20C90 40 80 80 54 108L30 112C80 50 84 -40 44 -106Z', ink),
    area('M-70 -60C-58 -90 -36 -102 -14 -104C-38 -86 -50 -62 -54 -36Z', white),
    // Opening for the eyes
    inked(symmetric('M0 -30C40 -44 66 -30 66 -6C62 22 40 26 0 22'), skin, ink, 5),
    area('M6 -30C40 -44 66 -30 66 -6C62 22 40 26 8 22Z', ink),
    area('M-52 -10L-16 -4L-20 6L-46 4ZM52 -10L16 -4L20 6L46 4Z', white),
    area('M-40 -9h9v12h-9Z', ink),
    // Mandibles
    inked(both('M8 44L40 40L52 70L34 112L10 104L24 84L22 64Z'), main, ink, 5),
    line('M-6 50V96M6 50V96', ink, 5),
    circle([-92, -6], 15, main, `stroke="${ink}" stroke-width="5"`),
    circle([92, -6], 15, main, `stroke="${ink}" stroke-width="5"`),
  ].join('')
}

/** A helmet in the cross of a flag. */
function flagHelmet(colours: HeadColours): string {
  const { main, second, white, ink } = colours
  return [
    bust('broad', main, ink),
    area('M-192 240L-150 150L-30 240ZM192 240L150 150L30 240Z', second),
    line('M-170 158L0 240L170 158', white, 9),
    neck('broad', second, ink),
    inked(symmetric(SQUARE_HEAD), second, ink, 5),
    line('M-64 -74L-6 -16M64 -74L6 -16', white, 17),
    line('M-64 -74L-6 -16M64 -74L6 -16', main, 7),
    area('M-17 -104H17V10H-17Z', white),
    area('M-9 -104H9V6H-9Z', main),
    area('M20 -98C56 -88 72 -66 73 -30C74 -4 72 18 69 40L62 22C64 -20 60 -70 20 -98Z', ink),
    jaw(colours),
    inked(both('M10 -14L30 -24L66 -26L60 8L24 12Z'), ink, ink),
    area('M-54 -16L-20 -8L-24 4L-48 2ZM54 -16L20 -8L24 4L48 2Z', white),
    line(symmetric(SQUARE_HEAD), ink, 5),
  ].join('')
}

/** A visor with a slit and holes, and a plume. */
function knightHelmet({ main, second, ink, metal, white }: HeadColours): string {
  return [
    inked(
      'M0 -116C10 -190 90 -200 120 -150C150 -130 150 -60 110 -20C116 -70 90 -100 40 -106Z',
      second,
      ink,
      5,
    ),
    line('M20 -120C50 -160 90 -150 110 -100M60 -120C90 -110 110 -90 118 -60', ink, 4),
    bust('broad', main, ink),
    inked(both('M60 110C110 100 170 120 196 170L150 196L80 150Z'), metal, ink, 5),
    area(symmetric('M0 150L40 140L50 240L0 240'), second),
    // Helmet
    inked(symmetric('M0 -118C56 -118 84 -84 82 -30L86 60L56 108L0 124'), metal, ink, 6),
    area('M30 -112C64 -98 84 -70 82 -30L86 60L56 108L20 118C70 50 70 -50 30 -112Z', ink),
    area('M-62 -56C-52 -88 -32 -102 -10 -104C-34 -86 -44 -64 -46 -40Z', white),
    inked(symmetric('M0 -44L84 -30L90 -4L60 70L0 104'), metal, ink, 6),
    area('M8 -42L84 -30L90 -4L60 70L10 100L20 20Z', ink, 'fill-opacity=".8"'),
    area('M-78 -22L-8 -26V-10L-70 -4ZM78 -22L8 -26V-10L70 -4Z', ink),
    area('M-56 -17L-26 -19V-13L-52 -11ZM56 -17L26 -19V-13L52 -11Z', second),
    area(
      'M-44 24h9v9h-9ZM-26 30h9v9h-9ZM-40 44h9v9h-9ZM-22 52h9v9h-9ZM22 52h9v9h-9ZM26 30h9v9h-9Z',
      ink,
    ),
    line('M0 -44V104', ink, 5),
  ].join('')
}

/** Two round red lenses in steel, and vents at the jaw. */
function lensMask({ main, second, accent, lips, white, ink, metal }: HeadColours): string {
  return [
    bust('broad', main, ink, {
      collar: area(symmetric('M0 116L44 108L64 132L30 240L0 240'), second),
    }),
    inked(both('M44 108L96 96L140 150L70 190Z'), main, ink, 5),
    inked(symmetric('M0 -112C56 -114 84 -80 80 -26L0 -20'), accent, ink, 5),
    inked(symmetric('M0 -60L50 -66L82 -40L86 20L66 60L60 96L30 112L0 112'), metal, ink, 6),
    area('M20 -62L50 -66L82 -40L86 20L66 60L60 96L30 112L12 112C56 60 60 -10 20 -62Z', ink),
    circle([-38, -16], 30, lips, `stroke="${ink}" stroke-width="8"`),
    circle([38, -16], 30, lips, `stroke="${ink}" stroke-width="8"`),
    line('M-54 -18Q-50 -34 -34 -36M22 -18Q26 -34 42 -36', white, 6),
    inked(symmetric('M0 36L34 30L44 60L30 92L0 92'), ink, ink),
    line('M-24 46V84M-8 44V86M8 44V86M24 46V84', metal, 5),
    inked(both('M76 0L100 6L100 50L72 60Z'), metal, ink, 4),
  ].join('')
}

export const KNOWN_HELMETS = {
  nova: starHelmet,
  spiderwoman: hairBelowMask,
  hellcat: catEars,
  blackbolt: forkedCowl,
  ant: antHelmet,
  flag: flagHelmet,
  knight: knightHelmet,
  starlord: lensMask,
} satisfies Record<string, Head>
