import { area, circle, line, outlined } from '../../drawing/elements.ts'
import type { Head, HeadColours } from '../colours.ts'
import { narrowMask } from '../masks.ts'
import { both, symmetric, webOn } from '../mirrored.ts'
import { COWL_EDGE, EGG_HEAD, MASKED_NECK, SQUARE_HEAD } from '../outlines.ts'
import { bust, inked, jaw, neck, shadow } from '../parts.ts'

// Masks that one person is known by, from the brow to the chin.

/** Round patches around the eyes, a pouch strap and two hilts at the back. */
function patchedMask({ main, second, white, ink, metal }: HeadColours): string {
  return [
    // Hilts
    inked('M-96 150L-176 -70L-154 -78L-70 140ZM96 150L176 -70L154 -78L70 140Z', second, metal, 4),
    inked(both('M132 -36L190 -56L194 -44L136 -24Z'), metal, ink, 4),
    bust('broad', main, ink, { collar: area(both('M96 122L170 158L192 240L120 240Z'), second) }),
    area(MASKED_NECK, main),
    // Strap
    area('M-130 132L-106 124L90 240H40Z', second),
    inked(symmetric('M0 -106C52 -106 80 -70 78 -18C76 30 52 88 0 106'), main, ink, 5),
    area('M30 -100C62 -88 80 -58 78 -18C76 30 52 88 6 104C50 60 66 -40 30 -100Z', ink),
    line('M0 -106V104', ink, 4),
    // Patches and eyes
    area(
      both('M10 -2C8 -40 26 -66 48 -64C72 -60 76 -16 66 18C58 46 36 52 24 38C14 28 10 14 10 -2Z'),
      second,
    ),
    area(both('M22 -6L60 -20L54 4C46 12 32 10 22 -6Z'), white),
  ].join('')
}

/** Ragged eyes and long teeth in a red that runs in streaks of black. */
function streakedFangs({ main, second, white, ink }: HeadColours): string {
  return [
    inked(
      symmetric('M0 70L60 78L84 60L96 92L140 80L136 112L196 110L180 140L230 240L0 240'),
      main,
      ink,
      5,
    ),
    area('M96 92L140 80L136 112L196 110L180 140L230 240L130 240C150 180 130 130 96 92Z', second),
    line(
      'M-170 240Q-140 190 -150 150M-120 240Q-100 180 -60 160M-60 240Q-30 200 -40 170',
      second,
      9,
    ),
    // Tendrils
    inked(
      both(
        'M60 -60C100 -90 90 -140 130 -170C120 -130 128 -100 112 -70C140 -80 150 -110 176 -116C160 -80 140 -40 84 -20Z',
      ),
      main,
      ink,
      4,
    ),
    inked(symmetric('M0 -114C54 -114 86 -78 86 -26C86 20 78 66 52 96L24 112L0 114'), main, ink, 5),
    line(
      'M-20 -112Q-36 -84 -22 -60M14 -113Q24 -84 8 -56M44 -104Q58 -84 50 -64M-56 -98Q-66 -76 -58 -60M-84 -6Q-66 0 -60 16M84 -6Q66 0 60 16',
      second,
      9,
    ),
    area('M62 -92C78 -74 86 -52 86 -26C86 20 78 66 52 96L30 108C76 50 84 -30 62 -92Z', ink),
    // Eyes
    area(
      both('M8 -4L16 -34L30 -26L38 -58L52 -40L74 -66L76 -36L90 -34L72 -10L56 -8L44 8L30 -2Z'),
      second,
    ),
    area(both('M20 -8L28 -24L44 -30L68 -48L66 -28L50 -14L36 -2Z'), white),
    // Teeth
    area('M-72 14L-36 26H36L72 14L64 70L34 104H-34L-64 70Z', second),
    area(
      'M-64 22L-54 62L-44 28L-32 66L-22 32L-10 66L0 32L12 66L22 32L34 66L44 28L54 60L64 22L36 32H-36Z',
      white,
    ),
    area('M-46 88L-36 64L-24 98L-12 70L0 102L12 70L24 98L36 64L46 86L34 100H-34Z', white),
  ].join('')
}

/** A white hood with a lining in colour, over a white mask with large eyes. */
function webbedHood({ main, second, accent, white, ink, sky }: HeadColours): string {
  return [
    bust('narrow', second, ink, { collar: area(both('M30 108L132 152L140 180L60 170Z'), main) }),
    // Hood and lining
    inked(
      symmetric('M0 -152C56 -150 112 -112 114 -36C114 30 104 80 70 128L40 116L0 130'),
      main,
      ink,
      5,
    ),
    area(symmetric('M0 -124C54 -122 92 -88 92 -30C92 40 80 84 54 116L0 124'), accent),
    line(
      webOn({
        half: 'M0 -124C54 -122 92 -88 92 -30C92 40 80 84 54 116L0 124',
        centre: [0, 0],
        spokes: 16,
        rings: [0.86, 0.95],
      }),
      sky,
      3,
    ),
    // Mask
    inked(symmetric('M0 -92C40 -92 64 -64 64 -26C64 20 40 80 0 96'), main, ink, 5),
    area(
      'M30 -86C52 -74 64 -52 64 -26C64 20 40 80 6 94C44 40 52 -40 30 -86Z',
      ink,
      'fill-opacity=".22"',
    ),
    // Eyes
    inked(both('M8 12C6 -18 30 -50 58 -52C64 -20 52 14 28 22C18 24 10 20 8 12Z'), accent, ink, 9),
    area(both('M16 10C16 -12 34 -36 52 -40C54 -16 44 8 28 14C22 16 18 14 16 10Z'), white),
    area(
      'M80 -116C102 -96 114 -70 114 -36C114 30 104 80 70 128L58 120C100 60 108 -40 80 -116Z',
      ink,
    ),
  ].join('')
}

/** A web in the second colour on a dark mask. */
function darkWebbedMask({ main, second, white, ink }: HeadColours): string {
  return [
    bust('broad', main, ink),
    area(MASKED_NECK, main),
    line('M-150 240L-40 120M150 240L40 120M-60 240L-14 126M60 240L14 126', second, 6),
    inked(symmetric(EGG_HEAD), main, ink),
    area(symmetric('M0 -104C30 -104 50 -92 60 -76C30 -60 20 -20 0 14'), second),
    line(
      webOn({ half: EGG_HEAD, centre: [0, 14], spokes: 14, rings: [0.3, 0.55, 0.8] }),
      second,
      2.6,
    ),
    line(
      webOn({
        half: 'M0 -104C30 -104 50 -92 60 -76C30 -60 20 -20 0 14',
        centre: [0, 14],
        spokes: 10,
        rings: [0.6],
      }),
      main,
      2.6,
    ),
    inked(both('M9 8C12 -20 42 -46 66 -42C70 -14 52 18 27 22C16 22 9 16 9 8Z'), second, ink, 6),
    area(both('M15 6C19 -15 42 -35 60 -33C62 -14 48 12 27 15C19 15 15 12 15 6Z'), white),
  ].join('')
}

/** A cowl in scales, and a tail with a sting that comes over the shoulder. */
function stingTail(colours: HeadColours): string {
  const { main, second, accent, ink } = colours
  const tail = 'M92 220C166 200 179 90 155 10C138 -50 117 -100 91 -124'
  return [
    line(tail, ink, 48),
    line(tail, main, 36),
    line(
      'M117 194L150 216M145 150L178 160M155 100L184 92M148 46L174 30M133 -10L158 -28M114 -60L133 -82',
      ink,
      6,
    ),
    inked(
      'M117 -110C92 -148 69 -140 43 -104C63 -112 69 -108 76 -94C86 -80 101 -88 117 -110Z',
      accent,
      ink,
      5,
    ),
    bust('broad', main, ink),
    line(
      'M-150 150L-120 190L-90 150L-60 190L-30 150L0 190L30 150M-120 190L-90 230L-60 190L-30 230L0 190',
      ink,
      4,
    ),
    neck('broad', main, ink),
    inked(symmetric(SQUARE_HEAD), main, ink, 5),
    area(shadow(SQUARE_HEAD, COWL_EDGE), ink),
    line('M-50 -84L-30 -62L-10 -84M-66 -56L-46 -34L-24 -58L-4 -34M-30 -62L-24 -58', ink, 4),
    jaw(colours, 'snarl'),
    area('M-60 -22L-12 -4L-20 12L-52 6ZM60 -22L12 -4L20 12L52 6Z', second),
    area('M-50 -14L-20 -2L-24 6L-46 2ZM50 -14L20 -2L24 6L46 2Z', accent),
  ].join('')
}

/** Eyes that bulge above the brow, a mouth from ear to ear, and a tongue. */
function toad(colours: HeadColours): string {
  const { main, second, accent, skin, white, ink, lips } = colours
  return [
    bust('narrow', main, ink),
    outlined(
      symmetric('M0 140L30 100L50 128L84 96L90 136L132 124L110 170L60 160L0 190'),
      second,
      ink,
      5,
    ),
    inked(symmetric('M0 -78C60 -84 104 -50 108 2C112 50 80 96 0 100'), skin, ink, 5),
    area('M50 -74C84 -62 106 -34 108 2C112 50 80 96 12 100C80 60 90 -20 50 -74Z', ink),
    // Cap with points
    inked(symmetric('M0 -120C40 -122 70 -110 84 -78L104 -30L60 -46L30 -30L0 -52'), main, ink, 5),
    area('M40 -114C64 -106 76 -96 84 -78L104 -30L70 -42Q70 -86 40 -114Z', ink),
    // Eyes
    circle([-46, -62], 38, white, `stroke="${ink}" stroke-width="6"`),
    circle([46, -62], 38, white, `stroke="${ink}" stroke-width="6"`),
    circle([-40, -56], 15, ink),
    circle([50, -56], 15, ink),
    area(
      'M-84 -76C-78 -106 -14 -106 -8 -76Q-46 -92 -84 -76ZM84 -76C78 -106 14 -106 8 -76Q46 -92 84 -76Z',
      main,
    ),
    area('M-10 0L-16 8L16 8L10 0Z', ink),
    // Mouth and tongue
    area('M-92 24Q0 60 92 24Q70 80 0 82Q-70 80 -92 24Z', ink),
    area('M-76 34Q0 62 76 34L66 48Q0 66 -66 48Z', white),
    inked('M-14 62C-10 100 -40 120 -34 160C-28 184 0 180 0 160C2 130 30 110 18 60Z', lips, ink, 4),
    circle([-70, 8], 6, accent),
    circle([-86, -8], 4, accent),
  ].join('')
}

/** A mask without a mouth, open at the crown for long hair. */
function maskAndMane(colours: HeadColours): string {
  const { hair, ink } = colours
  return [
    inked(
      symmetric(
        'M0 -128C70 -134 110 -92 106 -34C104 20 130 60 126 120C122 150 104 170 86 160L50 120L0 60',
      ),
      hair,
      ink,
      5,
    ),
    narrowMask(colours),
    inked(
      'M-8 -124C-72 -122 -100 -76 -92 -16C-90 12 -94 34 -102 60C-80 44 -72 10 -67 -24C-60 -58 -36 -70 -12 -84C20 -72 56 -60 66 -24C72 10 80 44 102 60C94 34 96 0 92 -36C86 -90 48 -128 -8 -124Z',
      hair,
      ink,
      4,
    ),
    line('M-12 -84C-44 -92 -74 -60 -80 0M-30 -118C-60 -106 -78 -80 -82 -50', ink, 3),
    area('M40 -112C76 -98 92 -70 92 -36C96 0 94 34 102 60C82 46 74 16 68 -10Q80 -66 40 -112Z', ink),
  ].join('')
}

export const FULL_MASKS = {
  maskmane: maskAndMane,
  deadpool: patchedMask,
  carnage: streakedFangs,
  webhood: webbedHood,
  webdark: darkWebbedMask,
  scorpion: stingTail,
  toad,
} satisfies Record<string, Head>
