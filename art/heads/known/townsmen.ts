import { area, circle, line, outlined } from '../../drawing/elements.ts'
import { man } from '../assemble.ts'
import type { Head, HeadColours } from '../colours.ts'
import { both, symmetric } from '../mirrored.ts'
import { bust, inked } from '../parts.ts'

// Men in hats, ties and jackets.

/** A peaked cap with a badge, above a white moustache. */
function officerCap(colours: HeadColours): string {
  const { main, second, accent, hair, ink } = colours
  return man(
    colours,
    {
      dress: [
        bust('broad', main, ink, { collar: area(both('M44 108L110 126L60 240L20 240Z'), main) }),
        line(both('M44 108L18 240M44 110L108 128L70 196'), ink, 4),
        area(both('M120 128L176 158L168 174L112 146Z'), accent),
        outlined(symmetric('M0 124L20 122L12 150L20 240L0 240'), second, ink, 3),
      ].join(''),
      front: [
        area(both('M72 -30L70 20L60 10L60 -26Z'), hair),
        inked(symmetric('M0 38C20 30 40 40 54 60C36 62 20 58 0 54'), hair, ink, 4),
        inked(
          symmetric('M0 -136C50 -146 96 -140 124 -110C118 -84 96 -66 84 -52L0 -64'),
          main,
          ink,
          5,
        ),
        area(
          'M60 -140C90 -138 112 -126 124 -110C118 -84 96 -66 84 -52L40 -58Q84 -94 60 -140Z',
          ink,
        ),
        inked(symmetric('M0 -76L84 -62L82 -40L0 -54'), second, ink, 4),
        inked(symmetric('M0 -54C40 -54 70 -48 82 -40C70 -20 40 -26 0 -30'), ink, ink),
        circle([0, -98], 20, accent, `stroke="${ink}" stroke-width="4"`),
      ].join(''),
    },
    'snarl',
  )
}

/** A bowler and a moustache as broad as the face. */
function bowlerHat(colours: HeadColours): string {
  const { main, second, accent, hair, white, ink } = colours
  return man(colours, {
    dress: [
      bust('giant', main, ink),
      outlined('M-60 92L0 140L60 92L80 108L0 180L-80 108Z', second, ink, 4),
      area(both('M120 100L180 118L170 140L112 120Z'), accent),
    ].join(''),
    front: [
      area(both('M73 -30L70 26L58 10L60 -30Z'), hair),
      inked(
        symmetric('M0 34C26 24 50 36 66 56C80 66 92 64 100 52C104 80 84 92 62 86C36 80 18 66 0 62'),
        hair,
        ink,
        5,
      ),
      area(
        'M30 30C46 34 56 44 66 56C80 66 92 64 100 52C104 80 84 92 62 86C50 82 40 78 30 72Q52 56 30 30Z',
        ink,
      ),
      inked(symmetric('M0 -158C60 -158 86 -122 86 -62L0 -54'), ink, ink, 5),
      area(
        'M-66 -84C-62 -122 -40 -142 -12 -144C-40 -126 -50 -106 -50 -78Z',
        white,
        'fill-opacity=".35"',
      ),
      area('M-86 -74Q0 -56 86 -74L86 -58Q0 -40 -86 -58Z', second),
      inked(symmetric('M0 -56C50 -56 84 -62 118 -84C122 -52 70 -36 0 -34'), ink, ink, 5),
    ].join(''),
  })
}

/** A bald crown, side whiskers and a bow tie. */
function butler(colours: HeadColours): string {
  const { main, hair, second, white, ink } = colours
  return man(colours, {
    dress: [
      bust('broad', main, ink),
      area(symmetric('M0 110L40 104L70 150L20 240L0 240'), second),
      area('M10 110L40 104L70 150L20 240L4 240Z', ink, 'fill-opacity=".5"'),
      inked(both('M4 134L46 112L48 164L4 148Z'), ink, ink, 4),
      circle([0, 141], 12, ink),
    ].join(''),
    front: [
      area(both('M75 -56C84 -30 82 0 72 14L62 4L60 -34L66 -50Z'), hair),
      area('M-22 -92C-40 -86 -50 -74 -54 -60C-38 -74 -22 -80 -6 -82Z', white),
      line('M-40 -66Q-4 -76 30 -66', hair, 5),
      area('M-30 44Q0 36 30 44L24 50Q0 44 -24 50Z', hair),
      line('M-50 30Q-42 44 -46 60', ink, 3.5),
    ].join(''),
  })
}

/** Grey hair, a moustache, and a tie on a white shirt. */
function editor(colours: HeadColours): string {
  const { main, second, accent, hair, ink } = colours
  return man(colours, {
    dress: [
      bust('broad', main, ink),
      line('M-120 128L-90 240M120 128L90 240', second, 16),
      outlined('M-44 104L0 150L44 104L56 120L0 176L-56 120Z', main, ink, 4),
      outlined(symmetric('M0 146L18 152L12 166L24 240L0 240'), accent, ink, 4),
    ].join(''),
    front: [
      inked(
        symmetric(
          'M0 -116C20 -124 34 -116 46 -112C66 -108 82 -92 80 -66C88 -50 82 -26 72 -10L64 -20L60 -54L30 -70L0 -66',
        ),
        hair,
        ink,
        4,
      ),
      area(
        'M46 -112C66 -108 82 -92 80 -66C88 -50 82 -26 72 -10L64 -20L60 -54L44 -62Q58 -90 46 -112Z',
        ink,
      ),
      area('M-30 42Q0 32 30 42L34 54Q0 46 -34 54Z', hair),
    ].join(''),
  })
}

/** Spectacles, a high brow, a cigarette and a loose tie. */
function reporter(colours: HeadColours): string {
  const { main, second, accent, hair, white, ink } = colours
  return man(colours, {
    dress: [
      bust('broad', main, ink, { collar: area(symmetric('M0 114L44 106L70 140L0 230'), white) }),
      outlined(symmetric('M0 140L20 146L12 164L22 240L0 240'), accent, ink, 4),
      outlined(both('M44 104L80 118L60 200L20 240L46 150Z'), second, ink, 4),
    ].join(''),
    front: [
      area(both('M74 -60C86 -30 84 4 72 20L62 8L60 -40L66 -56Z'), hair),
      area(
        'M-60 -70C-50 -112 20 -124 56 -84C30 -96 -20 -92 -36 -70C-46 -62 -56 -62 -60 -70Z',
        hair,
      ),
      outlined('M-64 -24H-8L-14 16H-56Z', white, ink, 7),
      outlined('M64 -24H8L14 16H56Z', white, ink, 7),
      line('M-10 -16Q0 -24 10 -16', ink, 7),
      area('M-42 -14h12v16h-12ZM30 -14h12v16h-12Z', ink),
      line('M-24 58L-66 70', white, 8),
      line('M-70 62Q-84 40 -70 20Q-60 4 -74 -14', white, 5),
      line('M-40 -56Q0 -64 30 -58', ink, 3),
    ].join(''),
  })
}

/** Hair in stiff waves, row behind row. */
function stiffWaves(colours: HeadColours): string {
  const { main, second, accent, hair, white, ink } = colours
  return man(colours, {
    dress: [
      bust('broad', main, ink, { collar: area(symmetric('M0 114L44 106L70 140L0 230'), white) }),
      outlined(symmetric('M0 132L20 136L12 156L22 240L0 240'), accent, ink, 4),
      outlined(both('M44 104L90 120L60 200L20 240L46 150Z'), second, ink, 4),
    ].join(''),
    front: [
      inked(
        symmetric(
          'M0 -126C20 -138 34 -130 40 -118C60 -124 72 -110 72 -94C90 -88 92 -66 82 -56C90 -40 86 -20 74 -6L64 -22L60 -50L0 -60',
        ),
        hair,
        ink,
        4,
      ),
      line(
        'M-70 -70C-50 -96 -30 -60 -10 -84C10 -104 30 -70 60 -88M-76 -44C-56 -72 -40 -44 -20 -62M-56 -100C-40 -116 -20 -92 0 -110C16 -120 30 -100 44 -106',
        ink,
        5,
      ),
      area(
        'M40 -118C60 -124 72 -110 72 -94C90 -88 92 -66 82 -56C90 -40 86 -20 74 -6L64 -22L62 -48Q66 -90 40 -118Z',
        ink,
      ),
    ].join(''),
  })
}

/** Cropped fair hair and the jacket of a school team. */
function teamJacket(colours: HeadColours): string {
  const { main, second, accent, hair, white, ink } = colours
  return man(
    colours,
    {
      dress: [
        bust('giant', main, ink, {
          collar: area(both('M96 84L190 100L240 150L258 240L150 240Z'), second),
        }),
        area(symmetric('M0 100L60 84L72 110L30 240L0 240'), white),
        line(both('M62 84L84 110L40 240'), accent, 9),
      ].join(''),
      front: [
        inked(
          'M-74 -20L-78 -80L-54 -116L-20 -106L0 -122L22 -106L54 -118L78 -80L74 -20L62 -56L0 -66L-62 -56Z',
          hair,
          ink,
          4,
        ),
        area('M22 -106L54 -118L78 -80L74 -20L64 -52Q64 -84 22 -106Z', ink),
        line('M-50 -100L-46 -70M-28 -100L-26 -74M-4 -108V-76', ink, 3.5),
      ].join(''),
    },
    'smirk',
  )
}

/** Hair over the ears and a strap of a guitar. */
function shaggyHair(colours: HeadColours): string {
  const { main, second, accent, hair, white, ink } = colours
  return man(
    colours,
    {
      dress: [
        bust('broad', main, ink, { collar: area(symmetric('M0 112L44 106L64 130L0 210'), white) }),
        outlined('M-130 134L-104 122L80 240H30Z', accent, ink, 4),
        inked(both('M40 104L80 96L96 140L60 170Z'), second, ink, 4),
      ].join(''),
      front: [
        inked(
          'M-66 24L-90 20L-82 -8L-98 -30L-82 -54C-88 -100 -40 -128 10 -122C60 -120 96 -90 84 -50L98 -26L82 -6L90 22L66 24L62 -20L48 -46L28 -28L14 -56L-14 -30L-26 -56L-50 -30L-60 -36Z',
          hair,
          ink,
          4,
        ),
        area('M40 -116C76 -104 92 -82 84 -50L98 -26L82 -6L90 22L66 24L64 -20Q72 -76 40 -116Z', ink),
        line('M-40 -104Q-64 -80 -60 -50M-6 -112Q-24 -90 -20 -64', ink, 3.5),
      ].join(''),
    },
    'smirk',
  )
}

export const TOWNSMEN = {
  officer: officerCap,
  bowler: bowlerHat,
  butler,
  editor,
  reporter,
  waves: stiffWaves,
  jock: teamJacket,
  shaggy: shaggyHair,
} satisfies Record<string, Head>
