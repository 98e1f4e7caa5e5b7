import { distance, lightness } from '../drawing/colour.ts'
import { Chance } from '../drawing/seed.ts'
import { type InkName, inksOf } from '../eras.ts'

export type ThreeInks = readonly [main: InkName, second: InkName, accent: InkName]

/** Inks for cloth. Those of skin are left out, brown and cream with them: nobody may look undressed. */
const CLOTH_INKS: readonly InkName[] = [
  'white',
  'black',
  'slate',
  'red',
  'blue',
  'sky',
  'yellow',
  'green',
  'orange',
  'purple',
  'pink',
  'grey',
  'navy',
  'teal',
]
/** Bark, fur and stone may be brown. */
const BODY_INKS: readonly InkName[] = [...CLOTH_INKS, 'brown']
const ACCENTS: readonly InkName[] = ['yellow', 'white', 'red', 'sky', 'black', 'orange']

/** Suits for those whose colours nobody has written down. */
const SUITS: readonly (readonly InkName[])[] = [
  ['red', 'yellow'],
  ['blue', 'white'],
  ['green', 'yellow'],
  ['purple', 'white'],
  ['orange', 'navy'],
  ['teal', 'yellow'],
  ['red', 'black'],
  ['navy', 'yellow'],
  ['purple', 'green'],
  ['blue', 'red'],
  ['yellow', 'black'],
  ['green', 'purple'],
  ['grey', 'red'],
]

/** Closer than this, two inks of one costume are taken for one. */
const APART = 0.17
const SILVER = inksOf('silver')
const HEX = /^#[0-9a-f]{6}$/i

/** The factor by which `distance` counts lightness, and the one that keeps a dark red red. */
const COUNTED = 1.3
const WANTED = 0.45
/** Brown is for what is brown indeed: dark reds and olives lie close to it. */
const BROWN_PRICE = 0.045

/** Three inks, all different: those nearest to the colours, then what goes with them. */
export function inksFor(
  colours: readonly string[],
  seed: string,
  options: { isBody: boolean },
): ThreeInks {
  const chance = new Chance(`${seed} colours`)
  const inks = options.isBody ? BODY_INKS : CLOTH_INKS
  const chosen: InkName[] = []
  for (const colour of colours.filter((text) => HEX.test(text)).slice(0, 3)) {
    chosen.push(nearest(colour, inks, chosen))
  }
  for (const ink of chance.pick(SUITS)) {
    if (chosen.length < 2 && isApart(ink, chosen)) chosen.push(ink)
  }
  for (const ink of [...chance.shuffled(ACCENTS), ...CLOTH_INKS]) {
    if (chosen.length < 3 && isApart(ink, chosen)) chosen.push(ink)
  }
  return chosen as [InkName, InkName, InkName]
}

/** Whichever of the two is easier to see on the first. */
export function clearest(on: InkName, one: InkName, other: InkName): InkName {
  const ground = SILVER[on]
  return distance(ground, SILVER[one]) >= distance(ground, SILVER[other]) ? one : other
}

function nearest(colour: string, inks: readonly InkName[], taken: readonly InkName[]): InkName {
  const free = inks.filter((ink) => isApart(ink, taken))
  return free.reduce((best, ink) => (away(colour, ink) < away(colour, best) ? ink : best))
}

/** Cloth is named by its hue: a dark red is red before it is brown. */
function away(colour: string, ink: InkName): number {
  const light = lightness(colour) - lightness(SILVER[ink])
  const all = distance(colour, SILVER[ink])
  const hue = Math.max(0, all ** 2 - (COUNTED * light) ** 2)
  const price = ink === 'brown' ? BROWN_PRICE : 0
  return Math.sqrt(hue + (WANTED * light) ** 2) + price
}

function isApart(ink: InkName, taken: readonly InkName[]): boolean {
  return taken.every((other) => distance(SILVER[ink], SILVER[other]) >= APART)
}
