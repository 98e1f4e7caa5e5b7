import { area, circle, line, outlined } from '../../drawing/elements.ts'
import { man, woman } from '../assemble.ts'
import type { Head, HeadColours } from '../colours.ts'
import { both, symmetric } from '../mirrored.ts'
import { bust, inked } from '../parts.ts'

// Older people, known by hair and whiskers.

/** A bun on top, round glasses and lines of age. */
function bun(colours: HeadColours): string {
  const { main, second, hair, white, ink, metal } = colours
  return woman(colours, {
    behind: [
      circle([0, -132], 44, hair, `stroke="${ink}" stroke-width="5"`),
      line('M-28 -150Q0 -166 26 -148M-34 -128Q0 -146 36 -126', ink, 3),
      inked(symmetric('M0 -120C60 -120 90 -80 86 -30C82 0 70 20 60 30L0 20'), hair, ink),
    ].join(''),
    dress: [
      bust('narrow', main, ink),
      outlined(symmetric('M0 140L30 104L70 122L40 170L0 176'), white, ink, 4),
      circle([0, 156], 15, second, `stroke="${ink}" stroke-width="4"`),
    ].join(''),
    front: [
      // Hair combed back from the brow
      area(symmetric('M0 -118C56 -118 82 -84 80 -34C78 -16 72 -6 66 2C66 -34 52 -62 0 -70'), hair),
      line('M-8 -112Q-40 -104 -62 -58M8 -112Q40 -104 62 -58M0 -114V-72', ink, 3),
      area('M30 -112C62 -100 80 -70 80 -34C78 -16 72 -6 66 2C66 -40 56 -84 30 -112Z', ink),
      // Glasses
      circle([-31, -10], 25, 'none', `stroke="${metal}" stroke-width="6"`),
      circle([31, -10], 25, 'none', `stroke="${metal}" stroke-width="6"`),
      line('M-8 -12Q0 -18 8 -12M-56 -14L-66 -18M56 -14L66 -18', metal, 5),
      line('M-52 26Q-38 34 -34 50M-26 40Q-30 52 -26 66M-40 76Q-24 84 -16 84', ink, 3.5),
    ].join(''),
  })
}

/** Hair like a brush, a square moustache and a cigar. */
function flatTop(colours: HeadColours): string {
  const { main, second, accent, skin, hair, white, ink } = colours
  return man(
    colours,
    {
      dress: [
        bust('broad', main, ink, { collar: area(both('M60 122L110 128L80 240L40 240Z'), ink) }),
        outlined(symmetric('M0 124L24 120L16 150L26 220L0 240'), accent, ink, 4),
      ].join(''),
      front: [
        // Flat on top, light at the sides
        inked(
          'M-72 -50L-78 -122L-40 -128L0 -124L40 -130L78 -120L72 -50L60 -64L0 -70L-60 -64Z',
          hair,
          ink,
        ),
        area('M-74 -60L-60 -64L-66 -14L-72 -10Z', white),
        line('M-58 -120V-80M-40 -122V-82M-22 -122V-82M-4 -122V-82M14 -122V-82', second, 3.5),
        area('M34 -128L78 -120L72 -50L60 -64L44 -66Z', ink),
        // Frown, moustache, teeth on a cigar
        area('M-60 -28L-14 -16L-16 -4L-58 -16ZM60 -28L14 -16L16 -4L58 -16Z', ink),
        area('M-34 34L34 34L38 52L-38 52Z', ink),
        area('M-30 56H30V66H-30Z', white),
        line('M-18 56V66M-6 56V66M6 56V66M18 56V66', ink, 2.6),
        inked('M-16 58L-92 74L-94 90L-14 76Z', second, ink, 4),
        circle([-94, 82], 11, skin, `stroke="${ink}" stroke-width="4"`),
        line('M-102 66Q-120 44 -104 22Q-92 4 -108 -16', white, 7),
      ].join(''),
    },
    'snarl',
  )
}

/** A patch over one eye, grey at the temples, stubble. */
function eyePatch(colours: HeadColours): string {
  const { main, second, hair, white, ink } = colours
  return man(colours, {
    dress: [
      bust('broad', main, ink),
      line('M-150 150L-60 240M150 150L60 240', second, 9),
      outlined(both('M36 96L70 108L40 160L6 130Z'), main, ink, 4),
    ].join(''),
    front: [
      area('M-66 40L-58 72L-30 97L0 100L6 80L-30 72L-48 50Z', ink, 'fill-opacity=".4"'),
      inked(
        'M-74 -4L-80 -66L-58 -112L0 -124L54 -114L80 -64L74 -4L64 -24L58 -54L16 -70L-30 -56L-58 -50L-64 -24Z',
        hair,
        ink,
      ),
      area(both('M80 -60L74 -4L64 -24L62 -50Z'), white),
      area('M20 -122L54 -114L78 -70L66 -40L58 -54L16 -70Q34 -96 20 -122Z', ink),
      // Patch and strap
      line('M-76 -46L76 -2', ink, 9),
      area('M-66 -30L-10 -18C-8 6 -20 22 -38 22C-58 22 -66 4 -66 -30Z', ink),
      line('M-60 -26L-16 -16C-16 2 -24 14 -38 14', second, 2.6),
    ].join(''),
  })
}

/** Bald, hook-nosed, in a ruff of feathers, with wings at the back. */
function featherRuff(colours: HeadColours): string {
  const { main, second, skin, white, ink } = colours
  const wing =
    'M56 120C88 48 112 -48 186 -128C200 -96 206 -48 206 0L192 -8L200 40L181 32L189 80L166 70L171 120L144 112L136 160Z'
  return [
    inked(both(wing), main, ink, 5),
    line(both('M96 88C120 32 144 -32 181 -88M104 104L181 16M112 120L173 67'), ink, 4),
    bust('narrow', main, ink),
    // Face: a long skull and a nose like a beak
    area('M-24 60H24L28 126H-28Z', skin),
    inked(
      symmetric('M0 -116C44 -116 68 -84 66 -38C64 -10 58 14 54 38C46 74 22 104 0 110'),
      skin,
      ink,
      5,
    ),
    area(
      'M26 -110C52 -98 68 -72 66 -38C64 -10 58 14 54 38C46 74 22 104 4 108L10 80L30 40L12 0L26 -30Z',
      ink,
    ),
    line('M-40 -76Q-10 -84 20 -76M-44 -60Q-10 -68 14 -62', ink, 3.5),
    area('M-62 -18L-56 -50L-70 -30L-78 10L-62 20Z', white),
    area(both('M8 -20L28 -40L60 -40L54 -28L30 -26L12 -8Z'), ink),
    area('M-50 -22L-18 -16L-24 -6L-44 -8ZM50 -22L18 -16L24 -6L44 -8Z', white),
    area('M-38 -20h9v12h-9Z', ink),
    inked('M-10 -14C-22 10 -26 34 -4 58C10 46 14 20 10 -14Z', skin, ink, 4),
    area('M2 -12L10 -14C14 20 10 46 -4 58Q4 24 2 -12Z', ink),
    area('M-32 76Q0 62 30 74L28 80Q0 72 -30 84Z', ink),
    line('M-46 30Q-38 48 -42 62M-20 92H10', ink, 4),
    // Ruff
    inked(
      symmetric(
        'M0 112L26 92L30 118L64 74L66 110L108 70L100 112L138 100L116 140L140 156L80 176L0 170',
      ),
      second,
      ink,
      5,
    ),
    line('M-96 100L-60 140M-62 96L-40 146M-30 112L-20 150M30 112L20 150M62 96L40 146', ink, 4),
  ].join('')
}

/** A white beard as long as the picture, one eye, and a crown with horns. */
function allFather(colours: HeadColours): string {
  const { main, second, accent, hair, ink } = colours
  return man(colours, {
    behind: [
      inked(
        both(
          'M60 -70C96 -84 118 -120 116 -176C120 -196 140 -200 150 -214C166 -150 150 -80 84 -30Z',
        ),
        main,
        ink,
        5,
      ),
      inked(symmetric('M0 -60L76 -60C96 0 100 60 128 130L110 176L60 160L0 150'), hair, ink, 5),
    ].join(''),
    dress: [
      bust('giant', second, ink, {
        collar: area(both('M60 90L150 86L236 144L220 190L120 140Z'), accent),
      }),
      circle([-120, 150], 26, main, `stroke="${ink}" stroke-width="5"`),
      circle([120, 150], 26, main, `stroke="${ink}" stroke-width="5"`),
    ].join(''),
    front: [
      inked(
        symmetric('M0 34C20 28 44 34 58 20L72 10C80 70 76 130 50 190L36 178L22 216L0 232'),
        hair,
        ink,
        5,
      ),
      area('M58 20L72 10C80 70 76 130 50 190L36 178L22 216L6 228C44 150 60 90 58 20Z', ink),
      line('M-54 60Q-46 110 -50 150M-28 80Q-20 140 -26 190M-8 84V210', ink, 4),
      area('M-24 54Q0 48 24 52L20 62Q0 58 -20 64Z', ink),
      // Patch
      area('M10 -16L62 -24L58 8L40 20L20 12Z', ink),
      line('M-66 -52L72 0', ink, 6),
      inked(
        symmetric('M0 -132L20 -108C58 -104 82 -76 82 -34L84 6L64 -12L58 -36L18 -46L0 -14'),
        main,
        ink,
        5,
      ),
      area('M40 -100C66 -88 82 -66 82 -34L84 6L64 -12L60 -34L52 -38Q64 -70 40 -100Z', ink),
      circle([0, -78], 15, accent, `stroke="${ink}" stroke-width="4"`),
    ].join(''),
  })
}

export const ELDERS = {
  bun,
  flattop: flatTop,
  patch: eyePatch,
  vulture: featherRuff,
  odin: allFather,
} satisfies Record<string, Head>
