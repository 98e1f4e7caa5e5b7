import { area, circle, line, outlined } from '../drawing/elements.ts'
import { man } from './assemble.ts'
import type { HeadColours } from './colours.ts'
import { both, symmetric } from './mirrored.ts'
import { SQUARE_HEAD } from './outlines.ts'
import { bust, inked, neck, squareFace } from './parts.ts'

// Men known by hair, head and what they sit in.

/** A neck that has been pulled long, and grey temples. */
export function longNeck(colours: HeadColours): string {
  const { main, second, skin, hair, white, ink } = colours
  return [
    // The neck leaves the collar on the left and comes in from the right.
    bust('broad', main, ink),
    inked(
      'M-48 200C-150 170 -150 60 -84 40C-40 28 -30 60 -30 90L40 90C44 40 20 -30 -60 -20C-190 0 -210 200 -60 240L60 240L40 176Z',
      main,
      ink,
      6,
    ),
    outlined('M-80 206L60 196L64 240H-84Z', second, ink, 4),
    neck('broad', skin, ink),
    inked(symmetric(SQUARE_HEAD), skin, ink),
    squareFace(colours),
    inked(
      'M-74 -4C-90 -74 -66 -118 -8 -120C52 -122 90 -80 74 -4L64 -20C66 -40 58 -54 40 -60C10 -50 -30 -66 -50 -54C-62 -44 -64 -30 -64 -18Z',
      hair,
      ink,
      4,
    ),
    area('M30 -114C68 -100 88 -66 74 -4L64 -20C66 -40 58 -54 44 -58Q60 -88 30 -114Z', ink),
    area(both('M80 -50L74 -4L64 -20L64 -46Z'), white),
  ].join('')
}

/** Bald, in a tie, before the back of a tall chair. */
export function inTallChair(colours: HeadColours): string {
  const { main, second, accent, white, ink, metal } = colours
  return man(colours, {
    behind: [
      inked(symmetric('M0 -150C70 -150 116 -116 122 -50L128 150L0 150'), accent, ink, 6),
      area('M60 -138C100 -118 120 -88 122 -50L128 150L96 150Q104 -60 60 -138Z', ink),
      inked(both('M110 120L196 130L200 240L120 240Z'), metal, ink, 5),
      circle([-164, 226], 34, 'none', `stroke="${ink}" stroke-width="9"`),
      circle([164, 226], 34, 'none', `stroke="${ink}" stroke-width="9"`),
    ].join(''),
    dress: [
      bust('broad', second, ink),
      area(symmetric('M0 116L40 106L60 140L20 240L0 240'), white),
      outlined(symmetric('M0 124L16 126L10 150L20 220L0 240'), ink, ink, 3),
      inked(symmetric('M0 214L150 204L170 240L0 240'), main, ink, 4),
    ].join(''),
    front: [
      area('M-40 -80C-26 -92 -12 -94 0 -92C-20 -84 -32 -72 -38 -58Z', white),
      area(both('M10 -16L30 -40L62 -32L60 -24L34 -28L14 -6Z'), ink),
    ].join(''),
  })
}

/** Bald in a robe, with a moustache that hangs. */
export function robed(colours: HeadColours): string {
  const { main, second, hair, white, ink } = colours
  return man(colours, {
    dress: [
      bust('broad', main, ink),
      outlined('M-60 108L30 240L70 240L-20 104Z', second, ink, 4),
      outlined('M60 108L-30 240L-70 240L20 104Z', second, ink, 4),
    ].join(''),
    front: [
      area('M-44 -76C-32 -92 -14 -96 0 -94C-20 -84 -32 -72 -40 -56Z', white),
      area(both('M2 42L26 40L44 56L48 96L38 92L32 62L2 52Z'), hair === colours.skin ? ink : hair),
      line('M-30 -64H20M-34 -52H16', ink, 3),
    ].join(''),
  })
}

/** Red marks from the brow to the chest on a bald head. */
export function markedSkin(colours: HeadColours): string {
  const { main, second, skin, ink } = colours
  return man(
    colours,
    {
      dress: [
        bust('giant', skin, ink),
        area('M-190 130L-120 104L-130 140L-80 130L-100 170L-60 180L-110 210L-160 180Z', second),
      ].join(''),
      front: [
        area('M-60 -66L-34 -98L-26 -52L-10 -84L0 -40L-20 -20L-34 -44L-44 -20Z', second),
        area('M-66 6L-50 14L-44 60L-60 40Z', second),
        area('M20 -96L34 -98L28 -52L40 -40L52 -72L56 -30L44 -16L26 -36Z', second),
        area('M40 20L60 10L52 50L40 62Z', second),
        line('M-66 -50Q-50 -96 0 -98', main, 3),
      ].join(''),
    },
    'snarl',
  )
}

/** A skull twice as large as the face, and robes with a collar. */
export function greatSkull(colours: HeadColours): string {
  const { main, second, accent, skin, white, ink } = colours
  return [
    inked(symmetric('M0 70L70 60C130 70 190 100 214 150L236 240L0 240'), main, ink, 5),
    area('M90 66C140 80 192 104 214 150L236 240L130 240Q150 130 90 66Z', ink),
    inked(both('M36 90L110 60L150 130L60 170Z'), second, ink, 5),
    circle([0, 150], 20, accent, `stroke="${ink}" stroke-width="5"`),
    area('M-36 40H36L40 110H-40Z', skin),
    inked(
      symmetric('M0 -156C76 -158 118 -112 112 -56C108 -20 80 -4 66 20L58 70L30 97L0 100'),
      skin,
      ink,
      6,
    ),
    area(
      'M44 -150C92 -132 116 -98 112 -56C108 -20 80 -4 66 20L58 70L30 97L8 98L12 62L4 48L12 28L4 14L30 -10C92 -30 96 -100 44 -150Z',
      ink,
    ),
    area('M-84 -96C-70 -130 -40 -144 -14 -146C-46 -126 -62 -102 -66 -76Z', white),
    line('M-50 -74Q0 -84 50 -76M-40 -58Q0 -66 30 -60', ink, 4),
    area(both('M6 -8L24 -18L60 -16L54 -8L26 -8L10 2Z'), ink),
    area('M-52 0Q-34 -10 -16 2Q-32 14 -50 8ZM52 0Q34 -10 16 2Q32 14 50 8Z', white),
    area('M-4 30L-10 38L6 40L8 32ZM-24 60L0 56L20 58L20 63L-24 66Z', ink),
  ].join('')
}

/** A hood of cloth that frames the face, hair above it, a turned-up collar. */
export function framedFace(colours: HeadColours): string {
  const { main, second, accent, hair, lips, white, ink } = colours
  return man(
    colours,
    {
      behind: [
        inked(both('M40 120L110 40L150 70L196 160L190 240L60 240Z'), second, ink, 5),
        inked(
          'M-70 -70C-96 -120 -50 -150 -20 -136C0 -166 50 -164 60 -134C96 -134 100 -90 76 -66L0 -40Z',
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
        line('M-20 -128Q-30 -100 -20 -70M30 -140Q34 -104 26 -70', white, 3),
      ].join(''),
    },
    'smirk',
  )
}

/** One eye that shines, a scar, and shoulders of steel. */
export function shiningEye(colours: HeadColours): string {
  const { main, second, accent, hair, white, ink, metal } = colours
  return man(
    colours,
    {
      dress: [
        bust('giant', main, ink),
        inked('M-70 100C-130 60 -220 80 -250 150L-236 200L-120 170Z', metal, ink, 6),
        line('M-90 110Q-150 90 -230 140M-104 140Q-160 130 -236 172', ink, 5),
        line('M-40 130L60 240M60 110L-20 240', second, 18),
        area('M90 90L200 108L236 150L170 130Z', second),
      ].join(''),
      front: [
        inked(
          'M-74 -10L-82 -60L-70 -100L-40 -124L10 -130L60 -118L84 -80L76 -10L64 -30L58 -58L30 -66L10 -52L-14 -70L-44 -52L-62 -52L-66 -30Z',
          hair,
          ink,
          4,
        ),
        area('M30 -126L60 -118L84 -80L76 -10L64 -30L58 -58L44 -62Q52 -96 30 -126Z', ink),
        // Light from the eye
        area('M34 -6L92 -60L80 -26L134 -22L86 -2L124 30L76 14L70 50L54 14Z', accent),
        circle([36, -4], 14, white, `stroke="${accent}" stroke-width="6"`),
        line('M-58 -40L-40 -10M-46 12L-36 34', ink, 4),
        area('M-66 44L-58 70L-30 97L0 100L0 86L-34 80Z', ink, 'fill-opacity=".35"'),
      ].join(''),
    },
    'snarl',
  )
}

/** Hair blown up and back into two peaks. */
export function windswept(colours: HeadColours): string {
  const { main, second, hair, ink } = colours
  return man(colours, {
    dress: [
      bust('broad', main, ink),
      outlined('M-190 232L60 110L96 122L20 170H90L-120 240H-196Z', second, ink, 4),
    ].join(''),
    front: [
      inked(
        symmetric(
          'M0 -96C20 -110 34 -130 60 -168C78 -150 106 -130 124 -128C112 -96 96 -60 74 -8L64 -24L60 -52L24 -62L0 -46',
        ),
        hair,
        ink,
        5,
      ),
      area(
        'M60 -168C78 -150 106 -130 124 -128C112 -96 96 -60 74 -8L64 -24L60 -52L48 -56Q84 -100 60 -168Z',
        ink,
      ),
      line('M-18 -66Q-44 -96 -62 -140M-50 -60Q-76 -84 -100 -118', ink, 4),
    ].join(''),
  })
}

/** Goggles pushed up on fair hair, ears that stand out. */
export function goggles(colours: HeadColours): string {
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
export function redGlasses(colours: HeadColours): string {
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

/** A boy: a round face, large eyes, hair in his eyes. */
export function boy(colours: HeadColours): string {
  const { main, second, skin, hair, white, ink } = colours
  return [
    bust('narrow', main, ink, { collar: area(both('M27 110L132 152L120 180L20 140Z'), second) }),
    area('M-24 60H24L26 116Q0 130 -26 116Z', skin),
    inked(both('M68 -14C88 -26 96 0 84 16C78 24 70 24 64 20Z'), skin, ink, 4),
    inked(symmetric('M0 -94C56 -94 78 -62 76 -14C74 34 50 76 0 92'), skin, ink, 5),
    area('M34 -88C62 -76 78 -50 76 -14C74 34 50 76 8 90C56 40 62 -40 34 -88Z', ink),
    circle([-30, 2], 20, white, `stroke="${ink}" stroke-width="4"`),
    circle([30, 2], 20, white, `stroke="${ink}" stroke-width="4"`),
    circle([-26, 4], 10, ink),
    circle([34, 4], 10, ink),
    line('M-50 -30Q-32 -40 -14 -30M14 -30Q32 -40 50 -30', ink, 5),
    area('M-8 26L-2 34L8 30Z', ink),
    area('M-28 50Q0 62 30 48Q20 72 0 72Q-18 72 -28 50Z', ink),
    area('M-22 54Q0 62 24 53L20 60Q0 66 -16 61Z', white),
    inked(
      'M-80 0C-96 -70 -70 -118 -10 -122C-4 -136 10 -140 20 -134C16 -130 16 -124 20 -120C70 -110 96 -60 78 0C74 -20 66 -34 56 -46L36 -30L20 -52L-6 -28L-26 -52L-50 -26L-62 -40C-70 -26 -76 -14 -80 0Z',
      hair,
      ink,
      4,
    ),
    area('M30 -116C74 -100 92 -56 78 0C74 -20 68 -32 58 -44Q64 -86 30 -116Z', ink),
  ].join('')
}

/** Black as a shadow before the sun: only eyes, and flares around. */
export function solarShadow({ main, second, accent, white, ink }: HeadColours): string {
  const flares =
    'M0 -200L18 -138L60 -176L56 -116L112 -132L92 -82L150 -70L108 -36L160 0L108 14L140 62L90 60L96 110L0 110'
  return [
    inked(symmetric(flares), second, accent, 5),
    area(
      symmetric(
        'M0 -150L16 -122L44 -134L50 -100L82 -98L80 -62L108 -40L88 -14L104 20L80 34L80 80L0 80',
      ),
      accent,
    ),
    area(
      symmetric('M0 60L36 60L40 108C60 128 128 126 170 158C186 172 190 210 192 240L0 240'),
      main,
    ),
    line('M-168 170C-140 140 -80 134 -46 120M-60 200Q-30 180 0 182Q30 180 60 200', accent, 5),
    area(symmetric(SQUARE_HEAD), main, `stroke="${ink}" stroke-width="3"`),
    line('M-66 -50C-56 -84 -34 -98 -4 -98', accent, 5),
    area(both('M12 -2L56 -18L48 6L22 10Z'), white),
    area('M-28 52Q0 44 28 52L20 58Q0 54 -20 58Z', accent),
  ].join('')
}

/** A tiara of steel on a round of hair, an open shirt. */
export function steelTiara(colours: HeadColours): string {
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
export function brandedFace(colours: HeadColours): string {
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

/** Hair like a mane, fangs, and fur about the neck. */
export function maneAndFur(colours: HeadColours): string {
  const { main, second, accent, hair, white, ink } = colours
  return man(
    colours,
    {
      behind: inked(
        symmetric(
          'M0 -140L30 -150L44 -122L84 -136L86 -96L126 -96L110 -52L140 -30L112 4L136 40L104 56L120 100L80 110L0 60',
        ),
        hair,
        ink,
        5,
      ),
      dress: [
        bust('giant', main, ink),
        inked(
          symmetric(
            'M0 190L24 120L40 150L70 96L84 130L124 84L128 124L174 100L168 140L214 140L180 190L120 170L60 200L0 236',
          ),
          second,
          ink,
          5,
        ),
        line('M-150 140L-120 170M-100 130L-80 176M-60 140L-50 190', accent, 4),
      ].join(''),
      front: [
        area(
          symmetric(
            'M0 -126L20 -130L40 -108L70 -116L72 -84L98 -78L84 -44L96 -14L76 -4L76 44L62 60L64 0L58 -44L36 -56L18 -46L0 -60',
          ),
          hair,
        ),
        area('M40 -108L70 -116L72 -84L98 -78L84 -44L96 -14L76 -4L76 44L66 54Q80 -50 40 -108Z', ink),
        area('M-34 48L0 42L32 47L26 72L-28 74Z', ink),
        area(
          'M-28 50L0 46L28 50L26 54L22 66L18 55L-14 56L-19 68L-24 56ZM-22 72L-18 62L-13 73ZM20 71L15 62L11 72Z',
          white,
        ),
      ].join(''),
    },
    'snarl',
  )
}

/** A long soft cap above a green grin. */
export function goblinCap({ main, second, accent, white, ink }: HeadColours): string {
  return [
    bust('broad', second, ink),
    inked(
      symmetric('M0 140L30 112L60 130L90 116L96 150L132 144L110 180L50 176L0 200'),
      main,
      ink,
      4,
    ),
    area('M-36 60H36L40 120Q0 140 -40 120Z', main),
    inked(both('M60 -14L136 -70L118 -4L74 36Z'), main, ink, 5),
    area(both('M80 -12L118 -44L108 -6L80 18Z'), ink, 'fill-opacity=".5"'),
    inked(symmetric('M0 -84C44 -84 72 -60 72 -20C72 20 60 50 40 80L0 116'), main, ink, 5),
    area('M34 -76C58 -66 72 -46 72 -20C72 20 60 50 40 80L8 110C50 50 60 -20 34 -76Z', ink),
    // Brow, eyes, nose
    area(both('M4 -4L22 -26L66 -44L64 -24L34 -12L10 10Z'), ink),
    area(both('M14 4L60 -20L52 8L26 14Z'), accent),
    area('M34 -4h8v12h-8ZM-42 -4h8v12h-8Z', ink),
    area('M-14 20L0 6L14 20L8 40L-8 40Z', ink, 'fill-opacity=".8"'),
    // Grin
    area('M-58 40Q0 70 58 38Q46 88 0 94Q-46 88 -58 40Z', ink),
    area(
      'M-50 48L-42 66L-32 56L-22 72L-12 60L-2 74L8 60L18 72L28 56L38 66L48 46Q0 70 -50 48ZM-30 84L-20 74L-10 88L0 76L10 88L20 74L30 82Q0 96 -30 84Z',
      white,
    ),
    // Cap
    inked(
      'M-76 -30C-80 -90 -40 -134 20 -140C80 -146 130 -120 150 -70C160 -40 190 -30 200 -10C170 -4 136 -16 124 -44C112 -66 96 -74 76 -72L78 -26Q0 -78 -76 -30Z',
      second,
      ink,
      5,
    ),
    circle([198, -2], 17, second, `stroke="${ink}" stroke-width="5"`),
    area(
      'M60 -138C110 -130 140 -104 150 -70C160 -40 190 -30 200 -10C170 -4 136 -16 124 -44C112 -66 96 -74 76 -72L78 -26Q66 -40 50 -46Q100 -86 60 -138Z',
      ink,
    ),
    line('M-56 -64Q-30 -110 20 -118', white, 3),
  ].join('')
}

/** Long black hair cut straight above the eyes, and a band of teeth on a bare chest. */
export function barbarian(colours: HeadColours): string {
  const { accent, skin, hair, white, ink } = colours
  return man(
    colours,
    {
      behind: inked(
        symmetric('M0 -118C62 -120 96 -84 94 -30L110 130L84 150L56 130L0 40'),
        hair,
        ink,
      ),
      dress: [
        bust('giant', skin, ink),
        line('M-96 96Q0 200 96 96', accent, 7),
        area(both('M8 142L24 140L18 172ZM36 134L52 126L52 158ZM62 118L78 106L80 138Z'), white),
      ].join(''),
      front: [
        area(
          'M0 -116C60 -118 90 -82 88 -26L98 110L74 100L66 -24L-66 -24L-74 100L-98 110L-88 -26C-90 -82 -60 -118 0 -116Z',
          hair,
        ),
        line('M-84 -10L-88 80M-50 -28V-80M-28 -28V-88M-4 -28V-90', accent, 3),
        area('M-52 -12L-18 -8L-22 2L-46 2Z', white),
        area('M-38 -11h10v12h-10Z', ink),
      ].join(''),
    },
    'snarl',
  )
}
