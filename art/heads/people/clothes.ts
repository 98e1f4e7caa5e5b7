import { area, circle, line } from '../../drawing/elements.ts'
import { star } from '../../drawing/shapes.ts'
import { both, symmetric } from '../mirrored.ts'
import { LAPEL, type Shoulders } from '../outlines.ts'
import { bust } from '../parts.ts'
import { curls, layers, type Part, patch, piece } from './person.ts'

// What is worn on the shoulders.

function shoulders(kind: Shoulders, collar?: Part): Part {
  return (colours) =>
    bust(kind, colours.main, colours.ink, collar === undefined ? {} : { collar: collar(colours) })
}

export const plain = shoulders('broad')
export const plainNarrow = shoulders('narrow')
export const plainGiant = shoulders('giant')

/** Lapels in the second colour. */
export const jacket = shoulders('broad', patch(both(LAPEL), 'second'))
export const jacketNarrow = shoulders(
  'narrow',
  patch(both('M27 112C40 126 100 130 132 152L116 186L40 150Z'), 'second'),
)

const SHIRT = layers(
  piece('M-38 104L0 236L38 104L16 124L-16 124Z', 'white', 3),
  piece('M-11 126L11 126L6 146L16 214L0 236L-16 214L-6 146Z', 'accent', 3),
)
/** Shirt and tie. */
export const suit = layers(plain, SHIRT)
export const suitNarrow = layers(
  plainNarrow,
  piece('M-27 110L0 200L27 110L40 126L0 232L-40 126Z', 'white', 3),
)
/** A bow tie. */
export const bowTied = layers(
  plain,
  piece('M-38 104L0 236L38 104L16 124L-16 124Z', 'white', 3),
  piece('M0 128L-34 112L-34 152L0 138L34 152L34 112L0 128Z', 'accent', 3),
)

/** A yoke over both shoulders. */
export const yoke = shoulders(
  'broad',
  patch(symmetric('M0 172L60 150L176 162C160 134 80 128 40 104L0 118'), 'second'),
)
export const yokeNarrow = shoulders(
  'narrow',
  patch(symmetric('M0 176L50 150L140 160C120 134 60 128 27 108L0 122'), 'second'),
)
export const yokeGiant = shoulders(
  'giant',
  patch(symmetric('M0 190L70 150L240 160C200 100 110 84 66 84L0 130'), 'second'),
)

/** Bare at the neck, down to a point. */
export const openShirt = layers(
  plain,
  patch('M-38 100L0 220L38 100Z', 'skin'),
  patch('M38 100L0 220L10 112Z', 'ink'),
)

/** Bare shoulders. */
export const bareGiant: Part = ({ skin, second, ink }) =>
  bust('giant', skin, ink, { collar: area('M-150 96L-110 90L60 240L-20 240Z', second) })
export const bare: Part = ({ skin, second, ink }) =>
  bust('broad', skin, ink, { collar: area('M-120 134L-86 128L30 240L-50 240Z', second) })
export const bareNarrow: Part = ({ main, skin, ink }) =>
  bust('narrow', skin, ink, {
    collar: area('M-154 240L-110 190Q-60 160 0 196Q60 160 110 190L154 240Z', main),
  })

/** Bands across the chest. */
export const stripes = shoulders(
  'broad',
  layers(
    patch('M-112 128L112 128L150 146L-150 146Z', 'second'),
    patch('M-186 172L186 172L190 194L-190 194ZM-192 216L192 216L192 238L-192 238Z', 'second'),
  ),
)

const HOOD_DOWN = 'M0 150L34 104L66 84L108 112L96 150L44 182L0 190'
export const hoodie = layers(plain, piece(symmetric(HOOD_DOWN), 'second', 4))
export const hoodieNarrow = layers(plainNarrow, piece(symmetric(HOOD_DOWN), 'second', 4))

const FUR = curls(
  [
    [-40, 96],
    [-70, 92],
    [-108, 104],
    [-136, 124],
    [-132, 152],
    [-96, 162],
    [-56, 174],
    [0, 184],
    [56, 174],
    [96, 162],
    [132, 152],
    [136, 124],
    [108, 104],
    [70, 92],
    [40, 96],
    [0, 132],
  ],
  [0, 136],
  1.14,
)
export const furCollar = layers(plain, piece(FUR, 'second', 4))

const PADS = piece(both('M92 112C150 96 206 118 214 178L132 172L84 136Z'), 'metal', 4)
export const armoured = layers(plain, PADS)
export const armouredNarrow = layers(
  plainNarrow,
  piece(both('M64 120C110 100 162 116 170 168L104 166Z'), 'metal', 4),
)

const WINGS_OF_COLLAR = piece(both('M30 112L74 26L108 56L116 112L62 160Z'), 'second', 4)
/** A collar that stands up to the ears. */
export const tallCollar = layers(plain, WINGS_OF_COLLAR)
export const tallCollarNarrow = layers(plainNarrow, WINGS_OF_COLLAR)

/** A cape with two clasps. */
export const caped: Part = layers(
  piece(symmetric('M0 84L60 92C120 100 200 124 226 240L0 240'), 'second', 4),
  plain,
  piece(both('M44 108C90 116 150 130 190 170L120 240L60 160Z'), 'second', 4),
  ({ accent, ink }) =>
    circle([-62, 148], 15, accent, `stroke="${ink}" stroke-width="3.5"`) +
    circle([62, 148], 15, accent, `stroke="${ink}" stroke-width="3.5"`),
)

/** A round neck and a large star below it. */
export const starred: Part = layers(plain, (colours) =>
  area(star([0, 182], 56), colours.accent, `stroke="${colours.ink}" stroke-width="4"`),
)

/** A scarf around the neck. */
const SCARF = layers(
  piece('M-54 92Q0 124 54 92L68 122Q0 168 -68 122Z', 'accent', 4),
  piece('M-50 128L-20 142L-24 226L-66 214Z', 'accent', 4),
)
export const scarf = layers(plain, SCARF)
export const scarfNarrow = layers(plainNarrow, SCARF)

/** Straps over a shirt. */
export const harness = layers(
  plain,
  piece('M-120 132L-92 128L-40 240L-80 240ZM120 132L92 128L40 240L80 240Z', 'second', 3),
)
export const vest = layers(
  plain,
  piece('M-42 108L-96 126L-88 240L-30 240ZM42 108L96 126L88 240L30 240Z', 'second', 3),
)

/** Medals and straps of rank. */
export const uniform = layers(
  plain,
  piece('M-44 100L0 132L44 100L60 122L0 166L-60 122Z', 'main', 3),
  piece('M-150 142L-96 126L-90 142L-144 162ZM150 142L96 126L90 142L144 162Z', 'accent', 3),
  ({ accent, ink }) =>
    circle([-72, 190], 12, accent, `stroke="${ink}" stroke-width="3"`) +
    line('M-92 172H-52', ink, 5),
)

/** A white coat over the second colour. */
export const labCoat = layers(
  (colours) => bust('narrow', colours.white, colours.ink),
  piece('M-27 110L0 220L27 110L12 124L-12 124Z', 'second', 3),
  ({ ink }) => line('M-40 124L-64 160L-44 166L0 236M40 124L64 160L44 166', ink, 3),
)

/** A string of beads. */
export const beads: Part = ({ accent, ink }) =>
  [
    [-50, 124],
    [-32, 142],
    [-11, 151],
    [11, 151],
    [32, 142],
    [50, 124],
  ]
    .map(([x = 0, y = 0]) => circle([x, y], 9, accent, `stroke="${ink}" stroke-width="2.5"`))
    .join('')

/** Broad wings of light, in the accent. */
export const wingsOfLight = layers(
  piece(
    both('M60 130L96 -40L140 -150L150 -70L206 -120L196 -30L244 -40L204 60L236 90L160 150Z'),
    'accent',
    4,
  ),
  yoke,
)
/** A ribbon around the neck. */
export const choker = layers(bareNarrow, patch('M-30 96Q0 116 30 96L31 112Q0 132 -31 112Z', 'ink'))

/** Four more arms, each with a sword. */
export const sixArms = layers(
  piece(both('M132 -190L150 -190L156 -20L138 -20Z'), 'metal', 3),
  piece(both('M196 -130L212 -124L190 30L174 26Z'), 'metal', 3),
  piece(both('M60 140L120 90L132 -30L160 -30L156 110L90 180Z'), 'skin', 4),
  piece(both('M80 170L150 130L168 20L196 26L190 146L110 210Z'), 'skin', 4),
  plainNarrow,
)
