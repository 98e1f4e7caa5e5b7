import { area, circle, line, outlined } from '../../drawing/elements.ts'
import type { Head, HeadColours } from '../colours.ts'
import { both, symmetric } from '../mirrored.ts'
import { BUSTS, SQUARE_HEAD } from '../outlines.ts'
import { bust, inked, jaw, neck, shadow } from '../parts.ts'

// What stands for a face: a hide with a horn, plates of stone, bone, glass and steel.

/** A hide that leaves a small face bare, and a horn on the brow. */
function hornedHide({ main, skin, white, ink }: HeadColours): string {
  return [
    inked(symmetric('M0 30L90 34C150 40 220 70 246 130L258 240L0 240'), main, ink, 6),
    area('M100 44C160 56 220 80 246 130L258 240L160 240C190 160 160 90 100 44Z', ink),
    line('M-140 70Q-120 120 -150 170M-90 130Q-40 160 0 160M-196 120L-180 160', ink, 5),
    // Ears and head
    inked(both('M74 -70L126 -116L122 -40L90 -20Z'), main, ink, 5),
    inked(symmetric('M0 -104C60 -106 96 -70 98 -16C100 40 96 80 70 108L0 124'), main, ink, 5),
    area('M50 -96C82 -80 96 -52 98 -16C100 40 96 80 70 108L30 118C84 60 92 -30 50 -96Z', ink),
    // Face
    outlined(symmetric('M0 -10L60 -24L66 14L56 64L34 90L0 94'), skin, ink, 5),
    area('M6 -10L60 -24L66 14L56 64L34 90L8 94L14 62L6 48L14 24Z', ink),
    area(both('M8 2L30 -10L60 -12L56 -2L30 0L12 10Z'), ink),
    area('M-50 4L-20 6L-24 15L-44 13ZM50 4L20 6L24 15L44 13Z', white),
    area('M-16 32Q0 24 16 32L10 42H-10Z', ink),
    area('M-36 62L0 54L36 62L28 80L-28 80Z', ink),
    area('M-30 63L0 57L30 63L28 69L-28 69Z', white),
    // Horns: a great one, and a small one above it
    inked('M-36 -18C-34 -70 -22 -140 4 -214C30 -140 38 -70 36 -18Q0 -2 -36 -18Z', white, ink, 6),
    area('M4 -214C30 -140 38 -70 36 -18Q24 -12 10 -10C20 -80 18 -150 4 -214Z', ink),
    line('M-34 -44Q-10 -32 14 -36M-30 -78Q-10 -66 14 -70', ink, 4),
  ].join('')
}

/** Plates of stone with gaps between them, and a brow like a ledge. */
function stonePlates({ main, second, ink, sky, white }: HeadColours): string {
  const plates = [
    'M-54 -104L-12 -112L-8 -74L-46 -66Z',
    'M-2 -112L40 -108L44 -70L0 -74Z',
    'M48 -102L74 -80L78 -52L52 -66Z',
    'M-62 -98L-88 -66L-84 -34L-56 -60Z',
    'M-94 -22L-72 -14L-74 34L-102 26Z',
    'M-102 34L-74 42L-62 76L-92 70Z',
    'M-62 20L-26 26L-30 48L-66 44Z',
    'M-60 84L-20 80L-18 112L-52 108Z',
    'M-12 80L26 82L24 112L-10 114Z',
    'M68 20L98 22L96 66L66 60Z',
    'M-190 120L-130 100L-120 140L-176 168Z',
    'M-120 96L-72 112L-62 150L-110 144Z',
    'M-170 176L-114 150L-100 196L-158 220Z',
    'M-92 158L-40 156L-34 200L-84 206Z',
    'M-24 150L30 152L24 196L-20 200Z',
    'M130 104L190 126L176 166L124 140Z',
  ]
  return [
    area(symmetric(BUSTS.giant), ink),
    inked(symmetric('M0 100L96 92C150 96 210 110 236 150L250 240L0 240'), main, ink, 6),
    area('M96 92C150 96 210 110 236 150L250 240L90 240L50 150Z', ink, 'fill-opacity=".55"'),
    inked(symmetric('M0 -122L50 -116L88 -84L94 -30L110 16L104 74L66 112L0 122'), main, ink, 7),
    area(
      'M50 -116L88 -84L94 -30L110 16L104 74L66 112L30 118L56 60L40 0L60 -50Z',
      ink,
      'fill-opacity=".62"',
    ),
    line(plates.join(''), ink, 6),
    // Brow
    inked('M-92 -44L-50 -60L0 -42L50 -60L92 -44L86 -16L44 -14L0 -4L-44 -14L-86 -16Z', main, ink, 7),
    // Eyes, nose, mouth
    area(both('M14 -8L84 -14L74 14L26 14Z'), ink),
    area('M-72 -6L-24 -2L-30 10L-64 9ZM72 -6L24 -2L30 10L64 9Z', sky),
    area(both('M42 -3L54 -3L54 9L42 9Z'), white),
    outlined('M-24 14L24 14L30 44L-30 44Z', main, ink, 6),
    area('M-62 60L0 50L62 58L60 70L0 66L-58 74Z', ink),
    // Trunks show at the edge of the picture.
    area(symmetric('M0 226L120 220L126 240L0 240'), second),
  ].join('')
}

/** Bone without flames: hollow eyes, a grin, a high black collar. */
function bareSkull({ main, second, skin, white, ink }: HeadColours): string {
  return [
    bust('broad', main, ink),
    outlined(both('M30 84L66 70L84 120L20 160Z'), second, ink, 4),
    area('M-34 60H34L38 130H-38Z', skin),
    area('M0 70L34 60L38 130H6Z', ink),
    inked(
      symmetric('M0 -112C52 -112 80 -82 80 -36C80 -10 72 4 70 18L76 36L56 48L50 82L28 106L0 108'),
      skin,
      ink,
      5,
    ),
    area(
      'M30 -106C62 -94 80 -68 80 -36C80 -10 72 4 70 18L76 36L56 48L50 82L28 106L14 107C46 60 62 -40 30 -106Z',
      ink,
    ),
    area('M-54 -88C-36 -102 -16 -102 -6 -98C-30 -90 -46 -76 -56 -56Z', white, 'fill-opacity=".7"'),
    // Sockets with eyes
    area(both('M8 -10L30 -38L62 -34L66 -4L48 16L22 14Z'), ink),
    area('M-52 -16L-24 -8L-32 2L-48 0ZM52 -16L24 -8L32 2L48 0Z', white),
    // Nose, cheeks and teeth
    area('M-13 40L0 14L13 40L5 44L0 36L-5 44Z', ink),
    area(both('M44 26L66 30L52 46Z'), ink),
    area('M-46 52Q0 42 46 52L40 86Q0 98 -40 86Z', ink),
    area('M-40 56Q0 47 40 56L39 67Q0 62 -39 67ZM-38 71Q0 67 38 71L34 83Q0 92 -34 83Z', white),
    line('M-26 50V90M-13 48V92M0 48V92M13 48V92M26 50V90', ink, 3.5),
  ].join('')
}

/** Glass without a face, full of mist, between the points of a cape. */
function glassDome({ main, second, accent, white, ink, sky }: HeadColours): string {
  return [
    // Cape with clasps like eyes
    inked(symmetric('M0 90L70 70C130 60 190 90 216 150L240 240L0 240'), main, ink, 5),
    area('M90 70C140 66 192 96 216 150L240 240L130 240C160 170 140 110 90 70Z', ink),
    inked(symmetric('M0 120L70 100L84 150L60 240L0 240'), second, ink, 5),
    line('M-60 140L-40 240M-20 150L-14 240M20 150L14 240M-74 180H74M-68 214H68', ink, 3.5),
    circle([-100, 116], 24, accent, `stroke="${ink}" stroke-width="6"`),
    circle([100, 116], 24, accent, `stroke="${ink}" stroke-width="6"`),
    inked(symmetric('M0 84L74 78L82 112L0 130'), accent, ink, 5),
    // Dome and mist
    inked(symmetric('M0 -142C66 -142 118 -90 118 -24C118 42 66 94 0 94'), white, ink, 7),
    area(
      'M-112 10C-80 -10 -70 30 -30 16C10 0 30 40 60 20C84 8 100 20 112 10C104 60 60 92 0 92C-60 92 -104 60 -112 10Z',
      sky,
    ),
    area(
      'M-98 40C-60 30 -50 56 -10 46C30 36 50 66 90 50C70 80 40 92 0 92C-46 92 -80 74 -98 40Z',
      main,
      'fill-opacity=".55"',
    ),
    area(
      'M60 -126C100 -104 118 -66 118 -24C118 40 70 92 4 94C70 70 96 20 92 -30C90 -70 80 -104 60 -126Z',
      ink,
    ),
    area('M-88 -44C-80 -84 -50 -112 -14 -118C-44 -98 -62 -74 -66 -40Z', sky),
    line('M-30 -60Q0 -84 30 -60M-44 -30Q0 -60 46 -28', sky, 6),
  ].join('')
}

/** Steel with antennae at the ears and a furnace for a mouth. */
function furnaceJaw({ lips, accent, metal, white, ink }: HeadColours): string {
  const skull = 'M0 -116L40 -110L72 -76L78 -20L96 20L74 90L34 116L0 120'
  return [
    bust('giant', metal, ink),
    area('M-50 80L50 80L58 120L-58 120Z', ink),
    line('M-52 94H52M-54 108H54', metal, 5),
    // Antennae
    inked(both('M70 -60L96 -70L104 -150L122 -150L124 -60L128 20L84 40Z'), metal, ink, 5),
    area(both('M108 -140L118 -140L118 10L108 12Z'), ink),
    // Skull
    inked(symmetric(skull), metal, ink, 6),
    area(shadow(skull, 'L10 104L14 40L8 10L26 -10L10 -50L14 -116'), ink),
    area('M-58 -76C-46 -98 -26 -104 -8 -104C-30 -88 -44 -66 -48 -44Z', white),
    line('M0 -116V-60M-72 -20L-54 -10', ink, 5),
    // Eyes
    area(both('M8 -8L26 -44L72 -48L64 -2L30 6Z'), ink),
    area(both('M24 -8L34 -32L60 -36L54 -10L34 -2Z'), lips),
    circle([-42, -18], 7, accent),
    circle([42, -18], 7, accent),
    // Mouth
    area('M-70 20L-24 38L24 38L70 20L62 74L30 102L-30 102L-62 74Z', ink),
    area('M-60 34L-22 48H22L60 34L54 70L28 92H-28L-54 70Z', lips),
    area('M-44 56L0 62L44 56L26 84H-26Z', accent),
  ].join('')
}

/** A cowl with rings around a point on the brow. */
function targetCowl(colours: HeadColours): string {
  const { main, white, ink } = colours
  return [
    bust('broad', main, ink),
    neck('broad', main, ink),
    inked(symmetric(SQUARE_HEAD), main, white, 3),
    area(symmetric(SQUARE_HEAD), main),
    jaw(colours, 'snarl'),
    circle([0, -58], 40, white),
    circle([0, -58], 30, main),
    circle([0, -58], 20, white),
    circle([0, -58], 9, main),
    area(both('M6 -6L20 -16L60 -18L52 8L22 12Z'), white),
    area('M-38 -10h9v12h-9ZM29 -10h9v12h-9Z', ink),
    line('M-73 -30C-74 -4 -72 18 -66 40M73 -30C74 -4 72 18 66 40', white, 4),
  ].join('')
}

/** The hull of a head in ice, with spikes for hair. */
function iceHead({ main, second, white, ink }: HeadColours): string {
  const face = 'M0 -90L48 -84L72 -50L70 40L56 74L28 100L0 102'
  return [
    bust('broad', main, ink),
    area(both('M110 128L130 92L142 132L160 112L166 158Z'), white),
    neck('broad', main, ink),
    inked(
      symmetric('M0 -150L18 -112L40 -142L48 -98L80 -120L76 -74L100 -76L78 -36L92 -10L72 -6L0 -40'),
      second,
      ink,
      4,
    ),
    inked(symmetric(face), main, ink, 5),
    area('M14 -88L48 -84L72 -50L70 40L56 74L28 100L8 101L12 62L4 48L12 30L4 10L20 -8L8 -40Z', ink),
    area('M-58 -56L-30 -78L-40 -20L-62 -10ZM-56 20L-44 70L-30 84L-46 34Z', white),
    area(both('M8 -16L30 -26L62 -22L58 -12L32 -14L12 -6Z'), ink),
    area('M-52 -8L-18 -6L-24 5L-46 4ZM52 -8L18 -6L24 5L46 4Z', white),
    area('M-26 56L0 50L24 52L24 58L-22 62Z', ink),
    line('M-20 30L-6 34M-64 0L-44 -6L-34 10', ink, 3),
  ].join('')
}

/** Steel in bands, under hair of steel. */
function bandedSteel({ main, second, white, ink, metal }: HeadColours): string {
  return [
    bust('giant', metal, ink),
    area(both('M66 84C110 80 190 96 232 140L250 200L150 180L90 130Z'), main),
    line(both('M90 100L110 160M130 104L156 170M170 112L200 184'), ink, 4),
    area(symmetric('M0 118L60 108L80 150L50 240L0 240'), second),
    neck('broad', metal, ink),
    inked(symmetric(SQUARE_HEAD), metal, ink, 5),
    area(shadow(SQUARE_HEAD), ink),
    // Bands
    line('M-72 -8H-54M-72 8H-58M-70 24H-52M-68 40H-46M-62 56H-40M-56 72H-30', ink, 4),
    area('M-52 12L-44 20L-40 50L-50 48Z', white),
    // Hair in blocks
    inked(
      'M-80 -14L-78 -84L-56 -116L10 -126L60 -114L80 -80L78 -14L66 -30L60 -58L20 -66L-20 -58L-60 -52L-66 -30Z',
      ink,
      ink,
    ),
    line('M-66 -72L-48 -102L-8 -110M-56 -62L-36 -86', metal, 5),
    area('M-56 -22L-14 -16L-14 -6L-52 -8Z', ink),
    area('M-50 -8L-18 -6L-22 4L-44 3ZM50 -9L20 -6L24 3L42 2Z', white),
    area('M-4 24L-12 30L2 35L10 28ZM-26 54L-4 51L20 52L22 57L-4 58L-26 60Z', ink),
  ].join('')
}

export const HIDES_AND_SHELLS = {
  rhino: hornedHide,
  thing: stonePlates,
  redskull: bareSkull,
  dome: glassDome,
  ultron: furnaceJaw,
  bullseye: targetCowl,
  ice: iceHead,
  steel: bandedSteel,
} satisfies Record<string, Head>
