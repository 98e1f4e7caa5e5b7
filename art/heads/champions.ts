import { area, circle, line, outlined } from '../drawing/elements.ts'
import { star } from '../drawing/shapes.ts'
import { man, woman } from './assemble.ts'
import type { HeadColours } from './colours.ts'
import { burningSkull } from './fire-and-metal.ts'
import { facePlate } from './helmets.ts'
import { both, symmetric } from './mirrored.ts'
import { COWL_EDGE, NARROW_HEAD, SQUARE_HEAD } from './outlines.ts'
import { bust, flames, inked, jaw, narrowFace, neck, shadow } from './parts.ts'

// Gods, knights and champions: what they wear on head and shoulders.

/** Curls, a beard of curls, a band of gold, a strap across a bare chest. */
export function curledBeard(colours: HeadColours): string {
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

/** A frame of three prongs about fair hair, rings on a black chest. */
export function prongedFrame(colours: HeadColours): string {
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

/** Hair over the ears and a strap of a guitar. */
export function shaggyHair(colours: HeadColours): string {
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

/** Straight hair to the chest under a band. */
export function bandAndLongHair(colours: HeadColours): string {
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

/** A helmet in the cross of a flag. */
export function flagHelmet(colours: HeadColours): string {
  const { main, second, white, ink } = colours
  return [
    bust('broad', main, ink),
    area('M-192 240L-150 150L-30 240ZM192 240L150 150L30 240Z', second),
    line('M-170 158L0 240L170 158', white, 9),
    neck('broad', second, ink),
    inked(symmetric(SQUARE_HEAD), second, ink, 5),
    line('M-64 -74L-6 -16M64 -74L6 -16', white, 17),
    line('M-64 -74L-6 -16M64 -74L6 -16', main, 7),
    area('M-17 -104H17V10H-17Z', white),
    area('M-9 -104H9V6H-9Z', main),
    area('M20 -98C56 -88 72 -66 73 -30C74 -4 72 18 69 40L62 22C64 -20 60 -70 20 -98Z', ink),
    jaw(colours),
    inked(both('M10 -14L30 -24L66 -26L60 8L24 12Z'), ink, ink),
    area('M-54 -16L-20 -8L-24 4L-48 2ZM54 -16L20 -8L24 4L48 2Z', white),
    line(symmetric(SQUARE_HEAD), ink, 5),
  ].join('')
}

/** A visor with a slit and holes, and a plume. */
export function knightHelmet({ main, second, ink, metal, white }: HeadColours): string {
  return [
    inked(
      'M0 -116C10 -190 90 -200 120 -150C150 -130 150 -60 110 -20C116 -70 90 -100 40 -106Z',
      second,
      ink,
      5,
    ),
    line('M20 -120C50 -160 90 -150 110 -100M60 -120C90 -110 110 -90 118 -60', ink, 4),
    bust('broad', main, ink),
    inked(both('M60 110C110 100 170 120 196 170L150 196L80 150Z'), metal, ink, 5),
    area(symmetric('M0 150L40 140L50 240L0 240'), second),
    // Helmet
    inked(symmetric('M0 -118C56 -118 84 -84 82 -30L86 60L56 108L0 124'), metal, ink, 6),
    area('M30 -112C64 -98 84 -70 82 -30L86 60L56 108L20 118C70 50 70 -50 30 -112Z', ink),
    area('M-62 -56C-52 -88 -32 -102 -10 -104C-34 -86 -44 -64 -46 -40Z', white),
    inked(symmetric('M0 -44L84 -30L90 -4L60 70L0 104'), metal, ink, 6),
    area('M8 -42L84 -30L90 -4L60 70L10 100L20 20Z', ink, 'fill-opacity=".8"'),
    area('M-78 -22L-8 -26V-10L-70 -4ZM78 -22L8 -26V-10L70 -4Z', ink),
    area('M-56 -17L-26 -19V-13L-52 -11ZM56 -17L26 -19V-13L52 -11Z', second),
    area(
      'M-44 24h9v9h-9ZM-26 30h9v9h-9ZM-40 44h9v9h-9ZM-22 52h9v9h-9ZM22 52h9v9h-9ZM26 30h9v9h-9Z',
      ink,
    ),
    line('M0 -44V104', ink, 5),
  ].join('')
}

/** A mouth wide open, rings of sound, and a collar with wings. */
export function screamer(colours: HeadColours): string {
  const { main, second, accent, hair, white, lips, ink } = colours
  return man(colours, {
    behind: [
      circle([0, 56], 190, 'none', `stroke="${white}" stroke-width="8"`),
      circle([0, 56], 150, 'none', `stroke="${second}" stroke-width="8"`),
      inked(both('M30 110L100 30L150 60L170 150L60 170Z'), second, ink, 5),
    ].join(''),
    dress: [bust('broad', main, ink), area(both('M120 128L176 160L192 240L150 240Z'), accent)].join(
      '',
    ),
    front: [
      inked(
        'M-72 0L-84 -50L-70 -66L-80 -96L-44 -104L-30 -128L4 -112L34 -128L50 -102L82 -92L70 -62L84 -44L72 0L60 -46L20 -62L-20 -54L-58 -46Z',
        hair,
        ink,
        4,
      ),
      area('M4 -112L34 -128L50 -102L82 -92L70 -62L84 -44L72 0L62 -40Q60 -90 4 -112Z', ink),
      area(
        'M0 38C30 38 38 56 34 74C28 94 -26 96 -32 74C-38 56 -28 38 0 38Z',
        ink,
        `stroke="${ink}" stroke-width="4"`,
      ),
      area('M-24 50Q0 40 24 50L22 56Q0 50 -22 56Z', white),
      area('M-22 80Q0 66 22 80Q10 90 0 90Q-12 90 -22 80Z', lips),
    ].join(''),
  })
}

/** The same cry from a woman with long hair. */
export function screamingWoman(colours: HeadColours): string {
  const { main, second, skin, hair, white, lips, ink } = colours
  return woman(colours, {
    behind: [
      circle([0, 56], 190, 'none', `stroke="${white}" stroke-width="8"`),
      circle([0, 56], 150, 'none', `stroke="${second}" stroke-width="8"`),
      inked(
        symmetric(
          'M0 -126C60 -130 120 -110 150 -150C160 -90 130 -60 110 -40C140 -30 160 -40 176 -60C170 0 130 20 104 40C120 80 120 110 96 140L60 90L0 40',
        ),
        hair,
        ink,
        5,
      ),
    ].join(''),
    dress: bust('narrow', main, ink, {
      collar: area(both('M27 108L132 150L110 190L20 150Z'), second),
    }),
    front: [
      area('M-26 42H26V74H-26Z', skin),
      area('M2 42H26V74H8Z', ink),
      area(
        'M0 40C26 40 30 56 28 70C22 86 -22 86 -28 70C-30 56 -26 40 0 40Z',
        lips,
        `stroke="${ink}" stroke-width="4"`,
      ),
      area('M-20 50Q0 42 20 50L18 66Q0 76 -18 66Z', ink),
      area(
        'M0 -120C60 -124 92 -86 88 -30L76 46L62 -16C50 -46 20 -60 4 -90C-10 -60 -50 -46 -62 -16L-76 46L-88 -30C-92 -86 -60 -124 0 -120Z',
        hair,
      ),
      line('M-4 -102Q-56 -80 -74 0M8 -102Q56 -80 76 0', ink, 3),
      area('M48 -108C78 -92 90 -64 88 -30L76 46L66 2Q78 -60 48 -108Z', ink),
    ].join(''),
  })
}

/** Spectacles, a high brow, a cigarette and a loose tie. */
export function reporter(colours: HeadColours): string {
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
export function stiffWaves(colours: HeadColours): string {
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

/** A hat with a long feather, a fair moustache and a small beard. */
export function featheredHat(colours: HeadColours): string {
  const { main, second, accent, hair, ink } = colours
  return man(
    colours,
    {
      behind: inked('M50 -90C110 -110 170 -150 180 -210C216 -150 190 -70 90 -60Z', accent, ink, 5),
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

/** Two round red lenses in steel, and vents at the jaw. */
export function lensMask({ main, second, accent, lips, white, ink, metal }: HeadColours): string {
  return [
    bust('broad', main, ink, {
      collar: area(symmetric('M0 116L44 108L64 132L30 240L0 240'), second),
    }),
    inked(both('M44 108L96 96L140 150L70 190Z'), main, ink, 5),
    inked(symmetric('M0 -112C56 -114 84 -80 80 -26L0 -20'), accent, ink, 5),
    inked(symmetric('M0 -60L50 -66L82 -40L86 20L66 60L60 96L30 112L0 112'), metal, ink, 6),
    area('M20 -62L50 -66L82 -40L86 20L66 60L60 96L30 112L12 112C56 60 60 -10 20 -62Z', ink),
    circle([-38, -16], 30, lips, `stroke="${ink}" stroke-width="8"`),
    circle([38, -16], 30, lips, `stroke="${ink}" stroke-width="8"`),
    line('M-54 -18Q-50 -34 -34 -36M22 -18Q26 -34 42 -36', white, 6),
    inked(symmetric('M0 36L34 30L44 60L30 92L0 92'), ink, ink),
    line('M-24 46V84M-8 44V86M8 44V86M24 46V84', metal, 5),
    inked(both('M76 0L100 6L100 50L72 60Z'), metal, ink, 4),
  ].join('')
}

/** Hair of gold above a face of gold, a bolt on the chest and a stiff collar. */
export function goldenFace(colours: HeadColours): string {
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

/** Cropped fair hair and the jacket of a school team. */
export function teamJacket(colours: HeadColours): string {
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

/** A red face with a jewel, in a hood and between the wings of a yellow collar. */
export function jewelledBrow(colours: HeadColours): string {
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

/** The burning skull with spikes on the shoulders and a chain. */
export function spikedRider(colours: HeadColours): string {
  const { ink, metal, white } = colours
  return [
    burningSkull(colours),
    inked(
      both('M80 128L104 70L118 128ZM124 132L156 84L156 146ZM160 152L206 116L186 176Z'),
      metal,
      ink,
      4,
    ),
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
export function shoulderGun(colours: HeadColours): string {
  const { main, second, lips, ink } = colours
  return [
    inked('M70 120L84 -30L110 -150H146L160 -30L170 130Z', second, ink, 6),
    inked('M104 -190H152V-146H104Z', main, ink, 6),
    line('M116 -140L104 100M140 -140L150 100M88 -20H160M82 40H164', ink, 6),
    inked('M-90 130L-110 40L-176 50L-180 140Z', main, ink, 6),
    circle([-148, 84], 14, lips, `stroke="${ink}" stroke-width="5"`),
    circle([-126, 118], 12, lips, `stroke="${ink}" stroke-width="5"`),
    facePlate(colours),
  ].join('')
}

/** A winged helmet that hides the eyes, over long hair. */
export function wingedMask(colours: HeadColours): string {
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

/** Glasses pushed up into curls, bubbles of light. */
export function glassesInHair(colours: HeadColours): string {
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
export function sleekKnot(colours: HeadColours): string {
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

/** A sun on the brow of an open helmet, long hair below. */
export function sunHelmet(colours: HeadColours): string {
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

/** A burning man of the first years: taller flames, and a red collar. */
export function tallFlames(colours: HeadColours): string {
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
