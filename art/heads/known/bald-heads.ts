import { area, circle, line, outlined } from '../../drawing/elements.ts'
import { man } from '../assemble.ts'
import type { Head, HeadColours } from '../colours.ts'
import { both, symmetric } from '../mirrored.ts'
import { bust, inked, narrowFace, neck } from '../parts.ts'

// Heads without hair, told apart by marks, collars and a chair.

/** Bald, in a tie, between the wheels of a chair. */
function inWheelchair(colours: HeadColours): string {
  const { main, second, accent, white, ink, metal } = colours
  const tyre = `stroke="${ink}" stroke-width="16"`
  const rim = `stroke="${metal}" stroke-width="7"`
  return man(colours, {
    behind: [
      inked(symmetric('M0 20L110 20L128 44L140 240L0 240'), accent, ink, 6),
      inked(both('M96 24L104 -14L150 -20L152 2L122 8L116 30Z'), metal, ink, 5),
      circle([-150, 196], 62, 'none', tyre),
      circle([150, 196], 62, 'none', tyre),
      circle([-150, 196], 62, 'none', rim),
      circle([150, 196], 62, 'none', rim),
      line(both('M150 134L150 258M92 176L208 216M92 216L208 176'), metal, 4),
    ].join(''),
    dress: [
      bust('narrow', second, ink),
      area(symmetric('M0 116L40 106L60 140L20 240L0 240'), white),
      outlined(symmetric('M0 124L16 126L10 150L20 220L0 240'), ink, ink, 3),
      inked(symmetric('M0 210L112 200L116 240L0 240'), main, ink, 4),
    ].join(''),
    front: [
      area('M-40 -80C-26 -92 -12 -94 0 -92C-20 -84 -32 -72 -38 -58Z', white),
      area(both('M10 -16L30 -40L62 -32L60 -24L34 -28L14 -6Z'), ink),
    ].join(''),
  })
}

/** Bald in a robe, with a moustache that hangs. */
function robed(colours: HeadColours): string {
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
function markedSkin(colours: HeadColours): string {
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
function greatSkull(colours: HeadColours): string {
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

/** Bald, between the wings of a high collar. */
function shavenAndCollared(colours: HeadColours): string {
  const { main, second, accent, skin, white, ink } = colours
  return [
    inked(both('M30 110L84 -20L150 50L190 130L60 170Z'), main, ink, 5),
    area(both('M46 108L88 16L128 66L90 140Z'), second),
    bust('narrow', main, ink),
    area(symmetric('M0 160L40 116L60 130L0 236'), accent),
    neck('narrow', skin, ink),
    inked(
      symmetric('M0 -112C48 -112 70 -80 68 -36C66 0 62 26 52 50C44 70 26 90 0 99'),
      skin,
      ink,
      4,
    ),
    narrowFace(colours),
    area('M20 -110C50 -100 70 -74 68 -36L60 -20Q56 -80 8 -100Z', ink),
    area('M-46 -76C-36 -94 -20 -100 -6 -100C-24 -88 -34 -74 -38 -58Z', white),
  ].join('')
}

export const BALD_HEADS = {
  professor: inWheelchair,
  monk: robed,
  drax: markedSkin,
  watcher: greatSkull,
  shavenF: shavenAndCollared,
} satisfies Record<string, Head>
