import { area, circle, line, outlined } from '../../drawing/elements.ts'
import { man } from '../assemble.ts'
import type { Head, HeadColours } from '../colours.ts'
import { both, symmetric } from '../mirrored.ts'
import { COWL_EDGE, SQUARE_HEAD } from '../outlines.ts'
import { bust, inked, neck, shadow } from '../parts.ts'

// Bands, goggles and jewels across the brow.

/** A hood of cloth that frames the face, hair above it, a turned-up collar. */
function framedFace(colours: HeadColours): string {
  const { main, second, accent, hair, lips, ink } = colours
  return man(
    colours,
    {
      behind: [
        inked(both('M40 120L110 40L150 70L196 160L190 240L60 240Z'), second, ink, 5),
        inked(
          'M-76 -50L-100 -96L-72 -96L-80 -140L-44 -122L-30 -166L0 -130L30 -168L44 -122L84 -140L74 -96L102 -92L76 -50L0 -40Z',
          hair,
          ink,
          5,
        ),
      ].join(''),
      dress: bust('broad', main, ink, {
        collar: area(symmetric('M0 118L44 108L60 150L0 236'), accent),
      }),
      front: [
        area('M-72 -30L-64 -58L-30 -50L0 -62L30 -50L64 -58L72 -30L40 -38L0 -40L-40 -38Z', hair),
        inked(
          'M-72 -60C-84 -20 -84 30 -74 76L-44 112L-30 98L-58 66L-66 0L-60 -46ZM72 -60C84 -20 84 30 74 76L44 112L30 98L58 66L66 0L60 -46Z',
          ink,
          ink,
        ),
        line('M-60 -56L-20 -46L0 -54L20 -46L60 -56', ink, 9),
        // Eyes: red on black
        area(both('M16 -8L52 -12L46 5L22 5Z'), ink),
        area(both('M26 -8L40 -9L38 3L28 3Z'), lips),
        area('M-40 68L-58 56L-54 74ZM-30 78L-44 82L-30 88Z', hair, 'fill-opacity=".6"'),
        line('M-30 -140L-22 -80M28 -140L22 -80', ink, 4),
      ].join(''),
    },
    'smirk',
  )
}

/** Goggles pushed up on fair hair, ears that stand out. */
function goggles(colours: HeadColours): string {
  const { main, second, accent, skin, hair, white, ink } = colours
  return man(colours, {
    behind: inked(both('M66 -20C88 -44 108 -30 104 0C100 24 84 34 68 28Z'), skin, ink, 4),
    dress: [
      bust('broad', main, ink, {
        collar: area(symmetric('M0 118L44 108L100 126L40 240L0 240'), second),
      }),
      area('M24 114L44 108L100 126L40 240L20 240Z', ink, 'fill-opacity=".5"'),
    ].join(''),
    front: [
      inked(
        'M-74 -14L-88 -50L-76 -66L-92 -94L-60 -104L-54 -134L-24 -120L6 -144L26 -122L60 -132L66 -102L92 -92L78 -62L84 -36L74 -14L62 -44L-62 -44Z',
        hair,
        ink,
        4,
      ),
      area('M26 -122L60 -132L66 -102L92 -92L78 -62L84 -36L74 -14L64 -40Q64 -90 26 -122Z', ink),
      inked('M-80 -72Q0 -96 80 -72L78 -46Q0 -68 -78 -46Z', ink, ink),
      circle([-36, -68], 29, accent, `stroke="${ink}" stroke-width="7"`),
      circle([36, -68], 29, accent, `stroke="${ink}" stroke-width="7"`),
      line('M-50 -70Q-46 -84 -32 -86M22 -70Q26 -84 40 -86', white, 5),
    ].join(''),
  })
}

/** Red glasses under waves of black hair. */
function redGlasses(colours: HeadColours): string {
  const { main, second, accent, hair, ink } = colours
  return man(colours, {
    dress: bust('broad', main, ink, {
      collar: area(both('M120 128L176 160L192 240L130 240Z'), second),
    }),
    front: [
      area(
        'M-74 0C-90 -64 -70 -112 -20 -118C10 -134 60 -126 72 -96C92 -70 84 -30 74 0L64 -20L58 -54C34 -66 20 -84 -10 -72C-30 -60 -50 -66 -58 -50L-66 -20Z',
        hair,
      ),
      line('M-56 -84Q-30 -104 -2 -98M-40 -66Q-20 -86 10 -86', second, 3.5),
      inked('M-74 -22L-6 -16L0 -10L6 -16L74 -22L66 14L20 18L0 4L-20 18L-66 14Z', accent, ink, 6),
      area('M-62 -14L-40 -12L-50 10L-58 8Z', colours.white, 'fill-opacity=".8"'),
    ].join(''),
  })
}

/** A tiara of steel on a round of hair, an open shirt. */
function steelTiara(colours: HeadColours): string {
  const { main, skin, hair, ink, metal } = colours
  return man(colours, {
    behind: inked(
      symmetric('M0 -144C70 -146 110 -104 106 -50C106 -20 92 0 76 10L0 0'),
      hair,
      ink,
      4,
    ),
    dress: [
      bust('giant', main, ink),
      area(symmetric('M0 90L60 80L84 110L0 236'), skin),
      area('M8 90L60 80L84 110L8 228Z', ink),
      inked(both('M56 70L112 50L130 100L90 120Z'), main, ink, 5),
    ].join(''),
    front: [
      area(symmetric('M0 -116C56 -118 86 -84 80 -20L68 -10L62 -50L0 -56'), hair),
      inked(symmetric('M0 -40L18 -56L74 -62L76 -36L40 -36L14 -26L0 -14'), metal, ink, 5),
      inked(both('M66 -44L84 -40L80 10L68 4Z'), metal, ink, 4),
    ].join(''),
  })
}

/** A brand over one eye, a kerchief and long locks. */
function brandedFace(colours: HeadColours): string {
  const { main, second, accent, hair, ink } = colours
  return man(colours, {
    behind: inked(
      symmetric('M0 -110C60 -112 92 -80 90 -30C92 20 110 60 100 130L74 150L52 90L0 40'),
      hair,
      ink,
    ),
    dress: bust('giant', main, ink, { collar: area(both('M66 84L140 90L60 240L20 240Z'), second) }),
    front: [
      inked(
        'M-82 -48C-84 -100 -50 -126 0 -126C50 -126 84 -100 82 -48Q40 -74 0 -74Q-40 -74 -82 -48Z',
        accent,
        ink,
        5,
      ),
      area('M34 -118C70 -106 84 -84 82 -48Q66 -60 50 -66Q60 -96 34 -118Z', ink),
      line('M-84 -44Q-100 -20 -120 -24M-84 -50Q-110 -40 -130 -50', accent, 8),
      // The letter
      line('M-14 -38L-18 34M-14 -36L-38 -4L-58 -40L-62 30', second, 7),
      area(both('M70 -44L84 -46L82 30L70 20Z'), hair),
    ].join(''),
  })
}

/** A frame of three prongs about fair hair, rings on a black chest. */
function prongedFrame(colours: HeadColours): string {
  const { main, second, accent, hair, ink } = colours
  return man(colours, {
    behind: inked(both('M66 -50L120 -120L110 -60L146 -70L104 -6L84 20Z'), second, ink, 5),
    dress: [
      bust('broad', main, ink),
      circle([0, 190], 52, 'none', `stroke="${second}" stroke-width="8"`),
      circle([0, 190], 32, 'none', `stroke="${accent}" stroke-width="8"`),
      circle([0, 190], 12, second),
    ].join(''),
    front: [
      inked(
        'M-70 -30L-80 -70L-60 -84L-64 -116L-30 -112L-10 -134L14 -114L46 -126L54 -98L80 -92L72 -60L70 -30L56 -56L0 -60L-56 -56Z',
        hair,
        ink,
        4,
      ),
      area('M14 -114L46 -126L54 -98L80 -92L72 -60L70 -30L60 -52Q56 -90 14 -114Z', ink),
      inked(
        'M-78 -30L-74 -60L0 -46L74 -60L78 -30L80 40L66 50L62 -16L0 -28L-62 -16L-66 50L-80 40Z',
        second,
        ink,
        5,
      ),
      inked(symmetric('M0 -92L14 -50L0 -24'), second, ink, 4),
    ].join(''),
  })
}

/** A red face with a jewel, in a hood and between the wings of a yellow collar. */
function jewelledBrow(colours: HeadColours): string {
  const { second, accent, skin, white, ink } = colours
  return [
    inked(both('M30 110L104 -50L150 30L196 150L190 240L60 240Z'), accent, ink, 5),
    area('M104 -50L150 30L196 150L190 240L120 240Q140 90 104 -50Z', ink),
    bust('broad', second, ink),
    outlined('M0 150L40 194L0 238L-40 194Z', accent, ink, 5),
    neck('broad', skin, ink),
    inked(symmetric(SQUARE_HEAD), skin, ink, 5),
    area(shadow(SQUARE_HEAD, COWL_EDGE), ink),
    area('M6 20L12 12L30 28L60 22L66 40L58 68L29 95L6 98L10 62L3 50L9 40Z', ink),
    // Seams of the hood
    line('M-70 -30Q-50 -56 0 -46Q50 -56 70 -30M-66 40L-52 20L-50 -40', ink, 4),
    outlined('M0 -92L18 -70L0 -46L-18 -70Z', accent, ink, 4),
    area('M-58 -18L-12 -4L-18 8L-52 2ZM58 -18L12 -4L18 8L52 2Z', ink),
    area('M-50 -12L-18 -2L-22 5L-46 0ZM50 -12L18 -2L22 5L46 0Z', white),
    area('M-4 24L-12 30L2 35L10 28ZM-25 55L-4 52L20 54L21 58L-4 59L-25 60Z', ink),
    line('M-62 46Q-40 66 -36 90', ink, 4),
  ].join('')
}

/** Hair of gold above a face of gold, a bolt on the chest and a stiff collar. */
function goldenFace(colours: HeadColours): string {
  const { main, second, accent, hair, ink } = colours
  return man(colours, {
    behind: [
      inked(symmetric('M0 60L60 90L130 -20L160 60L196 140L200 240L0 240'), main, ink, 5),
      inked(symmetric('M0 -124C66 -126 96 -90 92 -40L96 30L60 40L0 0'), hair, ink, 4),
    ].join(''),
    dress: [
      bust('broad', second, ink),
      outlined('M-150 150L-20 178L-34 150L150 190L24 206L36 232L-120 190Z', accent, ink, 4),
      circle([-96, 130], 18, accent, `stroke="${ink}" stroke-width="4"`),
      circle([96, 130], 18, accent, `stroke="${ink}" stroke-width="4"`),
    ].join(''),
    front: [
      area(symmetric('M0 -120C60 -122 90 -88 86 -34L88 20L66 10L62 -40C40 -60 20 -60 0 -84'), hair),
      line('M0 -84C-24 -66 -60 -60 -72 0M4 -84C24 -66 60 -60 74 0', ink, 3.5),
      area('M46 -108C74 -92 88 -66 86 -34L88 20L66 10L64 -30Q74 -70 46 -108Z', ink),
    ].join(''),
  })
}

export const BROWS = {
  gambit: framedFace,
  goggles,
  glasses: redGlasses,
  cage: steelTiara,
  bishop: brandedFace,
  havok: prongedFrame,
  vision: jewelledBrow,
  gold: goldenFace,
} satisfies Record<string, Head>
