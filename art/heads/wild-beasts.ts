import { area, circle, line, outlined } from '../drawing/elements.ts'
import type { HeadColours } from './colours.ts'
import { both, symmetric } from './mirrored.ts'
import { BUSTS } from './outlines.ts'
import { bust, inked, shadow } from './parts.ts'

// Animals, and people who look like one.

const EDGE = 'L8 90L14 60L6 40L22 10L10 -30L12 -90'
const WOLF =
  'M0 -110L34 -106L70 -84L84 -44L116 -24L94 4L114 34L86 44L94 78L60 76L46 98L24 114L0 118'

/** Upright ears, a muzzle and fangs. */
function wolfHead({ main, accent, white, ink }: HeadColours): string {
  return [
    bust('giant', main, ink),
    inked(both('M26 -90L58 -182L94 -60Z'), main, ink),
    area(both('M46 -96L60 -150L78 -80Z'), ink),
    inked(symmetric(WOLF), main, ink),
    area(shadow(WOLF, EDGE), ink),
    // Muzzle
    inked(symmetric('M0 -16L20 -6L34 34L40 66L22 96L0 104'), main, ink, 3),
    area('M-24 14L24 14L10 40L-10 40Z', ink),
    area('M-36 56Q0 42 36 56L26 92L-26 92Z', ink),
    area('M-32 57L-26 80L-18 53ZM32 57L26 80L18 53ZM-14 92L-10 76L-4 92ZM14 92L10 76L4 92Z', white),
    // Eyes
    area(both('M12 -8L24 -34L68 -48L60 -18L30 -4Z'), ink),
    area(both('M24 -14L32 -28L58 -38L52 -20L32 -10Z'), accent),
  ].join('')
}

const CAT = 'M0 -98C54 -100 94 -66 98 -18C100 24 84 52 62 74L40 94L0 100'

/** Two fangs as long as the face. */
function sabreTooth({ main, second, accent, white, ink }: HeadColours): string {
  return [
    bust('giant', main, ink),
    inked(both('M40 -82C46 -134 100 -140 108 -90C108 -62 98 -46 88 -40Z'), main, ink),
    area(both('M60 -88C66 -112 90 -114 94 -88C92 -72 86 -62 80 -56Z'), second),
    inked(symmetric(CAT), main, ink),
    area(shadow(CAT, EDGE), ink),
    // Stripes
    area('M-14 -98L0 -50L10 -98ZM-52 -86L-30 -48L-34 -92Z', ink),
    area('M-98 -20L-66 -10L-97 4ZM-94 24L-62 26L-84 48Z', ink),
    // Eyes
    area(both('M14 -12L30 -36L66 -38L60 -14L34 -4Z'), ink),
    area(both('M26 -14L36 -28L58 -30L54 -16L36 -10Z'), accent),
    // Muzzle, nose and fangs
    inked(symmetric('M0 0L26 6L54 34L50 66L26 80L0 76'), second, ink, 3),
    area('M-20 8L20 8L8 28L-8 28Z', ink),
    line('M0 28V56', ink, 4),
    area('M-34 58Q0 48 34 58L26 92L-26 92Z', ink),
    inked(both('M16 56L36 54L28 152Z'), white, ink, 3),
  ].join('')
}

/** A hooked beak between raised wings. */
function falconHead({ main, second, accent, white, ink }: HeadColours): string {
  return [
    // Wings and breast
    inked(
      both(
        'M50 110C70 20 130 -60 220 -120L214 -70L240 -66L216 -20L240 -6L206 40L224 62L180 100L150 240L60 240Z',
      ),
      main,
      ink,
    ),
    line(both('M100 120L200 -60M110 150L206 10M120 190L190 80'), ink, 5),
    outlined(symmetric('M0 60L60 70C90 110 100 180 96 240L0 240'), second, ink, 4),
    area('M20 120L60 100C90 130 100 180 96 240L40 240Z', ink),
    // Head
    inked(symmetric('M0 -104C50 -104 76 -70 78 -24C80 20 76 60 66 100L0 110'), main, ink),
    area('M14 -102C56 -96 76 -66 78 -24C80 20 76 60 66 100L8 110L14 60L10 -20Z', ink),
    area('M-66 -60L-20 -30L-8 -60L-30 -90Z', second),
    // Eyes
    area(both('M12 -14L22 -38L68 -40L62 -10L34 2Z'), ink),
    circle([-40, -20], 15, accent),
    circle([-39, -20], 7, ink),
    circle([40, -20], 15, accent),
    circle([40, -20], 7, ink),
    // Beak
    inked(symmetric('M0 -22L28 -6L32 22L16 44L10 84L0 92'), accent, ink),
    area('M4 -20L28 -6L32 22L16 44L10 84L2 91Z', ink, 'fill-opacity=".6"'),
    line('M-30 24Q-14 30 -6 42', ink, 4),
    area('M-18 4h8v7h-8Z', ink),
    area('M-56 -32L-46 -34L-50 -26Z', white),
  ].join('')
}

/** A small dragon with its wings up. */
function dragonet({ main, second, accent, white, ink }: HeadColours): string {
  const half = 'M0 -92C36 -94 60 -74 66 -40L58 0L62 44L44 80L20 94L0 96'
  return [
    inked(
      both(
        'M54 100L120 -150L150 -70L210 -110L206 -20L250 -10L206 60L214 110L150 120L120 190L60 160Z',
      ),
      second,
      ink,
    ),
    line(both('M64 110L150 -70M66 120L206 -20M70 130L206 60'), ink, 5),
    area(symmetric('M0 60L48 70L84 160L90 240L0 240'), main, `stroke="${ink}" stroke-width="4"`),
    area('M20 80L48 70L84 160L90 240L30 240Z', ink),
    line('M-46 130H0M-58 160H0M-64 190H0M-66 220H0', second, 9),
    // Ears, crest and head
    inked(both('M40 -66L118 -116L104 -50L66 -18Z'), main, ink),
    inked('M-12 -90L-4 -150L14 -120L30 -144L26 -88Z', second, ink),
    inked(symmetric(half), main, ink),
    area(shadow(half, EDGE), ink),
    // Eyes, nostrils and teeth
    area(both('M10 -6L22 -40L60 -52L56 -14L30 2Z'), ink),
    area(both('M20 -12L28 -32L52 -40L48 -16L32 -6Z'), accent),
    area(both('M36 -34L42 -36L40 -10L36 -10Z'), ink),
    area('M-26 40L-14 36L-16 48ZM26 40L14 36L16 48Z', ink),
    area('M-50 60Q0 74 50 60L36 80Q0 88 -36 80Z', ink),
    area('M-42 64L-36 76L-30 67ZM42 64L36 76L30 67Z', white),
  ].join('')
}

/** Scales and fins. */
function finnedHead({ main, second, accent, white, ink }: HeadColours): string {
  const half = 'M0 -100C46 -100 70 -72 72 -30C74 10 66 44 56 70L30 98L0 102'
  return [
    bust('broad', main, ink),
    inked(both('M60 -50L150 -100L124 -50L162 -20L124 0L146 44L64 46Z'), second, ink),
    line(both('M74 -34L136 -78M76 -8L146 -18M74 18L130 32'), ink, 5),
    inked('M-18 -92L-30 -150L-6 -140L4 -196L20 -150L44 -170L34 -88Z', second, ink),
    area('M-40 60L40 60L44 124Q0 140 -44 124Z', main),
    inked(symmetric(half), main, ink),
    area(shadow(half, EDGE), ink),
    // Scales
    line(
      'M-60 20Q-50 30 -40 20Q-30 30 -20 20M-56 40Q-46 50 -36 40Q-26 50 -16 40M-40 -70Q-30 -60 -20 -70Q-10 -60 0 -70M-120 150Q-106 164 -92 150Q-78 164 -64 150M-130 180Q-116 194 -102 180Q-88 194 -74 180',
      ink,
      3.5,
    ),
    // Eyes and mouth
    circle([-34, -14], 21, ink),
    circle([-34, -14], 16, accent),
    circle([-32, -14], 7, ink),
    circle([34, -14], 16, accent),
    circle([34, -14], 7, ink),
    circle([-38, -20], 4, white),
    area('M-12 20h7v8h-7ZM6 20h7v8h-7Z', ink),
    area('M-44 62Q0 48 42 60L40 68Q0 58 -42 70Z', ink),
  ].join('')
}

/** The long face of a steed under a winged helmet. */
function steedHead({ main, second, white, ink, metal }: HeadColours): string {
  const half = 'M0 -80C40 -82 62 -62 62 -30L50 10L42 50L54 92L42 122L20 134L0 136'
  return [
    bust('giant', second, ink),
    circle([-110, 160], 24, metal, `stroke="${ink}" stroke-width="4"`),
    circle([110, 160], 24, metal, `stroke="${ink}" stroke-width="4"`),
    inked(symmetric(half), main, ink),
    area(shadow(half, 'L8 134L12 90L4 60L10 20L4 -10L12 -80'), ink),
    // Eyes far apart
    area(both('M16 -14L30 -24L58 -22L52 -2L28 4Z'), ink),
    area('M-50 -16L-28 -14L-32 -4L-46 -4ZM50 -16L28 -14L32 -4L46 -4Z', white),
    // Bones of the nose, nostrils, teeth
    line('M-20 10L-14 70M-40 20L-30 60', ink, 4),
    area('M-34 84L-16 80L-20 98ZM34 84L16 80L20 98Z', main),
    area('M-34 84L-16 80L-20 98Z', ink),
    area('M-40 104L0 98L40 104L32 124L0 128L-32 124Z', ink),
    area('M-34 107L-2 103L-2 120L-28 118ZM4 103L34 107L28 118L4 120Z', white),
    line('M-24 105V119M-13 104V120M13 104V120M24 105V119', ink, 3),
    // Helmet and wings
    inked(symmetric('M0 -112C54 -112 80 -82 78 -36L66 -14L54 -34L20 -40L0 -14'), metal, ink),
    area('M28 -107C62 -96 80 -70 78 -36L66 -14L54 -34L34 -38Q54 -76 28 -107Z', ink),
    inked(
      both(
        'M70 -30C76 -80 104 -128 142 -152C138 -124 146 -110 150 -98C138 -96 134 -84 138 -70C124 -70 120 -58 120 -46C104 -46 92 -28 74 -10Z',
      ),
      white,
      ink,
      4,
    ),
  ].join('')
}

/** The skull of a bird under a striped cloth. */
function birdSkull({ main, second, accent, ink }: HeadColours): string {
  return [
    // Cloth
    inked(symmetric('M0 -132C64 -134 108 -96 116 -30L140 90L180 150L196 240L0 240'), second, ink),
    line(
      both('M60 -118L84 100M88 -96L116 80M108 -50L138 110M96 120L120 236M140 130L166 236'),
      ink,
      6,
    ),
    area(symmetric('M0 -90C46 -90 74 -64 78 -24L92 120L60 240L0 240'), ink),
    // Skull and beak
    inked(
      symmetric('M0 -108C46 -108 74 -76 74 -34C74 0 56 22 34 34L22 90L10 160L0 188'),
      main,
      ink,
      5,
    ),
    area(
      'M14 -106C54 -98 74 -70 74 -34C74 0 56 22 34 34L22 90L10 160L4 180L8 60L26 20L12 -40Z',
      ink,
      'fill-opacity=".85"',
    ),
    area(both('M14 -30C26 -50 56 -50 64 -28C62 -4 42 8 24 2C14 -6 12 -18 14 -30Z'), ink),
    circle([-38, -22], 9, accent),
    circle([38, -22], 9, accent),
    line('M-14 40L-4 150M-26 46Q-20 56 -18 70', ink, 4),
    // Crescent
    outlined(
      'M-34 -148C-34 -124 -18 -112 0 -112C18 -112 34 -124 34 -148C24 -126 -24 -126 -34 -148Z',
      accent,
      ink,
      3,
    ),
  ].join('')
}

/** Horns, a beard and wings of hide. */
function hornedFiend({ main, second, accent, white, ink }: HeadColours): string {
  const half = 'M0 -92C44 -92 68 -70 70 -30L66 30L52 70L26 96L0 100'
  return [
    inked(
      both(
        'M60 120L120 -60L160 -150L176 -90L220 -110L218 -40L250 -20L222 40L236 90L180 120L150 240L60 240Z',
      ),
      second,
      ink,
    ),
    line(both('M80 130L172 -90M90 140L216 -40M96 160L220 50'), ink, 5),
    area(symmetric(BUSTS.broad), main, `stroke="${ink}" stroke-width="4"`),
    area(shadow(BUSTS.broad, 'L30 240L44 170L22 120L12 60'), ink),
    inked(both('M34 -70C40 -120 80 -130 92 -180C116 -140 110 -90 72 -46Z'), white, ink),
    inked(both('M64 -12L104 -40L90 14L70 26Z'), main, ink, 3.5),
    inked(symmetric(half), main, ink),
    area(shadow(half, EDGE), ink),
    area(both('M8 -10L26 -26L62 -24L58 -12L32 -12L12 2Z'), ink),
    area('M-52 -10L-18 -4L-24 6L-46 4ZM52 -10L18 -4L24 6L46 4Z', accent),
    area('M-18 24L-4 16L12 18L20 28L4 36L-14 34Z', ink),
    inked('M-62 30L-40 44L0 38L40 44L62 30L56 76L30 104L0 134L-30 104L-56 76Z', white, ink, 3),
    area('M62 30L56 76L30 104L4 130L8 50L40 44Z', ink, 'fill-opacity=".75"'),
    area('M-24 58L0 54L22 57L20 64L-22 66Z', ink),
  ].join('')
}

export const BEASTS = {
  werewolf: wolfHead,
  sabretooth: sabreTooth,
  redwing: falconHead,
  dragonet,
  fishman: finnedHead,
  steed: steedHead,
  birdskull: birdSkull,
  fiend: hornedFiend,
}
