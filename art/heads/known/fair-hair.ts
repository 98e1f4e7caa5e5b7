import { area, circle, line } from '../../drawing/elements.ts'
import { woman } from '../assemble.ts'
import type { Head, HeadColours } from '../colours.ts'
import { both, symmetric } from '../mirrored.ts'
import { bust, inked } from '../parts.ts'
import { curls, ring } from '../people/person.ts'

// Women who share fair hair, so that all the rest has to tell them apart.

const BODICE = 'M-154 240L-110 190Q-60 160 0 196Q60 160 110 190L154 240Z'

/** A headpiece that frames the face like a mask, swept up into wings. */
function wingedHeadpiece(colours: HeadColours): string {
  const { main, accent, skin, hair, ink } = colours
  return woman(colours, {
    behind:
      inked(
        symmetric('M0 -100C70 -100 100 -60 104 -10C106 50 138 90 132 150L150 240L60 240L0 60'),
        hair,
        ink,
        5,
      ) + line('M-96 40C-96 90 -116 120 -112 170M96 40C96 90 116 120 112 170', ink, 3),
    dress: bust('narrow', skin, ink, { collar: area(BODICE, main) }),
    front: [
      inked(
        symmetric(
          'M0 -126C28 -130 54 -118 66 -98C92 -112 112 -140 122 -176C150 -128 146 -62 100 -18L88 34L66 66L60 4C56 -24 40 -38 22 -42L0 -16',
        ),
        main,
        ink,
        5,
      ),
      area(
        'M36 -122C52 -116 60 -108 66 -98C92 -112 112 -140 122 -176C150 -128 146 -62 100 -18L88 34L66 66L62 20C80 -30 74 -90 36 -122Z',
        ink,
        'fill-opacity=".78"',
      ),
      line('M-66 60L-60 4C-56 -24 -40 -38 -22 -42L0 -16L22 -42C40 -38 56 -24 60 4', accent, 6),
      line('M-78 -78C-100 -92 -114 -112 -124 -140M-84 -54C-104 -64 -120 -80 -134 -104', ink, 4),
      inked('M0 -104L13 -80L0 -54L-13 -80Z', accent, ink, 3),
    ].join(''),
  })
}

/** Hair adrift as under water, pointed ears, and a wave on either side. */
function seaMaiden(colours: HeadColours): string {
  const { main, second, skin, hair, white, sky, ink } = colours
  const wave =
    'M50 240C70 160 96 130 96 70C98 30 130 6 166 24C150 28 144 44 154 58C190 90 196 160 196 240Z'
  return woman(colours, {
    behind: [
      inked(both(wave), sky, ink, 5),
      line(both('M112 120C118 90 104 62 124 40M140 150C146 120 128 90 136 70'), white, 6),
    ].join(''),
    dress: bust('narrow', skin, ink, {
      collar: [
        area(
          'M-154 240L-116 196L-64 160L-52 120L-28 126L0 206L28 126L52 120L64 160L116 196L154 240Z',
          main,
        ),
        line('M-90 190Q-76 206 -62 190Q-48 206 -34 192M-104 216Q-90 232 -76 216', second, 5),
      ].join(''),
    }),
    front: [
      inked(both('M60 8L116 -58L96 16L68 38Z'), skin, ink, 4),
      area('M66 14L108 -42L92 14L70 34Z', ink, 'fill-opacity=".7"'),
      inked(
        'M-68 -2C-88 -30 -92 -66 -128 -84C-104 -90 -94 -104 -104 -136C-78 -118 -56 -122 -52 -158C-32 -134 -8 -140 4 -172C20 -140 44 -138 66 -160C66 -130 82 -118 116 -126C92 -100 92 -46 68 -2L61 -34C46 -62 14 -62 -14 -84C-26 -58 -52 -56 -61 -30Z',
        hair,
        ink,
        4,
      ),
      line('M-14 -84C-40 -88 -72 -80 -92 -100M-6 -90C-6 -112 -2 -130 4 -146', ink, 3.5),
      area(
        'M34 -146C46 -144 56 -148 66 -160C66 -130 82 -118 116 -126C92 -100 92 -46 68 -2L61 -34L46 -54C60 -90 56 -120 34 -146Z',
        ink,
        'fill-opacity=".78"',
      ),
    ].join(''),
  })
}

/** A rounded bob of the sixties, a wide collar and pearls. */
function officeBob(colours: HeadColours): string {
  const { main, second, accent, hair, ink } = colours
  const pearls = [-30, -11, 11, 30].map((x) =>
    circle([x, 136 - (x * x) / 60], 9, second, `stroke="${ink}" stroke-width="3"`),
  )
  return woman(colours, {
    behind: inked(
      symmetric('M0 -146C74 -150 120 -106 116 -48C112 -6 122 26 108 54C92 82 62 82 44 70L0 40'),
      hair,
      ink,
      5,
    ),
    dress: [
      bust('narrow', main, ink),
      inked(both('M27 106L88 122L92 176L40 186L4 150Z'), second, ink, 4),
      ...pearls,
    ].join(''),
    front: [
      area(
        'M-20 -138C-88 -134 -118 -84 -110 -30C-106 10 -116 34 -98 60C-84 78 -62 72 -54 58C-66 40 -66 8 -62 -14C-34 -10 24 -24 46 -62C56 -48 62 -30 64 -4C66 24 66 42 56 58C66 74 86 76 98 58C116 34 106 10 110 -30C116 -96 60 -144 -20 -138Z',
        hair,
      ),
      line('M46 -62C20 -40 -30 -34 -76 -40M-40 -124C-80 -110 -96 -80 -94 -40', ink, 3.5),
      line('M-92 56Q-80 66 -66 56', ink, 3.5),
      area(
        'M50 -122C92 -106 114 -76 110 -30C106 10 116 34 98 58C86 76 66 74 56 58C66 42 66 24 66 10C84 -30 84 -80 50 -122Z',
        ink,
        'fill-opacity=".78"',
      ),
      circle([-66, 46], 9, accent, `stroke="${ink}" stroke-width="3"`),
    ].join(''),
  })
}

/** A crescent over one eye, a white suit cut open, and knives of light. */
function knivesOfLight(colours: HeadColours): string {
  const { main, second, accent, skin, hair, white, ink } = colours
  return woman(colours, {
    behind: [
      inked(both('M70 130L150 -96L166 -60L112 132Z'), white, second, 6),
      inked(both('M96 140L206 -40L214 2L130 150Z'), white, second, 6),
      inked(both('M112 160L230 60L226 100L140 180Z'), accent, second, 6),
      inked(
        symmetric('M0 -122C64 -124 96 -84 96 -30C96 30 118 70 116 150L84 170L50 120L0 60'),
        hair,
        ink,
        5,
      ),
    ].join(''),
    dress: [
      bust('narrow', main, ink),
      // The cut of the suit: a crescent from shoulder to shoulder, and a blade down from it.
      area(symmetric('M0 110L27 108C50 126 78 128 96 136C82 170 50 186 22 190L0 240'), skin),
      area('M8 112L27 108C50 126 78 128 96 136C82 170 50 186 22 190L4 236Z', ink),
      line('M-27 108C-50 126 -78 128 -96 136C-82 170 -50 186 -22 190L0 240', ink, 4),
    ].join(''),
    front: [
      // Crescent
      area(
        'M-8 -56C-58 -56 -78 -12 -58 28C-48 44 -30 46 -16 40C-40 30 -50 8 -46 -14C-44 -34 -30 -48 -8 -56Z',
        ink,
      ),
      area(
        'M30 -118C-46 -136 -102 -90 -94 -20C-92 20 -100 60 -104 100C-84 80 -72 40 -66 0C-60 -34 -30 -64 36 -82C54 -60 60 -30 64 0C70 40 82 80 104 100C98 40 102 0 94 -40C88 -90 64 -112 30 -118Z',
        hair,
      ),
      line('M36 -82C-14 -80 -66 -50 -80 30', ink, 3),
      area(
        'M46 -112C84 -90 98 -50 96 -20C96 20 98 60 104 100C84 80 72 40 66 6Q88 -60 46 -112Z',
        ink,
      ),
    ].join(''),
  })
}

const GLOW = [
  { reach: 160, colour: 'second' },
  { reach: 144, colour: 'main' },
  { reach: 128, colour: 'metal' },
  { reach: 113, colour: 'lips' },
] as const

/** Light in all colours about somebody who is made of it. */
function rainbowGlow(colours: HeadColours): string {
  const { main, second, hair, white, ink } = colours
  const bands = GLOW.map(({ reach, colour }, place) => {
    const outline = curls(ring([0, -6], reach * 0.92, reach, 11 - place), [0, -6], 1.16)
    return inked(outline, colours[colour], ink, place === 0 ? 5 : 2)
  })
  return woman(
    colours,
    {
      behind: [
        ...bands,
        inked(
          symmetric(
            'M0 -124C62 -126 94 -88 94 -34C94 6 100 26 124 40C108 56 110 84 128 104C100 116 70 110 56 80L0 60',
          ),
          hair,
          ink,
          4,
        ),
      ].join(''),
      dress: bust('narrow', colours.skin, ink, { collar: area(BODICE, main) }),
      front: [
        area(
          'M-16 -118C-74 -112 -98 -66 -92 -14C-92 8 -98 24 -110 40C-86 36 -70 16 -63 -10C-54 -44 -34 -60 -10 -80C20 -62 54 -50 62 -14C68 14 84 36 108 42C96 20 98 -10 92 -40C84 -90 46 -124 -16 -118Z',
          hair,
        ),
        line('M-10 -80C-44 -80 -72 -46 -80 10', ink, 3),
        area(
          'M26 -112C66 -102 86 -76 92 -40C98 -10 96 20 108 42C84 36 74 20 66 -2Q78 -66 26 -112Z',
          ink,
          'fill-opacity=".78"',
        ),
        area(both('M16 -8Q30 -20 48 -12Q32 2 16 -8Z'), white),
        area('M-86 190L-60 172L-40 190L-60 206Z', second),
      ].join(''),
    },
    white,
  )
}

/** Hair that the wind has in all directions, and long pointed ears. */
function windBlown(colours: HeadColours): string {
  const { main, second, skin, hair, ink } = colours
  return woman(colours, {
    behind: inked(
      symmetric(
        'M0 -128C26 -146 54 -138 76 -164C78 -128 98 -110 132 -120C112 -92 114 -66 140 -48C116 -36 112 -8 136 12C108 22 106 52 132 78C102 78 96 108 118 142C84 132 80 160 90 196L56 150L0 60',
      ),
      hair,
      ink,
      5,
    ),
    dress: bust('narrow', skin, ink, {
      collar: [
        area('M-154 240L-130 150L-60 126L0 220L60 126L130 150L154 240Z', main),
        area('M-130 150L-60 126L-40 160L-120 190Z', second),
      ].join(''),
    }),
    front: [
      area(
        'M6 -130C-64 -134 -100 -90 -96 -30C-98 -4 -104 20 -120 34C-94 38 -74 20 -63 -12C-54 -44 -26 -60 -12 -92C14 -62 50 -52 61 -14C74 18 94 38 120 34C104 20 98 -4 98 -40C96 -90 66 -126 6 -130Z',
        hair,
      ),
      line(
        'M-12 -92C-30 -76 -70 -50 -84 0M-56 -118Q-76 -126 -90 -122M-92 -60Q-106 -66 -120 -60M-96 54Q-104 66 -116 70',
        ink,
        4,
      ),
      area(
        'M44 -118C80 -100 98 -70 98 -40C98 -4 104 20 120 34C94 38 80 22 68 2Q84 -64 44 -118Z',
        ink,
      ),
      inked('M-60 8L-132 -74L-102 22L-68 40Z', skin, ink, 4),
      line('M-72 12L-112 -40', ink, 3.5),
      inked('M60 8L132 -74L102 22L68 40Z', ink, ink, 4),
      line('M70 10L122 -58', skin, 4),
    ].join(''),
  })
}

export const FAIR_HAIR = {
  enchantress: wingedHeadpiece,
  seamaid: seaMaiden,
  officebob: officeBob,
  crescenteye: knivesOfLight,
  rainbow: rainbowGlow,
  windblown: windBlown,
} satisfies Record<string, Head>
