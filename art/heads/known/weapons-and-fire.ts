import { area, circle, line, outlined } from '../../drawing/elements.ts'
import { man } from '../assemble.ts'
import type { Head, HeadColours } from '../colours.ts'
import { burningSkull } from '../fire-and-metal.ts'
import { facePlate } from '../helmets.ts'
import { longMane } from '../long-hair.ts'
import { both, symmetric } from '../mirrored.ts'
import { SQUARE_HEAD } from '../outlines.ts'
import { bust, flames, inked, shadow } from '../parts.ts'
import { shortHairAndEyeMask } from '../short-hair.ts'

// Guns, flames and light from an eye.

/** One eye that shines, a scar, and shoulders of steel. */
function shiningEye(colours: HeadColours): string {
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
function windswept(colours: HeadColours): string {
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

/** A burning man of the first years: taller flames, and a red collar. */
function tallFlames(colours: HeadColours): string {
  const { main, second, accent, white, ink } = colours
  return [
    area(
      both(
        'M0 -226C20 -180 60 -190 64 -130C96 -150 110 -110 100 -70C140 -70 120 -10 110 10C150 30 120 90 96 120L0 140Z',
      ),
      main,
    ),
    flames(second, accent),
    area(
      symmetric('M0 60L36 60L40 108C60 128 128 126 170 158C186 172 190 210 192 240L0 240'),
      second,
    ),
    inked(both('M36 104L80 88L110 130L50 170Z'), main, ink, 4),
    area(symmetric(SQUARE_HEAD), accent),
    area(shadow(SQUARE_HEAD), main),
    area(both('M10 -14L24 -22L58 -24L62 -16L40 -17L12 -6Z'), ink),
    area('M-50 -8L-18 -4L-22 6L-44 4ZM50 -8L18 -4L22 6L44 4Z', white),
    area('M-4 24L-12 30L2 35L10 28ZM-26 53L20 51L22 56L-24 58Z', ink),
  ].join('')
}

/** The burning skull with spikes on the shoulders and a chain. */
function spikedRider(colours: HeadColours): string {
  const { ink, metal, white } = colours
  return [
    burningSkull(colours),
    inked(both('M80 128L104 70L118 128Z'), metal, ink, 4),
    inked(both('M124 132L156 84L156 146Z'), metal, ink, 4),
    inked(both('M160 152L206 116L186 176Z'), metal, ink, 4),
    line('M-170 180Q-60 240 40 170', ink, 22),
    line('M-170 180Q-60 240 40 170', white, 11),
    line(
      'M-150 180L-140 208M-110 194L-106 222M-66 202L-66 228M-22 192L-16 216M14 174L24 196',
      ink,
      7,
    ),
  ].join('')
}

/** A plated head with a gun on the shoulder. */
function shoulderGun(colours: HeadColours): string {
  const { main, second, lips, ink } = colours
  return [
    inked('M60 96L72 -12L90 -98H122L132 -12L140 104Z', second, ink, 6),
    inked('M82 -130H130V-95H82Z', main, ink, 6),
    line('M98 -91L90 82M114 -91L118 82M74 -4H132M70 39H136', ink, 6),
    inked('M-70 130L-86 40L-140 50L-144 140Z', main, ink, 6),
    circle([-116, 76], 14, lips, `stroke="${ink}" stroke-width="5"`),
    circle([-108, 112], 12, lips, `stroke="${ink}" stroke-width="5"`),
    facePlate(colours),
  ].join('')
}

/** A bow over one shoulder, arrows over the other, and a mask. */
function archer(colours: HeadColours): string {
  const { main, accent, white, ink, metal } = colours
  const bow = 'M-96 -150C-190 -110 -206 60 -120 190'
  return [
    line(bow, ink, 22),
    line(bow, main, 13),
    line('M-96 -150L-120 190', white, 3),
    inked('M84 150L116 20L160 34L140 170Z', metal, ink, 5),
    line('M122 24L140 -60M142 30L166 -50', ink, 6),
    inked('M124 -30L118 -84L150 -100L158 -40Z', accent, ink, 4),
    inked('M154 -20L156 -74L188 -76L182 -16Z', white, ink, 4),
    shortHairAndEyeMask(colours),
  ].join('')
}

/** A long white mane between bolts of lightning. */
function maneAndLightning(colours: HeadColours): string {
  const { accent, ink } = colours
  const bolt = 'M150 -170L96 -60L128 -66L104 40L186 -92L150 -88L190 -170Z'
  return inked(both(bolt), accent, ink, 5) + longMane(colours)
}

export const WEAPONS_AND_FIRE = {
  archer,
  ororo: maneAndLightning,
  cable: shiningEye,
  quick: windswept,
  oldtorch: tallFlames,
  spikedskull: spikedRider,
  warmachine: shoulderGun,
} satisfies Record<string, Head>
