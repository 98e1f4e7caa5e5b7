import { area, circle, line, outlined } from '../../drawing/elements.ts'
import { star } from '../../drawing/shapes.ts'
import { man, woman } from '../assemble.ts'
import type { Head, HeadColours } from '../colours.ts'
import { both, symmetric } from '../mirrored.ts'
import { SQUARE_HEAD } from '../outlines.ts'
import { bust, inked, neck, squareFace } from '../parts.ts'
import { wideVisor } from '../people/eyewear.ts'

// Wings, steel arms and fire behind the shoulders.

const FEATHERED =
  'M40 140C70 60 84 -30 120 -110C136 -146 160 -170 186 -180C180 -150 190 -130 196 -110C184 -104 186 -86 194 -64C180 -62 182 -40 190 -16C174 -16 176 8 184 34C168 34 168 60 172 84C156 84 152 110 150 150Z'

const QUILLS =
  'M120 -60C140 -100 160 -130 180 -150M116 -20C140 -50 166 -80 188 -100M108 20C130 0 160 -30 186 -50M100 60C124 44 156 20 178 4'

function feathers(fill: string, ink: string): string {
  return inked(both(FEATHERED), fill, ink, 5) + line(both(QUILLS), ink, 4)
}

/** Feathered wings and fair waves of hair. */
function angelWings(colours: HeadColours): string {
  const { main, second, accent, hair, white, ink } = colours
  return man(colours, {
    behind: feathers(white, ink),
    dress: [
      bust('broad', main, ink, { collar: area(both('M60 122L170 158L186 200L120 176Z'), second) }),
      circle([0, 182], 26, 'none', `stroke="${accent}" stroke-width="9"`),
    ].join(''),
    front: [
      inked(
        'M-72 -4C-88 -50 -84 -92 -52 -108C-30 -126 10 -130 40 -118C74 -108 92 -70 74 -4L64 -20C66 -44 56 -56 38 -60C20 -84 0 -84 -14 -82C-20 -62 -44 -60 -56 -50C-64 -40 -64 -24 -64 -18Z',
        hair,
        ink,
        4,
      ),
      area('M30 -120C66 -110 94 -74 74 -4L64 -20C66 -44 56 -56 38 -60Q60 -90 30 -120Z', ink),
      line('M-14 -82C-30 -90 -50 -84 -64 -60M-10 -100Q-36 -106 -58 -86', ink, 3.5),
    ].join(''),
  })
}

/** The same wings with a visor of ruby glass: the powers of others, all at once. */
function borrowedWings(colours: HeadColours): string {
  const { main, second, hair, white, ink } = colours
  return man(colours, {
    behind: feathers(white, ink),
    dress: bust('broad', second, ink, {
      collar: area(symmetric('M0 240L70 200L110 130L44 106L0 130'), main),
    }),
    front: [
      wideVisor(colours),
      inked(
        'M-74 -10C-88 -82 -56 -116 0 -116C56 -116 88 -82 74 -10L66 -14L62 -52L24 -60L-30 -52L-62 -46L-66 -14Z',
        hair,
        ink,
        4,
      ),
      area('M30 -111C70 -98 86 -64 74 -10L66 -14L62 -52L42 -56Q56 -84 30 -111Z', ink),
      line('M-50 -96Q-30 -104 -6 -102', ink, 3.5),
    ].join(''),
  })
}

/** Wings of red blades, goggles and a hood that leaves the face free. */
function falconWings(colours: HeadColours): string {
  const { main, second, skin, white, ink } = colours
  const blades =
    'M50 150L96 -20L120 -168L146 -120L158 -176L176 -110L192 -146L196 -64L212 -84L206 -10L222 -22L202 60L150 150Z'
  return [
    inked(both(blades), main, ink, 5),
    line(both('M120 -120L112 60M156 -128L130 80M190 -100L148 100M204 -40L160 112'), white, 5),
    bust('broad', main, ink, {
      collar: area(symmetric('M0 118L44 108L90 124L40 240L0 240'), second),
    }),
    area('M20 118L44 108L90 124L40 240L16 240Z', ink, 'fill-opacity=".5"'),
    neck('broad', skin, ink),
    inked(symmetric(SQUARE_HEAD), skin, ink),
    squareFace(colours),
    // Hood, open below the brow, with a beak on the brow
    inked(
      symmetric('M0 -112C52 -112 80 -82 80 -32L78 30L66 48L62 -6L54 -30L22 -36L0 -8'),
      main,
      ink,
      5,
    ),
    area('M40 -102C68 -88 80 -64 80 -32L78 30L66 48L62 -6L66 -40Q62 -76 40 -102Z', ink),
    // Goggles
    inked('M-66 -30L-8 -20L0 -12L8 -20L66 -30L62 4L30 14L6 4L-6 4L-30 14L-62 4Z', white, ink, 5),
    area('M8 -18L60 -26L58 2L30 10L10 2Z', ink, 'fill-opacity=".35"'),
    line('M-50 -18L-38 4M-40 -20L-30 2', main, 4),
  ].join('')
}

/** Insect wings, feelers and short hair. */
function feelers(colours: HeadColours): string {
  const { main, second, hair, white, ink, sky } = colours
  return woman(colours, {
    behind: [
      outlined(both('M40 130C80 20 130 -70 190 -110C210 -60 190 60 100 150Z'), white, ink, 5),
      outlined(both('M60 150C120 110 170 90 196 96C190 150 140 190 80 190Z'), white, ink, 4),
      area(both('M70 100C100 20 140 -40 180 -84C186 -40 160 50 100 126Z'), sky),
      line(both('M60 140C90 60 130 -20 184 -86M80 150C120 126 150 116 180 116'), ink, 3),
      inked(symmetric('M0 -116C60 -118 92 -80 90 -30C88 10 84 30 66 48L0 40'), hair, ink),
    ].join(''),
    dress: [
      bust('narrow', main, ink),
      area(both('M70 128L132 152L150 220L100 240L60 240L96 180Z'), second),
    ].join(''),
    front: [
      area(
        'M-8 -116C-70 -112 -96 -66 -86 -10C-84 14 -80 30 -68 44C-66 10 -62 -10 -56 -30C-30 -34 20 -44 40 -76C54 -60 58 -30 62 0C64 20 66 32 70 44C84 24 92 0 88 -40C82 -94 40 -118 -8 -116Z',
        hair,
      ),
      line('M40 -76C10 -54 -30 -50 -66 -20', ink, 3),
      area('M36 -106C70 -94 88 -66 90 -36C92 0 84 24 70 44C64 20 62 0 64 -14Q72 -70 36 -106Z', ink),
      // Feelers
      line(both('M30 -104C34 -140 52 -166 84 -176'), ink, 9),
      line(both('M30 -104C34 -140 52 -166 84 -176'), main, 4),
      circle([-86, -176], 10, main, `stroke="${ink}" stroke-width="4"`),
      circle([86, -176], 10, main, `stroke="${ink}" stroke-width="4"`),
    ].join(''),
  })
}

/** Four steel arms with pincers, a bowl of hair and round dark glasses. */
function steelArms(colours: HeadColours): string {
  const { main, second, accent, hair, white, ink, metal } = colours
  const arms = 'M50 162C126 144 148 89 126 43C113 6 126 -31 148 -53'
  const low = 'M59 190C118 208 151 190 148 144C144 120 155 105 165 98'
  const joints =
    'M81 144L91 164M104 127L118 144M119 104L138 111M119 74L141 70M114 43L136 34M113 13L136 10M119 -12L139 -5M129 -34L144 -22'
  return man(colours, {
    behind: [
      line(both(arms), ink, 34),
      line(both(arms), metal, 24),
      line(both(joints), ink, 5),
      line(both(low), ink, 28),
      line(both(low), metal, 19),
      inked(
        both('M148 -40L118 -77L123 -123L143 -90L150 -68L165 -86L180 -121L186 -77L163 -36Z'),
        metal,
        ink,
        5,
      ),
      inked(both('M155 109L143 83L153 61L165 83L180 67L183 92L171 115Z'), metal, ink, 4),
    ].join(''),
    dress: [
      bust('giant', main, ink, { collar: area(both('M66 84L130 90L90 150L20 130Z'), second) }),
      outlined(symmetric('M0 212L120 206L120 240L0 240'), accent, ink, 5),
    ].join(''),
    front: [
      // A bowl of hair
      inked(
        'M-80 -10C-90 -80 -60 -122 0 -122C60 -122 90 -80 80 -10L66 -8L62 -42C40 -50 -40 -50 -62 -42L-66 -8Z',
        hair,
        ink,
        4,
      ),
      area('M30 -116C74 -100 88 -66 80 -10L66 -8L62 -42L52 -46Q62 -84 30 -116Z', ink),
      line('M-40 -108Q-56 -80 -52 -48M-14 -116Q-22 -84 -20 -50M14 -116Q16 -84 14 -50', ink, 3.5),
      // Glasses
      circle([-34, -6], 29, ink, `stroke="${white}" stroke-width="6"`),
      circle([34, -6], 29, ink, `stroke="${white}" stroke-width="6"`),
      line('M-8 -10Q0 -16 8 -10', white, 6),
      line('M-50 -6Q-46 -22 -30 -24M18 -6Q22 -22 38 -24', white, 5),
      line('M-30 66Q0 52 28 64', ink, 6),
    ].join(''),
  })
}

/** Long hair in a bird of fire that spreads its wings. */
function firebird(colours: HeadColours): string {
  const { main, second, accent, hair, white, ink, lips } = colours
  return woman(
    colours,
    {
      behind: [
        inked(
          both(
            'M0 40C40 20 70 -40 92 -110C104 -150 140 -190 190 -206C176 -176 190 -160 200 -150C184 -144 186 -120 200 -104C180 -102 184 -74 198 -56C176 -56 180 -24 192 -4C170 -6 172 30 180 56C140 60 60 110 0 130Z',
          ),
          accent,
          ink,
          4,
        ),
        area(
          both(
            'M20 60C70 30 90 -40 112 -100C122 -130 140 -150 160 -166C154 -136 160 -120 168 -104C154 -98 156 -74 164 -58C148 -54 150 -24 156 -8C130 0 80 60 20 100Z',
          ),
          lips,
        ),
        inked(
          symmetric(
            'M0 -132C66 -134 104 -90 104 -34C104 20 92 60 124 120C132 150 126 180 110 200L84 176L70 210L40 150L0 100',
          ),
          hair,
          ink,
          4,
        ),
      ].join(''),
      dress: [
        bust('narrow', main, ink),
        outlined(symmetric('M0 118L26 106L60 126L40 150L0 170'), second, ink, 4),
        area(both('M0 172L20 160L50 176L0 216Z'), accent),
      ].join(''),
      front: [
        area(
          'M-14 -126C-76 -120 -104 -74 -94 -10C-90 20 -90 44 -98 70C-76 56 -68 20 -62 -10C-50 -56 -20 -70 -14 -96C0 -64 50 -56 60 -6C66 24 74 50 96 70C92 44 92 10 96 -20C100 -84 60 -134 -14 -126Z',
          hair,
        ),
        line(
          'M-14 -96C-40 -84 -66 -56 -74 0M-10 -96C26 -84 66 -56 78 0M-80 30Q-84 80 -100 120',
          ink,
          3,
        ),
        area(
          'M44 -112C78 -94 98 -60 96 -20C92 10 92 44 96 70C80 56 72 36 66 14Q86 -56 44 -112Z',
          ink,
        ),
        area(both('M18 -10L46 -14L44 -4L22 -3Z'), white),
      ].join(''),
    },
    white,
  )
}

/** Steel from the shoulder down with a star on it, hair to the jaw and a mask. */
function steelShoulder(colours: HeadColours): string {
  const { main, accent, hair, white, ink, metal } = colours
  return man(colours, {
    behind: inked(
      symmetric('M0 -116C60 -116 92 -80 92 -30C90 20 98 60 84 92L52 84L0 40'),
      hair,
      ink,
    ),
    dress: [
      bust('broad', main, ink),
      line('M-60 240L20 118M60 240L-30 130', ink, 10),
      inked(
        'M-54 104C-104 86 -176 100 -196 150L-200 240L-92 240C-100 196 -84 150 -54 104Z',
        metal,
        ink,
        6,
      ),
      line(
        'M-70 124Q-120 106 -184 134M-88 160Q-130 146 -194 164M-96 204Q-140 194 -196 206',
        ink,
        5,
      ),
      area(star([-136, 166], 40), accent, `stroke="${ink}" stroke-width="4"`),
    ].join(''),
    front: [
      area(symmetric('M0 -12L14 -24L50 -32L76 -26L72 4L44 18L16 10L0 16'), ink),
      area('M-54 -14L-16 -5L-22 5L-48 3ZM54 -14L16 -5L22 5L48 3Z', white),
      // Locks that fall over the mask
      area(
        'M-14 -116C-70 -110 -92 -70 -84 -6L-86 60C-70 40 -64 0 -62 -30C-50 -56 -26 -66 -10 -92C8 -66 50 -60 60 -30C62 10 70 40 86 60L86 -6C92 -80 50 -120 -14 -116Z',
        hair,
      ),
      line('M-10 -92C-30 -84 -60 -70 -72 -20M-6 -90C20 -80 60 -66 74 -20', ink, 3.5),
      area('M40 -106C74 -90 90 -60 86 -6L86 60C72 44 66 20 64 -8Q76 -66 40 -106Z', ink),
    ].join(''),
  })
}

export const WINGS_AND_ARMS = {
  angel: angelWings,
  mimic: borrowedWings,
  falcon: falconWings,
  wasp: feelers,
  octopus: steelArms,
  phoenix: firebird,
  winter: steelShoulder,
} satisfies Record<string, Head>
