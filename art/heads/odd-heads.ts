import { area, circle, line, outlined } from '../drawing/elements.ts'
import { type Point, star } from '../drawing/shapes.ts'
import type { HeadColours } from './colours.ts'
import { both, symmetric } from './mirrored.ts'
import { BUSTS, SQUARE_HEAD } from './outlines.ts'
import { bust, flames, inked, neck, squareFace } from './parts.ts'

// Heads that nobody would take for a face: fruit, clouds of stars, a camera.

/** A carved pumpkin on fire. */
function pumpkinHead({ main, second, accent, ink }: HeadColours): string {
  return [
    flames(accent, main),
    bust('broad', second, ink),
    inked(
      symmetric('M0 -86C20 -104 60 -104 76 -76C104 -64 110 -10 98 30C90 76 56 100 0 100'),
      main,
      ink,
      5,
    ),
    area(
      'M30 -96C60 -96 70 -88 76 -76C104 -64 110 -10 98 30C90 76 56 100 10 100C60 60 70 -40 30 -96Z',
      ink,
      'fill-opacity=".75"',
    ),
    line('M0 -86Q-10 0 0 98M-40 -96Q-76 0 -40 94', ink, 4),
    inked('M-10 -84L-16 -122L14 -130L12 -84Z', second, ink),
    area(both('M12 -4L30 -44L66 -20Z'), ink),
    area('M0 2L12 24L-12 24Z', ink),
    area(
      'M-70 40L-46 50L-40 40L-24 56L-6 46L6 58L24 46L40 54L48 42L70 38Q50 84 0 86Q-50 84 -70 40Z',
      ink,
    ),
    circle([-36, -22], 6, accent),
    circle([36, -22], 6, accent),
  ].join('')
}

const STARS = (
  [
    [-40, -70],
    [-10, -40],
    [-56, 6],
    [24, -74],
    [-24, 44],
    [40, 20],
    [10, 70],
    [-100, 170],
    [-50, 200],
    [60, 180],
    [120, 210],
    [0, 150],
    [-140, 220],
    [52, -30],
  ] satisfies readonly Point[]
).map((at, place) => star(at, place % 3 === 0 ? 11 : 6, undefined, 4))

/** The night sky in the shape of somebody. */
function starryHead({ main, second, accent, white, ink }: HeadColours): string {
  return [
    inked(symmetric('M0 90L50 40L120 -20L150 60L210 150L226 240L0 240'), second, white),
    inked(symmetric(BUSTS.broad), main, white),
    inked(symmetric(SQUARE_HEAD), main, white),
    ...STARS.map((path, place) => area(path, place % 4 === 1 ? accent : white)),
    circle([-120, 195], 12, accent),
    circle([70, 215], 16, second),
    area('M-54 -10L-14 -2L-20 8L-46 6ZM54 -10L14 -2L20 8L46 6Z', white),
    area('M-26 56L24 54L20 62L-22 64Z', ink),
    line('M-26 58L24 56', white, 3),
  ].join('')
}

/** A box with a lens on the neck, and the face on a screen in the chest. */
function screenBody({ main, second, accent, ink, metal, white }: HeadColours): string {
  return [
    bust('giant', second, ink),
    inked('M-52 -208L52 -208L60 -126L40 -96L-40 -96L-60 -126Z', metal, ink, 5),
    area('M10 -208L52 -208L60 -126L40 -96L8 -96Z', ink, 'fill-opacity=".7"'),
    circle([0, -158], 32, ink),
    circle([0, -158], 20, accent),
    circle([-7, -165], 6, white),
    inked('M-30 -96L30 -96L44 -56L-44 -56Z', ink, ink),
    line('M-22 -86V-60M0 -90V-58M22 -86V-60', metal, 5),
    // Face
    inked(symmetric('M0 -52L104 -46L116 34L84 118L0 128'), main, ink, 5),
    area('M10 -50L104 -46L116 34L84 118L8 128L20 74L8 44L26 14Z', ink),
    area(both('M14 0L40 -12L88 -6L84 10L44 10Z'), ink),
    area('M-76 4L-32 6L-40 18L-68 16ZM76 4L32 6L40 18L68 16Z', white),
    area('M-20 42L16 40L22 52L-14 54Z', ink),
    area('M-56 76Q0 64 54 74L40 100Q0 108 -42 100Z', ink),
    area('M-48 78Q0 68 46 77L42 86Q0 80 -44 88Z', white),
  ].join('')
}

/** A green lump with lips and two eyes of different size. */
function lump({ main, second, lips, white, ink }: HeadColours): string {
  return [
    inked(
      symmetric(
        'M0 -92C40 -120 90 -100 96 -50C130 -20 120 40 140 90C170 140 170 210 150 240L0 240',
      ),
      main,
      ink,
      5,
    ),
    area(
      'M60 -104C84 -96 94 -76 96 -50C130 -20 120 40 140 90C170 140 170 210 150 240L60 240C110 140 100 0 60 -104Z',
      ink,
      'fill-opacity=".7"',
    ),
    circle([-40, -30], 36, white, `stroke="${ink}" stroke-width="5"`),
    circle([40, -36], 27, white, `stroke="${ink}" stroke-width="5"`),
    circle([-32, -26], 12, ink),
    circle([44, -32], 10, ink),
    inked('M-84 44Q-50 20 -20 34Q0 24 20 34Q50 20 84 40Q70 96 0 100Q-70 98 -84 44Z', lips, ink),
    area('M-70 48Q0 66 70 44L66 54Q0 78 -66 58Z', ink),
    line('M-70 130Q-50 140 -60 160M-100 170Q-80 180 -90 204M-30 150Q-16 160 -24 180', second, 7),
  ].join('')
}

/** A green face as large as the wall, with tendrils for hair. */
function wallFace({ main, second, white, ink, accent }: HeadColours): string {
  return [
    line(
      'M-60 -80C-120 -140 -90 -190 -150 -214M-20 -96C-30 -150 -60 -180 -40 -224M20 -96C30 -150 60 -180 40 -224M60 -80C120 -140 90 -190 150 -214M-90 -40C-150 -60 -160 -110 -210 -100M90 -40C150 -60 160 -110 210 -100M-100 10C-160 10 -170 60 -220 50M100 10C160 10 170 60 220 50',
      ink,
      24,
    ),
    line(
      'M-60 -80C-120 -140 -90 -190 -150 -214M-20 -96C-30 -150 -60 -180 -40 -224M20 -96C30 -150 60 -180 40 -224M60 -80C120 -140 90 -190 150 -214M-90 -40C-150 -60 -160 -110 -210 -100M90 -40C150 -60 160 -110 210 -100M-100 10C-160 10 -170 60 -220 50M100 10C160 10 170 60 220 50',
      second,
      15,
    ),
    inked(symmetric('M0 90L120 110L220 180L230 240L0 240'), ink, ink),
    inked(
      symmetric('M0 -104C70 -104 110 -70 116 -20C124 40 116 90 90 130C60 160 30 170 0 172'),
      main,
      ink,
      5,
    ),
    area(
      'M10 -104C74 -102 110 -70 116 -20C124 40 116 90 90 130C60 160 30 170 6 172L14 120L4 90L16 60L6 30L24 0Z',
      ink,
    ),
    area(both('M12 -20L34 -36L90 -32L88 -14L40 -12L16 -2Z'), ink),
    area('M-80 -8Q-52 -24 -24 -4Q-52 12 -80 -8ZM80 -8Q52 -24 24 -4Q52 12 80 -8Z', white),
    circle([-50, -7], 9, accent),
    circle([50, -7], 9, accent),
    area('M-24 50L-4 40L18 44L26 58L0 64Z', ink),
    area('M-56 104Q0 88 54 100L50 114Q0 104 -54 120Z', ink),
    line('M-70 40Q-60 70 -70 100M-40 140Q0 152 40 138', ink, 4),
  ].join('')
}

/** Cut off flat above the brow. */
function flatSkull(colours: HeadColours): string {
  const { main, accent, skin, hair, white, ink } = colours
  return [
    bust('broad', main, ink),
    line('M-150 150L-120 240M-110 132L-80 240M-70 126L-50 240', white, 4),
    outlined('M-38 104L0 236L38 104L16 124L-16 124Z', white, ink, 3),
    outlined('M-11 126L11 126L6 146L16 214L0 236L-16 214L-6 146Z', accent, ink, 3),
    neck('broad', skin, ink),
    inked(
      symmetric('M0 -96L96 -96L104 -60L80 -30C76 -4 72 18 69 40L60 70L30 97L0 100'),
      skin,
      ink,
      5,
    ),
    area('M8 -96L96 -96L104 -60L80 -30L72 20L7 -30Z', ink),
    squareFace(colours, 'snarl'),
    area(both('M80 -30L104 -60L96 -96L110 -96L116 -52L88 -8L76 10Z'), hair),
    line('M-92 -84H0M-96 -64H0', ink, 4),
  ].join('')
}

/** Everything is covered but the eyes. */
function veiled({ main, second, skin, white, ink }: HeadColours): string {
  return [
    inked(
      symmetric('M0 -122C62 -124 100 -84 102 -26C104 50 130 110 176 160L190 240L0 240'),
      main,
      second,
      4,
    ),
    line('M-60 60Q-90 140 -84 236M-30 90Q-50 160 -40 236M-90 -40Q-96 40 -130 110', second, 4),
    area(symmetric('M0 -34L40 -36L66 -24L66 8L36 20L0 16'), skin),
    area('M2 -34L40 -36L66 -24L66 8L36 20L4 16L10 0Z', ink),
    area('M-52 -16Q-32 -30 -12 -8Q-32 2 -52 -16ZM52 -16Q32 -30 12 -8Q32 2 52 -16Z', white),
    circle([-32, -12], 7, ink),
    circle([32, -12], 7, ink),
    area(
      'M-58 -24Q-34 -38 -10 -18L-10 -23Q-34 -44 -58 -30ZM58 -24Q34 -38 10 -18L10 -23Q34 -44 58 -30Z',
      ink,
    ),
  ].join('')
}

/** Red metal in the shape of a skull. */
function metalSkull({ main, second, accent, ink }: HeadColours): string {
  return [
    bust('giant', second, ink),
    area('M-44 60L44 60L52 120L-52 120Z', main),
    inked(
      symmetric('M0 -104C52 -104 82 -74 82 -30C82 0 74 16 68 30L62 50L50 56L46 92L24 106L0 108'),
      main,
      ink,
      5,
    ),
    area(
      'M20 -102C62 -94 82 -66 82 -30C82 0 74 16 68 30L62 50L50 56L46 92L24 106L6 107L10 66L32 46L26 24L50 0L56 -40Z',
      ink,
    ),
    area(both('M12 -14C18 -40 56 -42 66 -22C68 6 48 20 28 14C14 8 10 0 12 -14Z'), ink),
    circle([-39, -10], 9, accent),
    circle([39, -10], 9, accent),
    area('M-11 40L0 18L11 40L5 44L0 38L-5 44Z', ink),
    line('M-46 66H46M-32 56V92M-16 56V98M0 56V100M16 56V98M32 56V92', ink, 5),
  ].join('')
}

/** The helmet and the stern face of a giant robot. */
function sentinelHead({ main, second, lips, ink, metal }: HeadColours): string {
  return [
    bust('giant', main, ink),
    inked(symmetric('M0 90L70 80L130 96L110 150L0 180'), second, ink),
    inked(symmetric(SQUARE_HEAD), second, ink),
    area('M6 98L30 97L60 70L69 40L73 -30L8 -60L7 -30L17 8L3 26L9 38L3 50L10 62Z', ink),
    area(both('M8 -6L26 -22L64 -22L60 -8L30 -8L12 4Z'), ink),
    area('M-54 -10L-18 -4L-24 6L-48 4ZM54 -10L18 -4L24 6L48 4Z', lips),
    area('M-4 24L-12 30L2 35L10 28ZM-28 56L22 54L22 61L-26 63Z', ink),
    inked(
      symmetric('M0 -132C60 -132 96 -96 94 -40L96 60L76 96L66 60L68 -24L40 -36L0 -36'),
      metal,
      ink,
      5,
    ),
    area('M30 -127C70 -112 94 -84 94 -40L96 60L76 96L68 60L72 -24Q70 -90 30 -127Z', ink),
    inked('M-14 -150L14 -150L10 -36L-10 -36Z', second, ink),
    circle([-92, 6], 20, second, `stroke="${ink}" stroke-width="4"`),
    circle([92, 6], 20, second, `stroke="${ink}" stroke-width="4"`),
  ].join('')
}

/** A long skull with teeth, and glasses on it. */
function broodling({ main, second, white, ink }: HeadColours): string {
  const frame = `stroke="${ink}" stroke-width="6"`
  return [
    bust('broad', second, ink),
    inked('M-60 -60C-40 -150 60 -210 150 -190C170 -150 130 -90 70 -50Z', main, ink),
    area('M150 -190C170 -150 130 -90 70 -50L40 -60C90 -90 130 -140 150 -190Z', ink),
    inked(symmetric('M0 -90C50 -90 76 -60 76 -20C76 20 70 50 54 80L24 104L0 106'), main, ink),
    area('M10 -90C54 -88 76 -60 76 -20C76 20 70 50 54 80L24 104L6 105L14 60L6 40L20 10Z', ink),
    area('M-62 46Q0 30 62 46L50 90Q0 100 -50 90Z', ink),
    area(
      'M-56 48L-46 70L-36 43L-24 70L-12 40L0 70L12 40L24 70L36 43L46 70L56 48Q0 34 -56 48Z',
      white,
    ),
    circle([-34, -10], 27, white, frame),
    circle([34, -10], 27, white, frame),
    circle([-30, -8], 9, ink),
    circle([32, -8], 9, ink),
    line('M-8 -14Q0 -20 8 -14', ink, 6),
  ].join('')
}

export const ODD_HEADS = {
  redmettle: metalSkull,
  sentinelhead: sentinelHead,
  broodling,
  pumpkin: pumpkinHead,
  starry: starryHead,
  screenbody: screenBody,
  lump,
  wallface: wallFace,
  flatskull: flatSkull,
  veil: veiled,
}
