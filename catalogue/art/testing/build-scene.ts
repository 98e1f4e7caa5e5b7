import type { Person, Scene } from '../compositions/scene.ts'
import { distance, mix } from '../drawing/colour.ts'
import { Chance, hash } from '../drawing/seed.ts'
import { type Era, type InkName, type Inks, inksOf } from '../eras.ts'
import { lookOf } from '../looks/look-of.ts'

/** Any field of a scene. Colours that are not given follow from the era and the lead. */
export interface SceneOverrides extends Partial<Scene> {
  /** Another seed gives another picture of the same facts. */
  seed?: string
}

const FIELD_NAMES: Record<Era, readonly InkName[]> = {
  gold: ['yellow', 'red', 'sky', 'green', 'orange', 'blue', 'cream', 'purple'],
  silver: ['yellow', 'sky', 'red', 'orange', 'green', 'purple', 'blue', 'pink'],
  bronze: ['orange', 'yellow', 'teal', 'purple', 'red', 'sky', 'green', 'navy'],
  nineties: ['purple', 'sky', 'orange', 'pink', 'yellow', 'green', 'blue', 'red', 'teal'],
  now: ['cream', 'red', 'yellow', 'sky', 'teal', 'orange', 'pink', 'white', 'navy', 'green'],
}
const NIGHT_NAMES = ['navy', 'purple', 'teal'] as const
const PEOPLE_FIELDS = ['yellow', 'sky', 'orange', 'pink', 'teal', 'red', 'cream', 'green'] as const
const CELLS: Record<Era, number> = { gold: 11, silver: 9, bronze: 8, nineties: 7, now: 9 }

/** A neighbour of each field by hue, darker. */
const SHADES: Partial<Record<InkName, readonly [InkName, number]>> = {
  yellow: ['orange', 0.42],
  orange: ['red', 0.36],
  pink: ['red', 0.3],
  sky: ['blue', 0.34],
  cream: ['yellow', 0.5],
  white: ['grey', 0.45],
  blue: ['navy', 0.55],
}

/** Somebody by the name that the catalogue has for them. */
export function personNamed(name: string): Person {
  return { name, look: lookOf({ name, role: null, teams: [], colours: [], emblem: '' }) }
}

/** A page to paint, as the cover maker would give it. */
export function buildScene(overrides: SceneOverrides = {}): Scene {
  const { seed = 'seed', ...given } = overrides
  const era = given.era ?? 'silver'
  const inks = inksOf(era)
  const lead = given.lead ?? personNamed('Spider-Man')
  const step = given.step ?? hash(`${seed} step`) % 60
  const isModern = era === 'now' || era === 'nineties'
  return {
    era,
    inks,
    chance: new Chance(seed),
    lead,
    others: [],
    genre: lead.look.genre,
    number: String(step + 1),
    step,
    top: 140,
    bottom: era === 'now' ? 566 : 600,
    ...coloursOf(era, inks, lead, step),
    gutter: isModern ? inks.white : inks.paper,
    cell: CELLS[era],
    main: inks[lead.look.main],
    second: inks[lead.look.second],
    detail: 1,
    mayOverlap: era === 'nineties' || era === 'bronze',
    isCosmic: lead.look.genre === 'cosmic' || lead.look.genre === 'myth',
    fields: new Chance(`${seed} fields`).shuffled(PEOPLE_FIELDS).map((name) => inks[name]),
    id: (name) => `t${hash(seed).toString(36)}${name}`,
    ...given,
  }
}

function coloursOf(era: Era, inks: Inks, { look }: Person, step: number) {
  const main = inks[look.main]
  const isFar = (name: InkName) =>
    distance(inks[name], main) > 0.2 && distance(inks[name], inks[look.second]) > 0.1
  const fieldName = at(FIELD_NAMES[era].filter(isFar), step * 3)
  const field = inks[fieldName]
  const night = inks[at(NIGHT_NAMES, step)]
  const pops = [inks.yellow, inks.white, inks.orange, inks.sky].filter(
    (ink) => distance(ink, field) > 0.18 && distance(ink, main) > 0.16,
  )
  const pop = pops[0] ?? inks.white
  const glows = [inks.sky, inks.orange, inks.pink, inks.yellow, inks.red].filter(
    (ink) => distance(ink, night) > 0.2 && distance(ink, pop) > 0.12,
  )
  const [neighbour, share] = SHADES[fieldName] ?? ['black', 0.25]
  return {
    fieldName,
    field,
    shade: mix(field, inks[neighbour], share),
    night,
    pop,
    glow: at(glows, step),
    moonlight: at([inks.yellow, inks.white, inks.cream, inks.orange], step),
  }
}

function at<Item>(items: readonly Item[], place: number): Item {
  return items[place % items.length] as Item
}
