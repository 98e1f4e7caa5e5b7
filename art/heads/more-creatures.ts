import { area, circle, line } from '../drawing/elements.ts'
import type { Head, HeadColours } from './colours.ts'
import { both, symmetric } from './mirrored.ts'
import { bust, inked, shadow } from './parts.ts'

// Heads of animals that walk upright.

interface Muzzle {
  /** Right halves: the skull, and what stands out from it. */
  skull: string
  ears?: string
  inner?: string
  horns?: string
  /** Around nose and mouth, in the second colour. */
  snout: string
  nose: string
  /** Lines of the mouth. */
  mouth: string
  marks?: readonly string[]
  teeth?: string
}

/** A beast from its outlines: main is the hide, second the snout, accent horns and eyes. */
function muzzled(shape: Muzzle, shoulders: 'broad' | 'giant' = 'broad'): Head {
  return ({ main, second, accent, white, ink }: HeadColours) =>
    [
      shape.horns === undefined ? '' : inked(both(shape.horns), accent, ink),
      bust(shoulders, main, ink),
      shape.ears === undefined ? '' : inked(both(shape.ears), main, ink),
      shape.inner === undefined ? '' : area(both(shape.inner), second),
      inked(symmetric(shape.skull), main, ink),
      area(shadow(shape.skull, 'L6 90L12 40L4 0L8 -80'), ink, 'fill-opacity=".55"'),
      ...(shape.marks ?? []).map((mark) => area(both(mark), ink)),
      inked(symmetric(shape.snout), second, ink),
      inked('M-54 -26L-18 -12L-26 2L-50 -6ZM54 -26L18 -12L26 2L50 -6Z', white, ink, 4),
      area('M-40 -19L-28 -13L-32 -4L-40 -6ZM40 -19L28 -13L32 -4L40 -6Z', ink),
      area(symmetric(shape.nose), ink),
      line(shape.mouth, ink, 5),
      shape.teeth === undefined ? '' : inked(both(shape.teeth), white, ink, 3),
    ].join('')
}

/** A heavy brow and a flat nose. */
const gorilla = muzzled(
  {
    skull: 'M0 -120C40 -120 70 -92 78 -40L92 20L80 74L44 108L0 114',
    ears: 'M72 -40C110 -56 112 -4 80 6Z',
    snout: 'M0 -30L40 -34L62 -10L58 20L70 56L40 94L0 98',
    nose: 'M0 16L24 20L20 34L0 30',
    mouth: 'M-44 62Q0 52 44 62',
    teeth: 'M20 58L34 60L28 78Z',
  },
  'giant',
)
const bull = muzzled(
  {
    skull: 'M0 -104C46 -104 76 -76 78 -30L62 40L50 96L0 110',
    ears: 'M74 -40L128 -50L112 -14L76 -12Z',
    horns: 'M46 -92C110 -90 150 -120 138 -184C180 -120 150 -50 60 -50Z',
    snout: 'M0 26L44 30L58 66L44 104L0 114',
    nose: 'M12 52L32 54L26 72L14 68L0 60',
    mouth: 'M-30 90Q0 98 30 90',
  },
  'giant',
)
const ram = muzzled({
  skull: 'M0 -104C44 -104 72 -76 74 -30L58 40L44 96L0 108',
  ears: 'M70 -10L112 10L84 24Z',
  horns:
    'M30 -96C110 -150 180 -80 150 0C136 40 90 40 88 4C110 20 124 -10 112 -36C98 -66 70 -64 50 -50Z',
  snout: 'M0 26L38 30L46 66L34 98L0 106',
  nose: 'M0 52L24 46L16 66L0 74',
  mouth: 'M0 72L0 84M-22 90Q0 82 22 90',
})
const tiger = muzzled({
  skull: 'M0 -108C52 -108 84 -76 84 -26L98 30L70 62L48 92L0 106',
  ears: 'M36 -92C50 -140 100 -124 80 -58Z',
  inner: 'M50 -92C60 -120 84 -112 74 -72Z',
  marks: ['M16 -104L26 -64L34 -100Z', 'M84 -36L50 -34L86 -20Z', 'M90 12L58 16L92 30Z'],
  snout: 'M0 18L30 20L50 46L40 84L0 92',
  nose: 'M0 42L22 28L12 26L0 26',
  mouth: 'M0 42L0 56M-32 64Q-12 70 0 56Q12 70 32 64',
  teeth: 'M14 64L24 64L18 84Z',
})
const bear = muzzled(
  {
    skull: 'M0 -104C56 -104 92 -70 92 -16C92 40 72 84 44 100L0 108',
    ears: 'M44 -84C60 -136 116 -112 86 -48Z',
    inner: 'M58 -84C70 -112 94 -100 82 -64Z',
    snout: 'M0 6L36 10L54 44L44 86L0 96',
    nose: 'M0 40L28 20L14 12L0 12',
    mouth: 'M0 38L0 58M-34 66Q0 48 34 66',
    teeth: 'M16 60L28 64L20 80Z',
  },
  'giant',
)
const rat = muzzled({
  skull: 'M0 -96C46 -96 72 -66 70 -24L48 40L24 92L0 104',
  ears: 'M40 -76C50 -150 140 -140 74 -34Z',
  inner: 'M52 -74C62 -122 106 -116 74 -52Z',
  snout: 'M0 20L30 26L34 62L18 96L0 104',
  nose: 'M0 104L18 88L12 76L0 74',
  mouth: 'M-60 56L-24 66M60 56L24 66M-58 76L-24 74M58 76L24 74',
  teeth: 'M2 104L14 104L10 126L2 126Z',
})
const mouse = muzzled({
  skull: 'M0 -92C52 -92 82 -56 80 -10C80 40 56 84 0 100',
  ears: 'M34 -70C20 -170 150 -190 128 -90C124 -50 90 -36 66 -40Z',
  inner: 'M52 -74C46 -142 124 -150 110 -90C106 -66 86 -56 68 -56Z',
  snout: 'M0 14L34 18L52 46L38 82L0 94',
  nose: 'M0 44L20 28L10 16L0 16',
  mouth: 'M-36 60Q0 84 36 60',
})
const rabbit = muzzled({
  skull: 'M0 -92C48 -92 76 -58 76 -14C76 38 54 84 0 100',
  ears: 'M14 -84C0 -150 20 -220 44 -222C74 -218 76 -140 58 -64Z',
  inner: 'M26 -92C18 -140 30 -196 44 -198C60 -194 60 -140 50 -80Z',
  snout: 'M0 18L34 20L50 46L34 78L0 88',
  nose: 'M0 40L18 26L10 20L0 20',
  mouth: 'M0 40L0 54M-30 58Q-10 66 0 54Q10 66 30 58',
  teeth: 'M1 62L13 62L12 86L1 86Z',
})
const dog = muzzled({
  skull: 'M0 -96C50 -96 78 -66 78 -20L66 40L46 90L0 102',
  ears: 'M50 -84C110 -110 134 -20 108 50C84 40 74 0 70 -30Z',
  snout: 'M0 -10L22 0L50 40L44 84L0 98',
  nose: 'M0 42L30 26L18 12L0 12',
  mouth: 'M0 40L0 60M-38 62Q-14 78 0 60Q14 78 38 62',
})
/** Large eyes and a wide mouth. */
const frog: Head = ({ main, second, accent, white, ink }) =>
  [
    bust('broad', main, ink),
    inked(symmetric('M0 -80C30 -80 60 -70 88 -40C112 0 104 60 60 92L0 102'), main, ink),
    area('M8 -80C34 -80 60 -70 88 -40C112 0 104 60 60 92L8 102L16 20Z', ink, 'fill-opacity=".6"'),
    ...[-52, 52].flatMap((x) => [
      circle([x, -66], 40, main, `stroke="${ink}" stroke-width="4"`),
      circle([x, -66], 27, accent, `stroke="${ink}" stroke-width="4"`),
      circle([x, -66], 10, ink),
    ]),
    inked('M-48 -20L-20 -12L-26 4L-46 -2ZM48 -20L20 -12L26 4L46 -2Z', white, ink, 4),
    inked(symmetric('M0 46L84 26L60 78L0 92'), second, ink),
    line('M-88 26Q0 70 88 26', ink, 7),
  ].join('')
/** Feathers like horns, and round eyes. */
const owl: Head = ({ main, second, accent, white, ink }) =>
  [
    bust('broad', main, ink),
    inked(symmetric('M0 -70L24 -84L84 -140L92 -60C100 0 88 70 50 100L0 108'), main, ink),
    area('M8 -74L24 -84L84 -140L92 -60C100 0 88 70 50 100L8 106Z', ink, 'fill-opacity=".6"'),
    ...[-36, 36].flatMap((x) => [
      circle([x, -18], 36, second, `stroke="${ink}" stroke-width="4"`),
      circle([x, -18], 22, white, `stroke="${ink}" stroke-width="4"`),
      circle([x, -18], 9, ink),
    ]),
    inked(symmetric('M0 -8L16 10L0 48'), accent, ink),
    line('M-40 66L-28 76L-16 66L-4 76L8 66L20 76L32 66', ink, 4),
  ].join('')
/** A sheet with two eyes. */
const sheet: Head = ({ main, second, white, ink }) =>
  [
    inked(symmetric('M0 -120C60 -120 90 -80 92 -20C96 60 140 120 170 240L0 240'), main, ink),
    area(
      'M20 -118C66 -106 90 -76 92 -20C96 60 140 120 170 240L90 240C70 100 80 -60 20 -118Z',
      second,
    ),
    inked('M-52 -34L-16 -34L-16 14L-52 14ZM52 -34L16 -34L16 14L52 14Z', ink, white, 5),
    area('M-40 -20L-26 -20L-26 -4L-40 -4ZM28 -20L42 -20L42 -4L28 -4Z', white),
    area('M-26 46Q0 34 26 46Q20 84 0 84Q-20 84 -26 46Z', ink),
  ].join('')
/** A small face in a hood of fur. */
const cub: Head = ({ main, second, accent, white, ink }) =>
  [
    bust('broad', main, ink),
    inked(both('M50 -84C64 -140 130 -112 92 -40Z'), main, ink),
    inked(symmetric('M0 -116C70 -116 112 -70 110 -4C108 66 70 112 0 120'), main, ink),
    inked(
      symmetric(
        'M0 -150C76 -146 126 -80 124 -6C122 60 150 110 160 170L110 180L84 112C100 60 104 -60 60 -84L0 -92',
      ),
      accent,
      ink,
    ),
    circle([-36, -16], 18, white, `stroke="${ink}" stroke-width="4"`),
    circle([36, -16], 18, white, `stroke="${ink}" stroke-width="4"`),
    circle([-36, -14], 10, ink),
    circle([36, -14], 10, ink),
    inked(symmetric('M0 12L30 16L42 50L24 80L0 84'), second, ink),
    area('M0 24L20 26L12 44L0 48L-12 44L-20 26Z', ink),
    line('M-18 64Q0 56 18 64', ink, 5),
  ].join('')
/** Round goggle eyes on bandages. */
const mummy: Head = ({ main, second, accent, ink }) =>
  [
    bust('broad', main, ink),
    inked(symmetric('M0 -106C48 -106 76 -74 76 -26C76 20 70 60 56 84L0 106'), main, ink),
    area('M8 -106C50 -102 76 -74 76 -26C76 20 70 60 56 84L8 104L16 10Z', ink, 'fill-opacity=".6"'),
    line(
      'M-60 -70Q10 -50 66 -84M-76 -34L70 -48M-72 34Q0 16 74 28M-64 60Q0 80 66 50M-40 92Q10 70 50 84M-140 150Q0 190 140 140M-160 190Q0 220 170 180',
      second,
      7,
    ),
    line('M-60 -64Q10 -44 66 -78M-72 40Q0 22 74 34M-64 66Q0 86 66 56', ink, 3),
    inked('M-60 -24L60 -30L62 12L-58 14Z', ink, ink),
    area('M-46 -14L-18 -10L-22 4L-44 2ZM46 -16L18 -11L22 3L44 0Z', accent),
  ].join('')

export const MORE_CREATURES = {
  gorilla,
  bull,
  ram,
  tiger,
  bear,
  rat,
  mouse,
  rabbit,
  dog,
  frogman: frog,
  owlman: owl,
  sheet,
  cub,
  mummy,
} satisfies Record<string, Head>
