import { area, circle, line } from '../../drawing/elements.ts'
import { woman } from '../assemble.ts'
import type { Head, HeadColours } from '../colours.ts'
import { both, symmetric } from '../mirrored.ts'
import { bust, inked } from '../parts.ts'

// Women known by hair that falls as it likes.

/** A straight fringe above long waves, and earrings. */
function fringe(colours: HeadColours): string {
  const { main, second, accent, hair, ink } = colours
  return woman(colours, {
    behind: inked(
      symmetric(
        'M0 -130C74 -132 112 -90 110 -34C108 0 132 14 126 50C122 80 140 96 132 130C124 164 96 170 80 150L56 60L0 40',
      ),
      hair,
      ink,
      5,
    ),
    dress: bust('narrow', main, ink, {
      collar: area(symmetric('M0 112L27 108L60 124L0 190'), second),
    }),
    front: [
      area(
        'M0 -126C70 -128 104 -86 98 -24C96 6 100 30 92 56C80 40 70 10 64 -24C60 -36 40 -32 -64 -30C-70 10 -80 40 -92 56C-100 30 -96 6 -98 -24C-104 -86 -70 -128 0 -126Z',
        hair,
      ),
      line('M-56 -32L-40 -84M-30 -34L-22 -90M-4 -34V-92M24 -34L18 -92M50 -32L40 -84', ink, 3),
      area(
        'M50 -114C84 -96 100 -64 98 -24C96 6 100 30 92 56C80 40 72 16 66 -10Q84 -66 50 -114Z',
        ink,
      ),
      circle([-74, 62], 10, accent, `stroke="${ink}" stroke-width="3"`),
      circle([74, 62], 10, accent, `stroke="${ink}" stroke-width="3"`),
      area('M-22 52Q0 62 22 50Q14 68 0 68Q-14 68 -22 52Z', colours.white),
    ].join(''),
  })
}

/** Tight curls to the shoulders. */
function curls(colours: HeadColours): string {
  const { main, second, hair, ink } = colours
  const edge =
    'M0 -126C16 -142 40 -138 50 -122C72 -128 90 -110 88 -92C110 -86 116 -62 104 -48C122 -34 120 -8 106 2C122 18 116 42 100 48C112 68 100 90 82 88C78 104 60 106 52 96L0 40'
  return woman(colours, {
    behind: inked(symmetric(edge), hair, ink, 5),
    dress: bust('narrow', main, ink, {
      collar: area(both('M27 112C40 126 100 130 132 152L140 190L60 176Z'), second),
    }),
    front: [
      area(
        'M0 -118C20 -132 46 -124 52 -112C76 -110 88 -88 82 -70C98 -54 92 -30 80 -24C90 -6 84 12 70 18C72 -10 62 -30 48 -40C30 -30 10 -40 4 -56C-10 -38 -36 -34 -50 -42C-62 -30 -70 -10 -70 18C-84 12 -90 -6 -80 -24C-92 -30 -98 -54 -82 -70C-88 -88 -76 -110 -52 -112C-46 -124 -20 -132 0 -118Z',
        hair,
      ),
      line(
        'M-60 -96Q-44 -108 -34 -92M-78 -56Q-66 -70 -54 -58M-24 -104Q-8 -114 0 -98M-90 0Q-78 -8 -74 8M-92 44Q-80 36 -76 52M-30 -60Q-20 -72 -10 -62',
        ink,
        4,
      ),
      area(
        'M52 -112C76 -110 88 -88 82 -70C98 -54 92 -30 80 -24C90 -6 84 12 70 18C74 -30 70 -80 40 -116Z',
        ink,
      ),
    ].join(''),
  })
}

/** The same curls, and a small dragon on the shoulder. */
function curlsAndDragon(colours: HeadColours): string {
  const { accent, white, ink } = colours
  return [
    curls(colours),
    // Wing, body and snout
    inked('M-128 128C-150 90 -186 84 -206 40C-200 84 -210 110 -196 150Z', accent, ink, 4),
    inked(
      'M-190 240C-196 190 -180 150 -150 130C-156 104 -150 84 -136 72L-138 44L-120 62L-106 42L-102 68C-82 70 -62 82 -56 100L-84 116C-92 120 -100 122 -104 130C-100 170 -110 210 -120 240Z',
      accent,
      ink,
      5,
    ),
    line('M-190 64L-166 124M-140 180Q-124 184 -110 178M-146 206Q-128 212 -114 206', ink, 4),
    circle([-108, 86], 8, white, `stroke="${ink}" stroke-width="3"`),
    area('M-66 96L-58 98L-62 104Z', ink),
  ].join('')
}

/** A cloak with a collar of fur, a choker, and hair swept to one side. */
function furCollar(colours: HeadColours): string {
  const { main, second, hair, white, ink } = colours
  return woman(colours, {
    behind: [
      inked(
        symmetric('M0 60L60 84L96 10L150 60L144 96L176 110L166 140L196 160L190 240L0 240'),
        main,
        ink,
        5,
      ),
      inked(
        'M-10 -122C-74 -120 -106 -70 -96 -10C-92 30 -110 60 -104 110C-98 140 -70 150 -60 130L60 60C84 60 96 20 92 -30C86 -90 50 -126 -10 -122Z',
        hair,
        ink,
        4,
      ),
    ].join(''),
    dress: [
      bust('narrow', main, ink),
      area(symmetric('M0 116L27 110L70 128L0 226'), colours.skin),
      area('M6 120L27 110L70 128L6 220Z', ink),
    ].join(''),
    front: [
      inked('M-27 92Q0 112 27 92L29 110Q0 130 -29 110Z', second, ink, 4),
      area(
        'M30 -118C-50 -134 -108 -84 -96 -10C-92 20 -98 60 -90 90C-70 80 -60 40 -62 0C-62 -40 -20 -50 28 -84C46 -60 56 -40 62 -6L72 10C92 -40 80 -100 30 -118Z',
        hair,
      ),
      line('M28 -84C-10 -74 -66 -60 -76 20M10 -98C-40 -90 -80 -60 -84 -10', ink, 3),
      area('M40 -112C76 -92 90 -50 72 10L62 -6C60 -40 50 -60 34 -80Q56 -92 40 -112Z', ink),
      line(both('M60 88L96 16L140 62'), white, 5),
    ].join(''),
  })
}

/** A wreath of points like a star behind the brow, and hair swept back. */
function starCrest(colours: HeadColours): string {
  const { main, accent, hair, ink } = colours
  return woman(colours, {
    behind: inked(
      symmetric(
        'M0 -130C70 -136 124 -110 140 -60C120 -66 112 -50 130 -14C108 -24 104 0 124 40C104 30 96 60 116 110L80 150L0 60',
      ),
      hair,
      ink,
      5,
    ),
    dress: [
      bust('narrow', main, ink),
      inked(symmetric('M0 116L27 104L100 130L150 120L120 176L0 190'), accent, ink, 4),
    ].join(''),
    front: [
      area(symmetric('M0 -122C60 -124 96 -88 92 -34L76 40L60 -20L44 -44L0 -58'), hair),
      line('M-40 -50Q-60 -80 -96 -76M-60 -14Q-80 -30 -108 -20', ink, 3.5),
      area('M44 -112C74 -98 94 -70 92 -34L76 40L60 -20L56 -30Q72 -74 44 -112Z', ink),
      inked(symmetric('M0 -110L12 -70L60 -96L44 -56L66 -22L46 -26L30 -44L0 -52'), accent, ink, 4),
    ].join(''),
  })
}

/** A scarf tied about the head, its ends in the wind. */
function tiedScarf(colours: HeadColours): string {
  const { main, hair, ink } = colours
  return woman(colours, {
    behind: [
      inked(
        'M60 -70C110 -100 150 -90 190 -130C186 -90 160 -60 110 -50C150 -44 176 -20 200 -30C180 10 120 10 66 -30Z',
        main,
        ink,
        5,
      ),
      inked(
        symmetric('M0 -116C66 -118 104 -80 108 -20C112 30 104 70 134 140L112 200L70 170L0 60'),
        hair,
        ink,
      ),
      line('M-96 0C-96 60 -108 100 -110 150M96 0C96 60 108 100 110 150', main, 3),
    ].join(''),
    dress: [
      bust('narrow', colours.skin, ink),
      inked(both('M24 108L60 122L100 240L10 240L60 180Z'), main, ink, 4),
    ].join(''),
    front: [
      area(
        'M0 -60C30 -58 58 -50 60 -20C66 20 70 40 84 66C98 20 98 -20 90 -50L0 -80L-90 -50C-98 -20 -98 20 -84 66C-70 40 -66 20 -60 -20C-58 -50 -30 -58 0 -60Z',
        hair,
      ),
      inked(
        'M-84 -34C-92 -90 -56 -126 0 -126C56 -126 92 -90 84 -34Q40 -74 0 -74Q-40 -74 -84 -34Z',
        main,
        ink,
        5,
      ),
      line('M-70 -60Q-40 -96 0 -98M-56 -92Q-30 -112 0 -112', ink, 3.5),
      area('M30 -120C70 -106 90 -76 84 -34Q66 -54 48 -64Q60 -98 30 -120Z', ink),
    ].join(''),
  })
}

/** Two horns above a fringe that is cut straight. */
function hornsAndFringe(colours: HeadColours): string {
  const { main, second, accent, hair, ink, metal } = colours
  return woman(colours, {
    behind: [
      inked(both('M44 -96C60 -130 96 -134 106 -190C136 -150 130 -90 80 -56Z'), accent, ink, 5),
      inked(symmetric('M0 -122C66 -122 98 -86 98 -30L110 150L92 176L70 150L60 60L0 40'), hair, ink),
    ].join(''),
    dress: [
      bust('narrow', main, ink),
      inked(
        'M-30 114C-70 100 -140 110 -164 150L-180 120L-176 170L-196 160L-180 220L-90 190Z',
        metal,
        ink,
        5,
      ),
      area(symmetric('M0 140L20 130L40 160L0 220'), second),
    ].join(''),
    front: [
      area(
        'M0 -118C60 -118 92 -84 90 -28L94 90L72 80L64 -22L-64 -22L-72 80L-94 90L-90 -28C-92 -84 -60 -118 0 -118Z',
        hair,
      ),
      line('M-46 -26V-84M-24 -26V-92M0 -26V-94M24 -26V-92M-80 -20L-84 60', ink, 3),
      area('M44 -108C74 -92 92 -64 90 -28L94 90L72 80L66 -10Q80 -66 44 -108Z', ink),
    ].join(''),
  })
}

/** White as chalk, with a black patch around one eye. */
function patchAroundEye(colours: HeadColours): string {
  const { main, second, skin, hair, white, sky, ink } = colours
  return woman(colours, {
    behind: inked(symmetric('M0 -112C54 -114 84 -80 84 -30L80 30L60 20L0 0'), hair, ink),
    dress: bust('narrow', main, ink, {
      collar: area(both('M27 108L80 122L50 170L10 150Z'), second),
    }),
    front: [
      circle([-31, -10], 34, ink),
      area('M-52 -12Q-30 -30 -12 -6Q-30 6 -48 -4Z', skin),
      circle([-31, -10], 8, sky),
      area('M46 -12Q30 -18 17 -8Q30 0 44 -6Z', white),
      area(
        'M-10 -114C-66 -112 -92 -70 -82 -10L-74 24L-64 0C-66 -40 -50 -58 -30 -52L-14 -66L0 -50L20 -66L36 -48C58 -50 64 -30 64 0L74 24C96 -60 60 -118 -10 -114Z',
        hair,
      ),
      line('M-66 -70Q-40 -100 -8 -100M-72 -44Q-60 -66 -44 -76', second, 3.5),
    ].join(''),
  })
}

export const LOOSE_HAIR = {
  fringe,
  curls,
  kitty: curlsAndDragon,
  emma: furCollar,
  polaris: starCrest,
  scarf: tiedScarf,
  magik: hornsAndFringe,
  eyespot: patchAroundEye,
} satisfies Record<string, Head>
