import { area, circle, line, outlined } from '../../drawing/elements.ts'
import type { Head, HeadColours } from '../colours.ts'
import { both, symmetric } from '../mirrored.ts'
import { bust, inked } from '../parts.ts'

// Bulk: heads that are small on what is below them, and heads that are larger than a body.

const ROUND = 'M0 -74C44 -74 62 -46 62 -14C66 8 74 30 70 54C60 84 30 92 0 92'

const ROUND_SHADE =
  'M22 -70C50 -60 62 -40 62 -14C66 8 74 30 70 54C60 84 30 92 8 92L14 60L6 46L14 22L6 10L18 -8Z'

/** Small eyes in a round face. */
function roundFace({ skin, white, ink }: HeadColours): string {
  return [
    inked(symmetric(ROUND), skin, ink),
    area(ROUND_SHADE, ink),
    area(both('M8 -14L26 -22L50 -18L48 -12L26 -15L10 -6Z'), ink),
    area('M-42 -8L-16 -6L-20 2L-38 2ZM42 -8L16 -6L20 2L38 2Z', white),
    area('M-31 -8h8v10h-8Z', ink),
    area('M-14 14Q0 6 14 14Q18 26 0 28Q-18 26 -14 14Z', ink),
  ].join('')
}

/** A body as broad as the picture, chins, and a small head without a neck. */
function hugeBody(colours: HeadColours): string {
  const { main, second, skin, hair, ink } = colours
  return [
    // Bare arms and a singlet
    inked(symmetric('M0 44C90 40 214 40 250 110C258 150 258 200 258 240L0 240'), skin, ink, 6),
    area(
      'M110 52C190 50 236 70 250 110C258 150 258 200 258 240L196 240C200 160 170 90 110 52Z',
      ink,
    ),
    inked(symmetric('M0 96C44 110 80 90 96 52L148 62C150 120 172 180 170 240L0 240'), main, ink, 5),
    area('M60 100L96 52L148 62C150 120 172 180 170 240L96 240C110 190 100 140 60 100Z', ink),
    line('M-196 150Q-176 120 -180 90', ink, 6),
    outlined(symmetric('M0 216L172 210L172 236L0 240'), second, ink, 4),
    // Chins
    inked(symmetric('M0 40C60 30 92 50 92 76C84 104 50 116 0 116'), skin, ink, 5),
    area('M60 50C84 52 92 62 92 76C84 104 50 116 12 116Q70 96 60 50Z', ink),
    roundFace(colours),
    area('M-26 52Q0 44 26 50L28 56Q0 52 -26 58Z', ink),
    line('M-50 78Q0 98 50 78', ink, 5),
    // Cropped hair
    area(symmetric('M0 -84C46 -86 66 -58 64 -22L56 -36L46 -54L0 -60'), hair),
  ].join('')
}

function roundBrow({ white, ink }: HeadColours): string {
  return [
    area(both('M6 -22L28 -34L58 -26L54 -18L28 -22L10 -10Z'), ink),
    area('M-46 -14L-16 -12L-20 -4L-42 -3ZM46 -14L16 -12L20 -4L42 -3Z', white),
    area('M-34 -14h9v11h-9Z', ink),
    area('M-14 16Q0 8 14 16Q18 28 0 30Q-18 28 -14 16Z', ink),
    area('M-32 54Q0 40 30 50L32 56Q0 52 -30 62Z', ink),
  ].join('')
}

/** Bald, in a white jacket, with a neck wider than the head. */
function bulkInWhite(colours: HeadColours): string {
  const { main, second, accent, skin, ink } = colours
  return [
    inked(symmetric('M0 60C100 50 220 70 252 140L258 240L0 240'), main, ink, 6),
    area('M140 74C200 84 236 106 252 140L258 240L150 240C180 180 170 120 140 74Z', ink),
    area(symmetric('M0 104L70 92L60 150L0 240'), second),
    outlined(both('M70 86L124 92L96 150L6 240L58 150Z'), main, ink, 5),
    // Cravat
    outlined(symmetric('M0 112L30 108L22 140L30 190L0 216'), accent, ink, 4),
    // Neck and face
    inked(symmetric('M0 20C70 10 88 50 86 84C70 112 40 118 0 120'), skin, ink, 5),
    area('M62 26C84 40 88 60 86 84C70 112 40 118 10 120C60 100 74 70 62 26Z', ink),
    inked(symmetric('M0 -98C46 -98 66 -66 66 -24C70 6 76 34 70 58C58 90 30 98 0 98'), skin, ink),
    area(
      'M20 -96C50 -86 66 -60 66 -24C70 6 76 34 70 58C58 90 30 98 8 98L14 62L6 48L14 24L6 10L18 -10L8 -40Z',
      ink,
    ),
    area('M-40 -84C-22 -94 -10 -92 -2 -88C-24 -82 -36 -70 -46 -54Z', colours.white),
    roundBrow(colours),
    line('M-58 66Q-30 92 4 92', ink, 5),
  ].join('')
}

/** A round, friendly face over a bow tie. */
function roundFaced(colours: HeadColours): string {
  const { main, accent, hair, second, white, ink } = colours
  return [
    bust('giant', main, ink, { collar: area(both('M50 84L130 100L60 240L20 240Z'), second) }),
    area(symmetric('M0 100L46 84L60 110L24 240L0 240'), white),
    inked(symmetric('M0 40L54 40L58 100L0 114'), colours.skin, ink),
    roundFace(colours),
    area('M-30 50Q0 66 32 48Q22 68 0 70Q-20 68 -30 50Z', ink),
    area('M-22 54Q0 64 24 53L20 58Q0 66 -18 59Z', white),
    area(
      'M-66 -10C-80 -84 -40 -108 10 -104C60 -100 78 -60 66 -8L58 -36C40 -44 0 -40 -30 -58C-44 -50 -56 -36 -58 -24Z',
      hair,
    ),
    area('M30 -100C66 -86 76 -50 66 -8L58 -36C60 -60 50 -84 30 -100Z', ink),
    inked(both('M4 116L48 98L52 146L4 128Z'), accent, ink, 5),
    circle([0, 122], 12, accent, `stroke="${ink}" stroke-width="4"`),
  ].join('')
}

/** A great red beard below a helmet with a spike. */
function beardedBulk(colours: HeadColours): string {
  const { main, second, accent, hair, white, ink, metal } = colours
  return [
    inked(symmetric('M0 44C90 40 214 50 246 120L258 240L0 240'), main, ink, 6),
    area('M110 56C190 60 230 84 246 120L258 240L180 240C196 160 160 90 110 56Z', ink),
    inked(both('M60 60C120 40 190 60 214 100L196 128L90 104Z'), second, ink, 5),
    roundFace(colours),
    // Beard and moustache
    inked(
      symmetric('M0 24C30 18 44 30 62 0L80 -6C92 60 92 120 60 170L40 160L26 190L0 200'),
      hair,
      ink,
      5,
    ),
    area('M62 0L80 -6C92 60 92 120 60 170L40 160L26 190L10 196C50 130 66 70 62 0Z', ink),
    area('M-26 52Q0 44 26 50Q16 74 0 74Q-16 74 -26 52Z', ink),
    area('M-18 54L18 53L14 60L-14 61Z', white),
    line('M-60 60Q-50 110 -56 150M-30 90Q-24 130 -30 170', ink, 4),
    // Helmet
    inked(symmetric('M0 -112C56 -112 82 -76 82 -30L0 -40'), metal, ink, 5),
    inked(symmetric('M0 -168L14 -106L0 -100'), accent, ink, 4),
    inked(symmetric('M0 -44L86 -36L86 -14L0 -24'), accent, ink, 4),
    area('M34 -106C66 -92 82 -64 82 -30L56 -34Q60 -80 34 -106Z', ink),
  ].join('')
}

/** A head as large as the picture, in a chair that hovers; the arms are hardly there. */
function headInChair(colours: HeadColours): string {
  const { main, second, accent, skin, white, hair, ink } = colours
  return [
    // Chair
    inked(symmetric('M0 -150L150 -130C190 -90 200 20 186 110L210 130L196 240L0 240'), main, ink, 6),
    area('M150 -130C190 -90 200 20 186 110L210 130L196 240L120 240C170 120 176 -40 150 -130Z', ink),
    circle([-164, 150], 20, accent, `stroke="${ink}" stroke-width="5"`),
    circle([164, 150], 20, accent, `stroke="${ink}" stroke-width="5"`),
    // Small hands
    inked(both('M150 180L196 196L190 226L140 214Z'), second, ink, 4),
    // Head
    inked(
      symmetric('M0 -95C62 -98 109 -69 114 -7C115 53 103 113 66 151C44 167 22 170 0 170'),
      skin,
      ink,
      6,
    ),
    area(
      'M44 -88C86 -76 111 -47 114 -7C115 53 103 113 66 151C47 165 27 169 9 170L16 122L6 105L20 62C75 70 94 -24 44 -88Z',
      ink,
    ),
    // Hair, band and gem
    area(symmetric('M0 -119C70 -121 119 -85 122 -21L111 -33C94 -59 47 -69 0 -69'), hair),
    inked('M-117 -47Q0 -95 117 -47L114 -19Q0 -66 -114 -19Z', second, ink, 5),
    circle([0, -70], 16, accent, `stroke="${ink}" stroke-width="5"`),
    // Features
    area(both('M11 10L39 -12L92 -9L89 7L47 8L19 25Z'), ink),
    area(both('M27 17L81 12L70 36L41 36Z'), white),
    area(both('M47 15L62 15L62 36L47 36Z'), ink),
    area('M-19 58Q0 44 20 58L16 75H-14Z', ink),
    area('M-67 103Q0 84 67 99L56 136Q0 149 -58 137Z', ink),
    area('M-59 105Q0 89 59 103L56 117Q0 110 -56 118Z', white),
    line('M-34 101V115M-12 98V113M12 98V113M34 99V115', ink, 4),
    line('M-94 70Q-81 96 -84 127', ink, 6),
  ].join('')
}

export const PORTLY = {
  blob: hugeBody,
  kingpin: bulkInWhite,
  round: roundFaced,
  volstagg: beardedBulk,
  modok: headInChair,
} satisfies Record<string, Head>
