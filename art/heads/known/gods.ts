import { area, circle, line, outlined } from '../../drawing/elements.ts'
import { star } from '../../drawing/shapes.ts'
import { man, woman } from '../assemble.ts'
import type { Head, HeadColours } from '../colours.ts'
import { both, symmetric } from '../mirrored.ts'
import { NARROW_HEAD } from '../outlines.ts'
import { bust, inked, narrowFace, neck } from '../parts.ts'

// Gods and their friends: helmets, tiaras, feathers.

/** Curls, a beard of curls, a band of gold, a strap across a bare chest. */
function curledBeard(colours: HeadColours): string {
  const { main, accent, skin, hair, white, ink } = colours
  return man(colours, {
    dress: [
      bust('giant', skin, ink),
      outlined('M-150 96L-104 84L110 240H30Z', main, ink, 5),
      circle([-70, 140], 22, accent, `stroke="${ink}" stroke-width="5"`),
    ].join(''),
    front: [
      inked(
        symmetric(
          'M0 38C20 30 40 38 56 26L74 10C88 30 80 50 84 64C80 80 66 82 64 96C50 100 44 116 30 114C18 124 8 122 0 118',
        ),
        hair,
        ink,
        4,
      ),
      area(
        'M56 26L74 10C88 30 80 50 84 64C80 80 66 82 64 96C50 100 44 116 30 114C22 120 14 122 8 120C40 90 56 60 56 26Z',
        ink,
      ),
      area('M-24 54Q0 48 24 52L18 64Q0 60 -18 66Z', white),
      line('M-56 60Q-48 70 -52 84M-34 84Q-26 92 -28 104', ink, 4),
      inked(
        symmetric(
          'M0 -120C14 -134 34 -130 42 -116C62 -122 78 -104 74 -90C92 -84 94 -62 82 -54C90 -40 84 -22 72 -20L64 -40L0 -56',
        ),
        hair,
        ink,
        4,
      ),
      area(
        'M42 -116C62 -122 78 -104 74 -90C92 -84 94 -62 82 -54C90 -40 84 -22 72 -20L66 -40Q68 -84 42 -116Z',
        ink,
      ),
      inked('M-78 -60Q0 -82 78 -60L76 -42Q0 -62 -76 -42Z', accent, ink, 4),
    ].join(''),
  })
}

/** A hat with a long feather, a fair moustache and a small beard. */
function featheredHat(colours: HeadColours): string {
  const { main, second, accent, hair, ink } = colours
  return man(
    colours,
    {
      behind: inked('M40 -90C100 -104 150 -120 176 -160C200 -110 180 -60 90 -56Z', accent, ink, 5),
      dress: [
        bust('broad', main, ink),
        outlined(symmetric('M0 130L40 100L70 124L44 160L0 186'), second, ink, 4),
      ].join(''),
      front: [
        area(both('M73 -30L74 40L60 50L62 -20Z'), hair),
        area(both('M2 42L22 38L44 50L56 40L50 58L30 60L2 52Z'), hair),
        area(symmetric('M0 66L12 66L14 96L0 112'), hair),
        inked(
          'M-80 -50C-76 -120 -30 -150 20 -146C76 -140 96 -100 84 -46Q0 -70 -80 -50Z',
          main,
          ink,
          5,
        ),
        area('M30 -144C76 -138 96 -100 84 -46L56 -54Q70 -104 30 -144Z', ink),
        inked(
          'M-150 -50C-100 -30 -60 -66 0 -66C60 -66 96 -56 110 -40C70 -22 -90 -16 -150 -50Z',
          second,
          ink,
          5,
        ),
      ].join(''),
    },
    'smirk',
  )
}

/** A sun on the brow of an open helmet, long hair below. */
function sunHelmet(colours: HeadColours): string {
  const { main, second, accent, hair, white, ink } = colours
  return man(colours, {
    behind: inked(symmetric('M0 -60L76 -60C96 0 92 60 112 110L84 130L0 100'), hair, ink),
    dress: bust('broad', main, ink, {
      collar: area(both('M60 122L176 160L150 200L50 150Z'), accent),
    }),
    front: [
      inked(
        symmetric('M0 -112C52 -112 82 -82 80 -34L82 40L66 56L62 -14L52 -32L0 -40'),
        second,
        ink,
        5,
      ),
      area('M40 -102C68 -88 82 -64 80 -34L82 40L66 56L64 -14Q72 -66 40 -102Z', ink),
      area(
        star([0, -74], 54, 30, 11),
        main,
        `stroke="${ink}" stroke-width="4" stroke-linejoin="round"`,
      ),
      circle([0, -74], 20, white, `stroke="${ink}" stroke-width="4"`),
    ].join(''),
  })
}

/** A winged helmet that hides the eyes, over long hair. */
function wingedMask(colours: HeadColours): string {
  const { main, second, hair, skin, white, lips, ink, metal } = colours
  return [
    inked(symmetric('M0 -60L70 -60C100 0 92 60 128 128L108 180L66 150L0 150'), hair, ink),
    bust('narrow', second, ink, { collar: area(both('M27 112L140 140L152 200L70 150Z'), main) }),
    circle([-60, 176], 17, metal, `stroke="${ink}" stroke-width="4"`),
    circle([60, 176], 17, metal, `stroke="${ink}" stroke-width="4"`),
    neck('narrow', skin, ink),
    inked(symmetric(NARROW_HEAD), skin, ink, 3),
    narrowFace({ ...colours, white: ink }),
    inked(symmetric('M0 -116C52 -116 80 -82 78 -34L76 20L58 34L40 18L14 22L0 40'), metal, ink, 5),
    area('M34 -108C64 -94 80 -68 78 -34L76 20L58 34L50 24Q70 -60 34 -108Z', ink),
    area(both('M12 0L30 -16L62 -20L54 4L26 10Z'), ink),
    area(both('M22 -2L34 -10L52 -12L48 0L30 4Z'), white),
    area('M-20 56Q0 48 20 56Q8 70 0 70Q-8 70 -20 56Z', lips),
    inked(
      both(
        'M70 -26C74 -74 94 -112 128 -142C126 -118 134 -108 138 -98C128 -92 128 -82 130 -70C116 -68 96 -30 78 -8Z',
      ),
      white,
      ink,
      5,
    ),
    line(both('M82 -32L120 -112M86 -24L116 -74'), ink, 3.5),
  ].join('')
}

/** A tiara with wings and two plaits. */
function wingedTiara(colours: HeadColours): string {
  const { main, second, hair, white, ink, metal } = colours
  const plait =
    'M62 20L96 50L82 76L104 96L84 122L102 146L82 170L92 200L66 196L60 160L70 130L56 100L66 70L52 44Z'
  return woman(colours, {
    behind: inked(symmetric('M0 -120C60 -122 92 -84 88 -30C86 0 84 30 80 60L0 50'), hair, ink),
    dress: [
      bust('narrow', main, ink),
      circle([-56, 190], 40, metal, `stroke="${ink}" stroke-width="5"`),
      circle([56, 190], 40, metal, `stroke="${ink}" stroke-width="5"`),
      inked(both(plait), hair, ink, 4),
    ].join(''),
    front: [
      area(symmetric('M0 -118C56 -120 86 -84 82 -28L70 34L60 -20L40 -46L0 -60'), hair),
      area('M42 -108C72 -94 84 -64 82 -28L70 34L60 -20L54 -32Q66 -74 42 -108Z', ink),
      inked('M-82 -48Q0 -82 82 -48L80 -26Q0 -58 -80 -26Z', second, ink, 4),
      inked(
        both(
          'M72 -40C76 -90 100 -126 128 -146C124 -122 134 -112 138 -100C126 -94 126 -82 128 -70C112 -70 100 -40 82 -24Z',
        ),
        white,
        ink,
        5,
      ),
      line(both('M86 -44L120 -116M90 -36L120 -78'), ink, 3.5),
      circle([0, -62], 11, metal, `stroke="${ink}" stroke-width="4"`),
    ].join(''),
  })
}

/** Black hair in a cap of steel with two blades. */
function bladedCap(colours: HeadColours): string {
  const { main, second, accent, hair, ink, metal } = colours
  return woman(colours, {
    behind: inked(
      symmetric('M0 -110C66 -112 100 -80 98 -24C96 30 118 70 124 130L96 170L60 150L0 60'),
      hair,
      ink,
    ),
    dress: [
      bust('narrow', second, ink),
      inked(both('M27 112C60 120 110 122 140 144L150 190L96 176L40 140Z'), main, ink, 4),
      circle([0, 160], 17, accent, `stroke="${ink}" stroke-width="4"`),
    ].join(''),
    front: [
      inked(both('M50 -80C64 -120 90 -140 132 -150C120 -116 104 -70 78 -36Z'), metal, ink, 5),
      inked(
        symmetric('M0 -120C54 -120 84 -86 82 -36L80 24L64 40L60 -16L30 -30L0 -6'),
        metal,
        ink,
        5,
      ),
      area('M40 -110C68 -96 82 -70 82 -36L80 24L64 40L62 -16L66 -40Q62 -80 40 -110Z', ink),
      circle([0, -62], 13, main, `stroke="${ink}" stroke-width="4"`),
      area('M-56 -72C-44 -94 -28 -102 -10 -104C-30 -90 -42 -72 -46 -54Z', colours.white),
    ].join(''),
  })
}

export const GODS = {
  herc: curledBeard,
  feather: featheredHat,
  sun: sunHelmet,
  thorF: wingedMask,
  valkyrie: wingedTiara,
  sif: bladedCap,
} satisfies Record<string, Head>
