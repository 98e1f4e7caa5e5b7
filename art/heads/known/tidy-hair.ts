import { area, circle, line, outlined } from '../../drawing/elements.ts'
import { woman } from '../assemble.ts'
import type { Head, HeadColours } from '../colours.ts'
import { both, symmetric } from '../mirrored.ts'
import { bust, inked } from '../parts.ts'

// Hair for the office: put up, tied back, turned under.

/** Hair tied high at the back. */
function ponytail(colours: HeadColours): string {
  const { main, second, hair, ink } = colours
  return woman(colours, {
    behind: [
      inked(
        'M40 -110C90 -150 150 -120 150 -50C150 10 176 50 160 110C150 80 120 70 112 20C106 -30 100 -60 60 -70Z',
        hair,
        ink,
        5,
      ),
      line('M80 -110C120 -90 130 -40 132 20C134 50 148 70 152 90', ink, 4),
    ].join(''),
    dress: [
      bust('narrow', main, ink),
      outlined(symmetric('M0 140L30 100L60 122L44 160L0 200'), second, ink, 4),
      line('M0 200V240', ink, 4),
    ].join(''),
    front: [
      inked(
        symmetric('M0 -118C56 -118 80 -82 76 -34L66 0L58 -36C40 -56 20 -64 0 -64'),
        hair,
        ink,
        4,
      ),
      line('M-50 -60Q-30 -96 20 -108M-20 -68Q0 -98 40 -104', ink, 3),
      area('M36 -110C66 -96 78 -68 76 -34L66 0L60 -30Q62 -76 36 -110Z', ink),
      area(both('M66 -30L72 -34L68 30L62 10Z'), hair),
    ].join(''),
  })
}

/** Put up in a roll, with freckles. */
function rolledUp(colours: HeadColours): string {
  const { main, second, accent, hair, white, ink } = colours
  return woman(colours, {
    behind: inked(
      symmetric('M0 -150C50 -152 76 -128 72 -96C96 -90 98 -50 84 -20L66 10L0 0'),
      hair,
      ink,
      5,
    ),
    dress: [
      bust('narrow', main, ink, { collar: area(both('M27 108L90 126L50 200L10 160Z'), main) }),
      outlined(symmetric('M0 190L24 104L54 124L30 170L0 220'), second, ink, 4),
    ].join(''),
    front: [
      area(
        'M-66 10C-90 -40 -84 -84 -50 -98C-10 -110 50 -104 74 -76C90 -50 80 -10 66 10C66 -20 56 -40 20 -48C-10 -50 -40 -70 -50 -56C-64 -40 -62 -10 -66 10Z',
        hair,
      ),
      line('M-50 -56C-20 -80 40 -84 66 -50M-56 -110Q0 -90 60 -110M-44 -130Q0 -112 46 -130', ink, 4),
      area('M44 -96C84 -84 90 -30 66 10C66 -20 62 -36 50 -44Q66 -72 44 -96Z', ink),
      area(
        'M-48 22h5v5h-5ZM-38 30h5v5h-5ZM-30 20h5v5h-5ZM-20 28h5v5h-5ZM22 22h5v5h-5ZM34 28h5v5h-5ZM44 20h5v5h-5Z',
        accent,
      ),
      circle([-66, 40], 8, white, `stroke="${ink}" stroke-width="3"`),
      circle([66, 40], 8, white, `stroke="${ink}" stroke-width="3"`),
    ].join(''),
  })
}

/** Smooth to the chin and turned under. */
function pageBoy(colours: HeadColours): string {
  const { main, second, hair, ink } = colours
  return woman(colours, {
    behind: inked(
      symmetric('M0 -120C64 -122 98 -84 98 -24C98 30 96 70 70 84C56 84 48 70 52 50L0 40'),
      hair,
      ink,
      5,
    ),
    dress: [
      bust('narrow', main, ink),
      outlined(both('M4 120L30 104L70 124L30 152Z'), second, ink, 4),
    ].join(''),
    front: [
      area(
        'M-20 -116C-80 -106 -104 -60 -96 0C-94 40 -88 70 -66 76C-60 50 -64 20 -62 -10C-58 -40 -20 -56 10 -56C40 -56 58 -40 62 -10C64 20 60 50 66 76C88 70 94 40 96 0C100 -90 60 -126 -20 -116Z',
        hair,
      ),
      line('M-80 -10Q-76 -60 -30 -80Q20 -86 56 -60M-80 40Q-82 10 -78 -20', ink, 3.5),
      area('M44 -108C84 -88 98 -50 96 0C94 40 88 70 66 76C62 56 64 36 64 14Q84 -54 44 -108Z', ink),
    ].join(''),
  })
}

/** Round glasses that are dark: she does not see. */
function blindWithGlasses(colours: HeadColours): string {
  const { main, second, hair, white, ink } = colours
  return woman(colours, {
    behind: inked(
      symmetric('M0 -118C60 -120 92 -80 90 -24C88 20 100 40 110 70C96 84 70 80 58 60L0 40'),
      hair,
      ink,
      5,
    ),
    dress: bust('narrow', main, ink, {
      collar: area(symmetric('M0 112L27 108L70 126L0 176'), second),
    }),
    front: [
      area(
        'M20 -116C-50 -126 -96 -84 -88 -20C-86 10 -90 30 -96 54C-74 46 -66 10 -62 -20C-40 -44 0 -50 30 -78C46 -60 56 -40 62 -16C66 10 74 46 96 54C90 30 88 10 90 -20C94 -80 60 -114 20 -116Z',
        hair,
      ),
      line('M30 -78C0 -60 -50 -56 -74 0', ink, 3),
      area('M46 -104C78 -84 92 -50 90 -20C88 10 90 30 96 54C78 48 70 24 66 2Q80 -60 46 -104Z', ink),
      circle([-32, -8], 26, ink),
      circle([32, -8], 26, ink, `stroke="${white}" stroke-width="3"`),
      line('M-8 -12Q0 -18 8 -12', ink, 6),
      line('M-44 -10Q-40 -24 -26 -24M20 -10Q24 -24 38 -24', white, 5),
    ].join(''),
  })
}

/** Glasses pushed up into curls, bubbles of light. */
function glassesInHair(colours: HeadColours): string {
  const { main, second, accent, hair, ink } = colours
  return woman(colours, {
    behind: inked(
      symmetric(
        'M0 -134C40 -150 76 -136 84 -108C112 -100 118 -64 104 -44C124 -24 116 10 98 20C106 48 88 66 70 62L0 40',
      ),
      hair,
      ink,
      5,
    ),
    dress: bust('narrow', main, ink, {
      collar: area(both('M60 124L132 152L152 240L100 240Z'), second),
    }),
    front: [
      area(
        'M0 -118C50 -126 90 -96 88 -40C88 -10 80 20 70 34C68 0 62 -20 52 -34L30 -24L10 -44L-14 -22L-34 -42L-54 -26C-64 -10 -68 10 -70 34C-80 20 -88 -10 -88 -40C-90 -96 -50 -126 0 -118Z',
        hair,
      ),
      area(
        'M46 -110C76 -96 90 -72 88 -40C88 -10 80 20 70 34C70 6 66 -10 60 -22Q74 -70 46 -110Z',
        ink,
      ),
      inked(
        'M-76 -98L-6 -86L0 -78L6 -86L76 -98L66 -58L20 -56L0 -70L-20 -56L-66 -58Z',
        accent,
        ink,
        6,
      ),
      line('M-58 -88L-48 -66M-46 -86L-38 -66', second, 4),
      circle([-120, 30], 22, accent, `stroke="${ink}" stroke-width="4"`),
      circle([128, -20], 17, accent, `stroke="${ink}" stroke-width="4"`),
      circle([112, 60], 24, accent, `stroke="${ink}" stroke-width="4"`),
    ].join(''),
  })
}

/** Sleek black hair drawn back into a knot. */
function sleekKnot(colours: HeadColours): string {
  const { main, second, accent, hair, ink } = colours
  return woman(colours, {
    behind: [
      inked('M-20 -116C-30 -160 40 -176 60 -136C66 -120 50 -106 40 -100Z', hair, ink, 5),
      inked(
        'M40 -140C96 -130 130 -60 120 40C112 20 96 10 90 -30C86 -80 70 -100 44 -104Z',
        hair,
        ink,
        5,
      ),
    ].join(''),
    dress: [
      bust('narrow', main, ink, { collar: area(both('M27 108L60 120L30 240L0 240Z'), second) }),
      outlined(symmetric('M0 140L26 100L44 118L0 176'), main, ink, 4),
    ].join(''),
    front: [
      inked(
        symmetric('M0 -116C54 -116 78 -82 74 -32L64 6L60 -34C44 -60 20 -72 0 -76'),
        hair,
        ink,
        4,
      ),
      line('M-56 -50Q-40 -90 10 -104M-34 -64Q-10 -94 24 -100', second, 3.5),
      circle([-64, 44], 8, accent, `stroke="${ink}" stroke-width="3"`),
      circle([64, 44], 8, accent, `stroke="${ink}" stroke-width="3"`),
    ].join(''),
  })
}

/** Round glasses pushed up on short black hair, and a coat with a high collar. */
function glassesAndCoat(colours: HeadColours): string {
  const { main, second, hair, lips, white, ink } = colours
  return woman(colours, {
    behind: [
      inked(both('M30 120L96 20L150 70L196 150L190 240L50 240Z'), main, ink, 5),
      inked(symmetric('M0 -118C56 -120 88 -84 86 -34L92 20L64 14L0 0'), hair, ink, 4),
    ].join(''),
    dress: bust('narrow', second, ink, {
      collar: area(both('M70 124L140 130L156 240L90 240Z'), main),
    }),
    front: [
      area(
        'M-6 -118C-66 -114 -96 -70 -86 -14L-94 24L-66 20C-68 -10 -62 -30 -52 -44L-36 -26L-24 -50L-4 -30L12 -52L28 -30L44 -48C58 -34 66 -10 66 20L94 24L86 -14C96 -76 56 -122 -6 -118Z',
        hair,
      ),
      line('M-62 -60Q-44 -92 -10 -100', white, 3.5),
      circle([-36, -76], 30, lips, `stroke="${ink}" stroke-width="7"`),
      circle([36, -76], 30, lips, `stroke="${ink}" stroke-width="7"`),
      line('M-8 -80Q0 -86 8 -80M-64 -72L-82 -58M64 -72L82 -58', ink, 7),
      line('M-52 -80Q-48 -96 -32 -98M20 -80Q24 -96 40 -98', white, 6),
    ].join(''),
  })
}

export const TIDY_HAIR = {
  jubilee: glassesAndCoat,
  ponytail,
  updo: rolledUp,
  pageboy: pageBoy,
  alicia: blindWithGlasses,
  shades: glassesInHair,
  knot: sleekKnot,
} satisfies Record<string, Head>
