import { distance, mix } from '../drawing/colour.ts'
import { Memo } from '../drawing/memo.ts'
import { Chance } from '../drawing/seed.ts'
import { type Era, type InkName, type Inks, inksOf } from '../eras.ts'
import type { Look } from '../looks/look.ts'
import { shadeOf } from '../shades.ts'

/** The colours of one picture: few inks of its era, chosen against the lead's own. */
export interface Palette {
  field: string
  fieldName: InkName
  shade: string
  night: string
  glow: string
  pop: string
  moonlight: string
  main: string
  second: string
  /** How many fields there are to choose from. */
  fieldCount: number
  nightCount: number
}

/** So many grounds a series goes through before the first returns. */
const ENOUGH = 7
/** For somebody whose own colours leave fewer. */
const FURTHER_FIELDS: readonly InkName[] = ['pink', 'cream', 'blue', 'sky', 'grey', 'green', 'tan']

const FIELDS: Record<Era, readonly InkName[]> = {
  gold: ['yellow', 'red', 'sky', 'green', 'orange', 'blue', 'cream', 'purple'],
  silver: ['yellow', 'sky', 'red', 'orange', 'green', 'purple', 'blue', 'pink'],
  bronze: ['orange', 'yellow', 'teal', 'purple', 'red', 'sky', 'green', 'navy'],
  nineties: ['purple', 'sky', 'orange', 'pink', 'yellow', 'green', 'blue', 'red', 'teal'],
  now: ['cream', 'red', 'yellow', 'sky', 'teal', 'orange', 'pink', 'white', 'navy', 'green'],
}

const NIGHTS: Record<Era, readonly InkName[]> = {
  gold: ['navy', 'purple', 'teal', 'slate', 'brown'],
  silver: ['navy', 'purple', 'blue', 'teal', 'slate'],
  bronze: ['navy', 'purple', 'teal', 'slate', 'blue'],
  nineties: ['navy', 'purple', 'blue', 'slate', 'teal'],
  now: ['navy', 'purple', 'teal', 'slate', 'brown'],
}

interface Turning {
  /** How many things lie on the grounds by turns. */
  things?: number
  /** The night is the ground, not the field. */
  isAtNight?: boolean
}

/** `count` differs between neighbours on a shelf, and each time that a composition returns. */
export function paletteFor(
  look: Look,
  era: Era,
  seed: number,
  count: number,
  { things, isAtNight = false }: Turning = {},
): Palette {
  const inks = inksOf(era)
  const main = inks[look.main]
  const second = inks[look.second]
  const { fields, nights } = groundsOf(look, era, seed)
  const step = count + roundsOfThings(count, fields.length, things)
  const fieldName = at(fields, step + (seed % 5))
  const field = inks[fieldName]
  // On a field another night comes each time that the field returns; where the night is the ground, they take turns.
  const turned = isAtNight ? 0 : Math.floor(step / fields.length)
  const night = at(orElse(nights, [inks.navy]), step + turned)
  const pop =
    [inks.yellow, inks.white, inks.orange, inks.sky].find(
      (ink) => distance(ink, field) > 0.18 && distance(ink, main) > 0.16,
    ) ?? inks.white
  return {
    field,
    fieldName,
    shade: shadeOf(inks, fieldName),
    night,
    glow: glowFor(inks, night, pop, step),
    pop,
    moonlight: at(
      [inks.yellow, inks.white, inks.pink, inks.orange, inks.sky],
      step + Math.floor(step / (nights.length || 1)) + (seed % 3),
    ),
    main,
    second,
    fieldCount: fields.length,
    nightCount: nights.length || 1,
  }
}

interface Grounds {
  fields: readonly InkName[]
  nights: readonly string[]
}

/** A series has the same ones on every issue with the same lead. */
const knownGrounds = new Memo<Grounds>(5000)

function groundsOf({ main, second }: Look, era: Era, seed: number): Grounds {
  return knownGrounds.take(`${era} ${seed} ${main} ${second}`, () => {
    const inks = inksOf(era)
    const apart = (name: InkName) =>
      distance(inks[name], inks[main]) > 0.2 && distance(inks[name], inks[second]) > 0.1
    const usual = new Chance(seed ^ 77).shuffled(FIELDS[era]).filter(apart)
    const further = FURTHER_FIELDS.filter((name) => !usual.includes(name) && apart(name))
    const enough = [...usual, ...further.slice(0, Math.max(0, ENOUGH - usual.length))]
    const nights = new Chance(seed ^ 5)
      .shuffled(nightsOf(inks, era))
      .filter((ink) => distance(ink, inks[main]) > 0.1)
    return { fields: orElse(enough, FIELDS[era]), nights }
  })
}

/** When every thing has lain on every ground, the grounds take one more step, or both would go round together. */
function roundsOfThings(count: number, fields: number, things = 0): number {
  if (things === 0) return 0
  let all = fields
  while (all % things !== 0) all += fields
  return Math.floor(count / all)
}

/** Besides the dark inks, nights lit by a fire and under leaves. */
function nightsOf(inks: Inks, era: Era): string[] {
  const dark = NIGHTS[era].map((name) => inks[name])
  return [...dark, mix(inks.red, inks.black, 0.5), mix(inks.green, inks.black, 0.5)]
}

function glowFor(inks: Inks, night: string, pop: string, step: number): string {
  const choices = [inks.sky, inks.orange, inks.pink, inks.yellow, inks.red].filter(
    (ink) => distance(ink, night) > 0.2 && distance(ink, pop) > 0.12,
  )
  return choices[step % 3] ?? inks.orange
}

/** A field for each of several people, in another order for each issue. */
export function fieldsOfPeople(inks: Inks, seed: number): string[] {
  const names: InkName[] = ['yellow', 'sky', 'orange', 'pink', 'teal', 'red', 'cream', 'green']
  return new Chance(seed).shuffled(names).map((name) => inks[name])
}

function at<Item>(items: readonly Item[], place: number): Item {
  return items[place % items.length] as Item
}

function orElse<Item>(items: readonly Item[], others: readonly Item[]): readonly Item[] {
  return items.length > 0 ? items : others
}
