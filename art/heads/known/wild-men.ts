import { area, circle, line } from '../../drawing/elements.ts'
import { man } from '../assemble.ts'
import type { Head, HeadColours } from '../colours.ts'
import { both, symmetric } from '../mirrored.ts'
import { bust, inked } from '../parts.ts'

// Manes, long locks, and a boy who has not been combed.

/** Hair like a mane, fangs, and fur about the neck. */
function maneAndFur(colours: HeadColours): string {
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
function goblinCap({ main, second, accent, white, ink }: HeadColours): string {
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
    area('M60 -138C84 -126 92 -100 76 -72L78 -26Q66 -40 50 -46Q86 -86 60 -138Z', ink),
    line('M-56 -64Q-30 -110 20 -118', white, 3),
  ].join('')
}

/** Long black hair cut straight above the eyes, and a band of teeth on a bare chest. */
function barbarian(colours: HeadColours): string {
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
        area(both('M8 142L24 140L18 172Z'), white),
        area(both('M36 134L52 126L52 158Z'), white),
        area(both('M62 118L78 106L80 138Z'), white),
      ].join(''),
      front: [
        area(
          'M0 -116C60 -118 90 -82 88 -26L98 110L74 100L66 -24L-66 -24L-74 100L-98 110L-88 -26C-90 -82 -60 -118 0 -116Z',
          hair,
        ),
        line('M-84 -10L-88 80M-50 -28V-80M-28 -28V-88M-4 -28V-90', colours.main, 3),
        area('M-52 -12L-18 -8L-22 2L-46 2Z', white),
        area('M-38 -11h10v12h-10Z', ink),
      ].join(''),
    },
    'snarl',
  )
}

/** Straight hair to the chest under a band. */
function bandAndLongHair(colours: HeadColours): string {
  const { main, second, accent, hair, ink } = colours
  return man(colours, {
    behind: inked(symmetric('M0 -116C62 -118 96 -82 96 -30L120 190L84 200L52 130L0 40'), hair, ink),
    dress: bust('giant', main, ink, {
      collar: area(both('M96 90L190 104L232 140L170 200Z'), second),
    }),
    front: [
      area(
        symmetric('M0 -114C58 -116 88 -80 86 -28L104 170L78 180L66 20L60 -30L34 -56L0 -92'),
        hair,
      ),
      line('M-78 10L-88 150M-70 -40Q-50 -90 -4 -96', accent, 3),
      area('M42 -104C72 -90 86 -62 86 -28L104 170L84 177L72 20Q84 -60 42 -104Z', ink),
      inked('M-84 -44Q0 -74 84 -44L82 -22Q0 -52 -82 -22Z', accent, ink, 4),
      area(both('M20 22L58 14L56 26L22 32Z'), second),
    ].join(''),
  })
}

/** A boy: a round face, large eyes, hair in his eyes. */
function boy(colours: HeadColours): string {
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

export const WILD_MEN = {
  feral: maneAndFur,
  goblin: goblinCap,
  barbarian,
  longband: bandAndLongHair,
  boy,
} satisfies Record<string, Head>
